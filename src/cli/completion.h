// The script that teaches bash to complete the program's commands, games, options, presets and rules. It is made from
// the commands' own options and the games' own tables: there is no second list of either.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fourfold::cli {

std::string bash_completion(const CLI::App& program);

}  // namespace fourfold::cli
