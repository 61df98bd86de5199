#include "cli/named_game.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "cli/game_texts.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"
#include "sentences/named_texts.h"

namespace fourfold::cli {
namespace {

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

Answer<void> settle_named_game(Question& question) {
  std::vector<std::string_view> known(game_names.begin(), game_names.end());
  for (const Box box : boxes_besides_games()) known.push_back(name(box));
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

}  // namespace fourfold::cli
