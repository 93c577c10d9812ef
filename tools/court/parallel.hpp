// Independent work by several threads.
#pragma once

#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace assize::court {

/// Calls work(i) for every i below `count`, in no particular order.
template <typename Work>
void in_parallel(std::size_t count, int jobs, const Work& work) {
  std::atomic<std::size_t> next = 0;
  const auto loop = [&] {
    for (std::size_t i = next++; i < count; i = next++) work(i);
  };
  std::vector<std::thread> threads;
  for (int j = 1; j < jobs; ++j) threads.emplace_back(loop);
  loop();
  for (std::thread& t : threads) t.join();
}

}  // namespace assize::court
