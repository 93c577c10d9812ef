#include "spec/smt/case/claim.hpp"

namespace assize::smt::cases {

std::string text_of(const Num& n) { return n.known() ? std::to_string(*n.known()) : "?"; }

std::string text_of(const Bool& b) { return b.known() ? (*b.known() ? "true" : "false") : "?"; }

Claim equal(std::string key, const Num& is, int expected) {
  return {std::move(key), is == Num(expected), std::to_string(expected), text_of(is)};
}

Claim equal(std::string key, const Bool& is, bool expected) {
  return {std::move(key), expected ? is : !is, expected ? "true" : "false", text_of(is)};
}

Claim equal(std::string key, const std::string& is, const std::string& expected) {
  return {std::move(key), is == expected, expected, is};
}

}  // namespace assize::smt::cases
