// Ludo, the game: everything its rules offer under one name.
#pragma once

#include <span>
#include <string_view>

#include "rules/ludo/deeds.h"
#include "rules/ludo/moves.h"
#include "rules/ludo/outcome.h"
#include "rules/ludo/rules.h"
#include "rules/ludo/state.h"
#include "rules/ludo/walk.h"
#include "rules/message.h"

namespace fourfold::ludo {

struct Game {
  static constexpr std::string_view name = "ludo";
  static Message title() { return say<"game.ludo.title">(); }
  static constexpr std::string_view match_option{};
  static std::optional<Setting> seating(int players) { return ludo::seating(players); }
  static constexpr Clauses clauses{"LU", 13};

  using Rules = ludo::Rules;
  using State = ludo::State;
  using Play = ludo::Play;
  using Roll = ludo::Roll;
  using PlayList = ludo::PlayList;
  using OfferList = ludo::OfferList;

  static std::span<const Preset<Rules>> presets() { return ludo::presets(); }
  static std::span<const Option<Rules>> options() { return ludo::options(); }
};

}  // namespace fourfold::ludo
