// Everything that comes through standard input, for commands that take '-' for a file.
#pragma once

#include <string>

#include "rules/result.h"

namespace fourfold::cli {

// No more than a record may have.
Result<std::string> read_stdin();

// "match.sgf: ..." of what is said about a file, or about standard input.
Message in_file(const std::string& path, Message reason);

}  // namespace fourfold::cli
