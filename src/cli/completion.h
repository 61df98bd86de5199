// Scripts that teach shells to complete the program's commands, games, options, presets, rules and bots.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace fourfold::cli {

std::string bash_completion(const CLI::App& program);
std::string zsh_completion(const CLI::App& program);
std::string fish_completion(const CLI::App& program);

}  // namespace fourfold::cli
