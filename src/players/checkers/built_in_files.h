// The files of data/checkers that are part of the program, by the name of their rules; empty where there are none. The
// module of the browser has none of them: a page fetches them when it needs them, and gives them as resources.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "players/player_files.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

using players::read_file;

std::string_view built_in_tables(std::string_view rules);
std::string_view built_in_nets(std::string_view rules);
std::string_view built_in_book(std::string_view rules);

// How those for these rules are called in data/, built in or not.
std::string tables_file_name(std::string_view rules);
std::string nets_file_name(std::string_view rules);
std::string book_file_name(std::string_view rules);
// Those that these rules' players would use, and that are not built in.
std::vector<std::string> missing_files(const Rules& rules);

}  // namespace fourfold::checkers
