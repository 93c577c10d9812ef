#include "tools/cli/commands.hpp"

namespace assize::cli {

int convert(const ConvertOptions&, const Catalogue&) { return kNotJudged; }

}  // namespace assize::cli
