#include "cli/named_game.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_texts.h"
#include "cli/report.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"
#include "sentences/named_texts.h"

namespace fourfold::cli {
namespace {

// The names of games and of boxes, of which each means one thing.
std::vector<std::string_view> games_and_boxes() {
  std::vector<std::string_view> names(game_names.begin(), game_names.end());
  for (const Box box : boxes_besides_games()) names.push_back(name(box));
  return names;
}

// The box that is named in place of a game.
std::optional<Box> box_of_question(const Question& question) {
  const bool a_game = std::ranges::find(game_names, question.game) != game_names.end();
  return a_game ? std::nullopt : box_named(question.game);
}

struct NamedRules {
  std::string_view game;
  std::string_view preset;
  Box box;
};

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// The presets of all games that are called so, here or on the page.
std::vector<NamedRules> rules_called(std::string_view word) {
  std::vector<NamedRules> found;
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      if (same_letters(word, preset.name) || same_letters(word, preset_title(words(), G::name, preset.name))) {
        found.push_back({G::name, preset.name, preset.box});
      }
    }
  });
  return found;
}

}  // namespace

std::string as_written(std::string_view word, std::span<const std::string_view> names) {
  const auto found = std::ranges::find_if(names, [&](std::string_view name) { return same_letters(word, name); });
  return std::string(found == names.end() ? word : *found);
}

std::string rules_as_written(std::string_view word) {
  std::vector<std::string_view> names(box_names.begin(), box_names.end());
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) names.push_back(preset.name);
  });
  return as_written(word, names);
}

Answer<void> settle_named_game(Question& question) {
  const std::vector<std::string_view> known = games_and_boxes();
  question.game = as_written(question.game, known);
  question.rules = rules_as_written(question.rules);
  if (std::ranges::find(known, question.game) != known.end()) return {};
  const std::vector<NamedRules> found = rules_called(question.game);
  if (found.empty()) return refuse(unknown_name<"unknown.game-or-box">(question.game, known));
  if (found.size() == 1 && question.rules.empty()) {
    question.game = found.front().game;
    question.rules = found.front().preset;
    return {};
  }
  std::vector<Message> places;
  places.reserve(found.size());
  for (const NamedRules& rules : found) {
    places.push_back(say<"unknown.preset-place", "game", "box">(rules.game, name(rules.box)));
  }
  return refuse<"unknown.game-but-preset", "word", "places">(question.game, std::move(places));
}

Answer<std::vector<std::string>> games_meant(const Question& question) {
  const std::optional<Box> box = box_of_question(question);
  if (!box) return std::vector{question.game};
  std::vector<std::string> games;
  for (const BoxedGame& boxed : contents(*box)) {
    const auto named = std::ranges::find(boxed.presets, question.rules);
    if (question.rules.empty() || named != boxed.presets.end()) games.emplace_back(boxed.game);
  }
  if (!games.empty()) return games;
  return refuse<"terminal.not-in-box", "box", "word", "names">(name(*box), clipped(question.rules), presets_of(*box));
}

void settle_game(Question& question, const std::string& game) {
  if (box_of_question(question) && question.rules.empty()) question.rules = question.game;
  question.game = game;
}

}  // namespace fourfold::cli
