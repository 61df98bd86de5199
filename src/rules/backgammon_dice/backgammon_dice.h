// Backgammon Dice: sixteen spaces, five pawn dice a side, and sides of the pawns that change how they move.
#pragma once

#include <span>
#include <string_view>

#include "rules/backgammon_dice/deeds.h"
#include "rules/backgammon_dice/dice.h"
#include "rules/backgammon_dice/first_edition.h"
#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/outcome.h"
#include "rules/backgammon_dice/rules.h"
#include "rules/backgammon_dice/state.h"
#include "rules/backgammon_dice/walk.h"
#include "rules/message.h"

namespace fourfold::backgammon_dice {

struct Game {
  static constexpr std::string_view name = "backgammon-dice";
  static Message title() { return say<"game.backgammon-dice.title">(); }
  static constexpr std::string_view match_option = "match_points";
  static constexpr std::optional<Setting> seating(int /*players*/) { return std::nullopt; }
  static constexpr Clauses clauses{"BD", 22};

  using Rules = backgammon_dice::Rules;
  using State = backgammon_dice::State;
  using Play = backgammon_dice::Play;
  using Roll = backgammon_dice::Roll;
  using PlayList = backgammon_dice::PlayList;
  using OfferList = backgammon_dice::OfferList;

  // The first edition is that of records from before BD-6 and BD-9 were ruled as they are (see first_edition.h).
  static constexpr int editions = 2;
  static void go_back_to(int edition, Rules& preset) {
    if (edition == 1) first_edition::go_back_to(preset);
  }

  static std::span<const Preset<Rules>> presets() { return backgammon_dice::presets(); }
  static std::span<const Option<Rules>> options() { return backgammon_dice::options(); }
};

}  // namespace fourfold::backgammon_dice
