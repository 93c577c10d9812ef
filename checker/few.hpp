// A short list without storage of its own on the heap, for lists whose length the rules bound.
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <type_traits>

namespace assize {

/// At most N plain items; one more is a bug and throws.
template <typename T, std::size_t N>
class Few {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Few() {}  // the items come later
  void push_back(const T& item) {
    if (size_ == N) throw std::length_error("more items than the rules allow for");
    storage_.items[size_++] = item;
  }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const T& front() const { return storage_.items[0]; }
  [[nodiscard]] const T* begin() const { return storage_.items.data(); }
  [[nodiscard]] const T* end() const { return storage_.items.data() + size_; }

 private:
  union Storage {
    Storage() {}
    std::array<T, N> items;
  };
  Storage storage_;
  std::size_t size_ = 0;
};

}  // namespace assize
