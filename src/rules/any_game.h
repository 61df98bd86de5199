// The one closed list of the games. A fifth game is one line here.
#pragma once

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "rules/backgammon/backgammon.h"
#include "rules/backgammon_dice/backgammon_dice.h"
#include "rules/checkers/checkers.h"
#include "rules/game.h"
#include "rules/ludo/ludo.h"

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

// Calls visit.operator()<G>() for the game of that name and returns its result, or says which games there are. The
// visitor returns a Result; the refusal of an unknown name takes the same shape.
template <class Visit>
auto with_game(std::string_view name, Visit&& visit) {
  using Answer = decltype(visit.template operator()<std::tuple_element_t<0, AllGames>>());
  std::optional<Answer> answer;
  for_each_game([&]<class G>() {
    if (G::name == name) answer.emplace(visit.template operator()<G>());
  });
  if (answer) return *std::move(answer);
  std::string message = "there is no game called '" + std::string(name) + "'";
  if (const std::string_view near = nearest(name, game_names); !near.empty())
    message += "; did you mean '" + std::string(near) + "'?";
  message += " The games are";
  for (std::size_t i = 0; i < game_names.size(); ++i) message += (i == 0 ? " " : ", ") + std::string(game_names[i]);
  return Answer(refuse(message + "."));
}

}  // namespace fourfold
