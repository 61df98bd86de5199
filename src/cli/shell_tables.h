// Tables in the language that bash and zsh share, for completion scripts.
#pragma once

#include <string>
#include <vector>

namespace fourfold::cli {

// What a name stands for in a script: `FUNCTION KEY` prints the words of the row with that key.
class ShellTable {
 public:
  explicit ShellTable(const std::string& function) : text_(function + "() {\n  case $1 in\n") {}

  void add(const std::string& key, const std::vector<std::string>& words);
  std::string text() const { return text_ + "  esac\n}\n"; }

 private:
  std::string text_;
};

// _fourfold_games and _fourfold_boxes; by game or box _fourfold_presets; by game _fourfold_rules and _fourfold_bots;
// _fourfold_rule_values by GAME:RULE.
std::string game_tables();

}  // namespace fourfold::cli
