// The one closed list of the games. A fifth game is two lines here.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "rules/backgammon/backgammon.h"
#include "rules/backgammon_dice/backgammon_dice.h"
#include "rules/checkers/checkers.h"
#include "rules/game.h"
#include "rules/ludo/ludo.h"
#include "rules/rule_set.h"

namespace fourfold {

using AllGames = std::tuple<backgammon::Game, checkers::Game, ludo::Game, backgammon_dice::Game>;

// Calls visit.operator()<G>() for every game in turn.
template <class Visit>
void for_each_game(Visit&& visit) {
  [&]<class... Games>(std::type_identity<std::tuple<Games...>>) {
    static_assert((Game<Games> && ...));
    (visit.template operator()<Games>(), ...);
  }(std::type_identity<AllGames>{});
}

inline constexpr auto game_names = []<class... Games>(std::type_identity<std::tuple<Games...>>) {
  return std::array<std::string_view, sizeof...(Games)>{Games::name...};
}(std::type_identity<AllGames>{});

// A game in a box, and the presets that the box has for it.
struct BoxedGame {
  std::string_view game;
  std::vector<std::string_view> presets;
};

inline std::vector<BoxedGame> contents(Box box) {
  std::vector<BoxedGame> games;
  for_each_game([&]<class G>() {
    BoxedGame game{G::name, {}};
    for (const auto& preset : G::presets()) {
      if (preset.box == box) game.presets.push_back(preset.name);
    }
    if (!game.presets.empty()) games.push_back(std::move(game));
  });
  return games;
}

inline std::vector<std::string> games_in(Box box) {
  std::vector<std::string> names;
  for (const BoxedGame& game : contents(box)) names.emplace_back(game.game);
  return names;
}

// The presets that a box has for a game, none where it is not in it.
inline std::vector<std::string_view> presets_in(Box box, std::string_view game) {
  for (BoxedGame& boxed : contents(box)) {
    if (boxed.game == game) return std::move(boxed.presets);
  }
  return {};
}

// The box that a game's preset is from.
inline std::optional<Box> box_of(std::string_view game, std::string_view preset) {
  std::optional<Box> box;
  for_each_game([&]<class G>() {
    for (const auto& one : G::presets()) {
      if (G::name == game && one.name == preset) box = one.box;
    }
  });
  return box;
}

// What is said to a word that is no game; a box may have been meant.
inline Message unknown_game(std::string_view word) {
  const auto box = box_named(word);
  if (!box) return unknown_name<"unknown.game">(word, game_names);
  return say<"unknown.game-but-box", "word", "games">(word, games_in(*box));
}

// What is said to a word that is none of a game's presets, but may be a box without that game, or a preset of another.
inline Message unknown_preset(std::string_view word, std::string_view game, std::span<const std::string_view> presets) {
  if (const auto box = box_named(word)) {
    return say<"unknown.preset-but-box", "word", "game", "games", "names">(word, game, games_in(*box),
                                                                           rule_set_detail::listed(presets));
  }
  std::vector<Message> places;
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      if (preset.name == word) places.push_back(say<"unknown.preset-place", "game", "box">(G::name, name(preset.box)));
    }
  });
  if (places.empty()) return unknown_name<"unknown.preset", "game">(word, presets, game);
  return say<"unknown.preset-elsewhere", "word", "game", "places", "names">(word, game, std::move(places),
                                                                            rule_set_detail::listed(presets));
}

// The name of the preset that a word means at a game: one of the game's own, the first that a box of that name has for
// the game, or for no word the game's first. A word that means nothing here may mean something elsewhere, and then the
// refusal says where.
template <class G>
Result<std::string_view> meant_preset(std::string_view word) {
  if (word.empty()) return G::presets().front().name;
  for (const auto& preset : G::presets()) {
    if (preset.name == word) return preset.name;
  }
  const std::optional<Box> box = box_named(word);
  for (const auto& preset : G::presets()) {
    if (box && preset.box == *box) return preset.name;
  }
  return refuse(unknown_preset(word, G::name, preset_names<G>()));
}

// Calls visit.operator()<G>() for the game of that name and returns its result, or says which games there are. The
// visitor returns a Result; the refusal of an unknown name takes the same shape.
template <class Visit>
auto with_game(std::string_view name, Visit&& visit) {
  using Returned = decltype(visit.template operator()<std::tuple_element_t<0, AllGames>>());
  std::optional<Returned> returned;
  for_each_game([&]<class G>() {
    if (G::name == name) returned.emplace(visit.template operator()<G>());
  });
  if (returned) return *std::move(returned);
  return Returned(refuse(unknown_game(name)));
}

}  // namespace fourfold
