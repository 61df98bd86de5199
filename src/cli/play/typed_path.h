// Paths of files as people type them inside the program, where no shell has a look at them first.
#pragma once

#include <string>

namespace fourfold::cli {

// With the home folder for a '~' at its beginning, and as a record of ours where it has no ending.
std::string typed_path(const std::string& text);

}  // namespace fourfold::cli
