// The files of data/checkers that are part of the program, by the name of their rules; empty where there are none. The
// module of the browser has none of them: a page fetches them when it needs them, and gives them as resources.
#pragma once

#include <string_view>

namespace fourfold::checkers {

std::string_view built_in_tables(std::string_view rules);
std::string_view built_in_nets(std::string_view rules);

}  // namespace fourfold::checkers
