// What is claimed of a run: one thing that a scenario expects, and what is the case.
#pragma once

#include <string>
#include <vector>

#include "spec/smt/formula/num.hpp"

namespace assize::smt::cases {

struct Claim {
  std::string key;  ///< "gain red"
  Bool holds;
  std::string expected;
  std::string actual;  ///< where it is known
};
using Claims = std::vector<Claim>;

[[nodiscard]] std::string text_of(const Num& n);
[[nodiscard]] std::string text_of(const Bool& b);
[[nodiscard]] Claim equal(std::string key, const Num& is, int expected);
[[nodiscard]] Claim equal(std::string key, const Bool& is, bool expected);
[[nodiscard]] Claim equal(std::string key, const std::string& is, const std::string& expected);

}  // namespace assize::smt::cases
