// Backgammon: everything the other rooms need of it.
#pragma once

#include "rules/backgammon/deeds.h"
#include "rules/backgammon/moves.h"
#include "rules/backgammon/outcome.h"
#include "rules/backgammon/rules.h"
#include "rules/backgammon/state.h"
#include "rules/backgammon/walk.h"
#include "rules/game.h"

namespace fourfold::backgammon {

struct Game {
  static constexpr std::string_view name = "backgammon";
  static Message title() { return say<"game.backgammon.title">(); }
  static constexpr std::string_view match_option = "match_length";
  static constexpr std::optional<Setting> seating(int /*players*/) { return std::nullopt; }
  static constexpr Clauses clauses{"BG", 22};

  using Rules = backgammon::Rules;
  using State = backgammon::State;
  using Play = backgammon::Play;
  using Roll = backgammon::Roll;
  using PlayList = backgammon::PlayList;
  using OfferList = backgammon::OfferList;

  static std::span<const Preset<Rules>> presets() { return backgammon::presets(); }
  static std::span<const Option<Rules>> options() { return backgammon::options(); }
};

}  // namespace fourfold::backgammon
