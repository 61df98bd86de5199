#include "cli/shell_tables.h"

#include "cli/command_words.h"

namespace fourfold::cli {

void ShellTable::add(const std::string& key, const std::vector<std::string>& words) {
  text_ += "    " + key + ") echo \"" + joined(words, " ") + "\" ;;\n";
}

std::string game_tables() {
  ShellTable games("_fourfold_games");
  ShellTable presets("_fourfold_presets");
  ShellTable rules("_fourfold_rules");
  ShellTable values("_fourfold_rule_values");
  ShellTable bots("_fourfold_bots");
  std::vector<std::string> names;
  for (const GameWords& game : games_in_words()) {
    names.push_back(game.name);
    presets.add(game.name, game.presets);
    bots.add(game.name, game.bots);
    std::vector<std::string> rule_names;
    for (const GameWords::Rule& rule : game.rules) {
      rule_names.push_back(rule.name);
      if (!rule.values.empty()) values.add(game.name + ":" + rule.name, rule.values);
    }
    rules.add(game.name, rule_names);
  }
  games.add("*", names);
  ShellTable boxes("_fourfold_boxes");
  std::vector<std::string> box_names;
  for (const BoxWords& box : boxes_in_words()) {
    box_names.push_back(box.name);
    presets.add(box.name, box.presets);
  }
  boxes.add("*", box_names);
  return games.text() + boxes.text() + presets.text() + rules.text() + values.text() + bots.text();
}

}  // namespace fourfold::cli
