// Backgammon Dice: sixteen spaces, five pawn dice a side, and sides of the pawns that change how they move.
#pragma once

#include <span>
#include <string_view>

#include "rules/backgammon_dice/dice.h"
#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/outcome.h"
#include "rules/backgammon_dice/rules.h"
#include "rules/backgammon_dice/state.h"
#include "rules/backgammon_dice/walk.h"

namespace fourfold::backgammon_dice {

struct Game {
  static constexpr std::string_view name = "backgammon-dice";
  static constexpr std::string_view title = "Backgammon Dice";
  static constexpr std::string_view summary =
      "A short race of five pawn dice a side, where captured pawns come back changed.";
  static constexpr std::string_view match_option = "match_points";
  static constexpr std::optional<Setting> seating(int /*players*/) { return std::nullopt; }

  using Rules = backgammon_dice::Rules;
  using State = backgammon_dice::State;
  using Play = backgammon_dice::Play;
  using Roll = backgammon_dice::Roll;
  using PlayList = backgammon_dice::PlayList;
  using OfferList = backgammon_dice::OfferList;

  static std::span<const Preset<Rules>> presets() { return backgammon_dice::presets(); }
  static std::span<const Option<Rules>> options() { return backgammon_dice::options(); }
};

}  // namespace fourfold::backgammon_dice
