#include "tools/court/in_child.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>

namespace assize::court {

namespace {

void write_all(int fd, const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t n = ::write(fd, text.data() + done, text.size() - done);
    if (n <= 0) return;
    done += static_cast<std::size_t>(n);
  }
}

std::string read_all(int fd) {
  std::string text;
  std::array<char, 4096> part{};
  for (ssize_t n = ::read(fd, part.data(), part.size()); n > 0; n = ::read(fd, part.data(), part.size())) {
    text.append(part.data(), static_cast<std::size_t>(n));
  }
  return text;
}

}  // namespace

tl::expected<std::string, std::string> in_child(const std::function<std::string()>& work) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) return tl::unexpected(std::string("no pipe can be had"));
  std::fflush(nullptr);
  const pid_t child = ::fork();
  if (child < 0) return tl::unexpected(std::string("no process can be had"));
  if (child == 0) {
    ::close(ends[0]);
    int status = 0;
    try {
      write_all(ends[1], work());
    } catch (...) {
      status = 1;
    }
    ::_exit(status);
  }
  ::close(ends[1]);
  std::string answer = read_all(ends[0]);
  ::close(ends[0]);
  int status = 0;
  if (::waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return tl::unexpected(std::string("the process ended before it had an answer"));
  }
  return answer;
}

}  // namespace assize::court
