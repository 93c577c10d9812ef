// A short list without storage of its own on the heap, for lists whose length the rules bound.
#pragma once

#include <array>
#include <cstddef>

namespace assize {

/// At most N items; one more is a bug and throws std::out_of_range.
template <typename T, std::size_t N>
class Few {
 public:
  void push_back(const T& item) { items_.at(size_++) = item; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const T& front() const { return items_.front(); }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, N> items_{};
  std::size_t size_ = 0;
};

}  // namespace assize
