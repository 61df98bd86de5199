// What the terminal calls games and boxes, in the chosen language.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/language.h"
#include "rules/any_game.h"
#include "sentences/named_texts.h"

namespace fourfold::cli {

inline std::string game_title(std::string_view game) { return text_at("game." + std::string(game) + ".title"); }
inline std::string game_summary(std::string_view game) {
  return text_at("terminal.game." + std::string(game) + ".summary");
}

inline std::string box_title(Box box) { return text_at("box." + std::string(name(box)) + ".title"); }
inline std::string box_meaning(Box box) { return text_at("box." + std::string(name(box)) + ".line"); }
// "Liberty 2-in-1: backgammon and ludo".
inline Message box_summary(Box box) { return say<"terminal.games.box", "box", "games">(box_title(box), games_in(box)); }
// The rules of a table in a few words, as the page says them: "Liberty rules", "Liberty rules · Beginner Level". What
// is called like the game need not be said twice.
inline std::string rules_played(std::string_view game, std::string_view preset) {
  const std::optional<Box> box = box_of(game, preset);
  std::string title = preset_title(words(), game, preset);
  if (!box || name(*box) == game) return title;
  const std::string in_box = text_at("box." + std::string(name(*box)) + ".rules");
  return presets_in(*box, game).size() == 1 ? in_box : in_box + " · " + title;
}

// Boxes that are not called like a game, so that a word means one thing.
inline std::vector<Box> boxes_besides_games() {
  std::vector<Box> boxes;
  for (const Box box : all_boxes) {
    if (std::ranges::find(game_names, name(box)) == game_names.end()) boxes.push_back(box);
  }
  return boxes;
}

// The presets of all games of a box, each name once.
inline std::vector<std::string> presets_of(Box box) {
  std::vector<std::string> presets;
  for (const BoxedGame& boxed : contents(box)) {
    for (const std::string_view preset : boxed.presets) {
      if (std::ranges::find(presets, preset) == presets.end()) presets.emplace_back(preset);
    }
  }
  return presets;
}

}  // namespace fourfold::cli
