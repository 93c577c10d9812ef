// Keeps alive what the views of a loaded catalogue point to.
#pragma once

#include <deque>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize {

class Storage {
 public:
  Catalogue catalogue;

  [[nodiscard]] std::string_view keep(std::string_view text) { return strings_.emplace_back(text); }
  template <typename T>
  [[nodiscard]] std::span<const T> keep(std::vector<T> list) {
    const auto kept = std::make_shared<std::vector<T>>(std::move(list));
    lists_.push_back(kept);
    return *kept;
  }

 private:
  std::deque<std::string> strings_;
  std::vector<std::shared_ptr<const void>> lists_;
};

}  // namespace assize
