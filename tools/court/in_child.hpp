// Work in a process of its own: what it takes of memory is given back when it ends.
#pragma once

#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace assize::court {

/// What `work` returns, computed in a child process. The error: the child ended before it had an answer.
[[nodiscard]] tl::expected<std::string, std::string> in_child(const std::function<std::string()>& work);

}  // namespace assize::court
