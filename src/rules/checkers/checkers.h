// Checkers: everything in one include, and the tag that names the game's types.
#pragma once

#include "rules/checkers/deeds.h"
#include "rules/checkers/moves.h"
#include "rules/checkers/outcome.h"
#include "rules/checkers/rules.h"
#include "rules/checkers/state.h"
#include "rules/checkers/walk.h"
#include "rules/message.h"

namespace fourfold::checkers {

struct Game {
  static constexpr std::string_view name = "checkers";
  static Message title() { return say<"game.checkers.title">(); }
  static constexpr std::string_view match_option{};
  static constexpr std::optional<Setting> seating(int /*players*/) { return std::nullopt; }
  static constexpr Clauses clauses{"CK", 10};

  using Rules = checkers::Rules;
  using State = checkers::State;
  using Play = checkers::Play;
  using Roll = checkers::Roll;
  using PlayList = checkers::PlayList;
  using OfferList = checkers::OfferList;

  static std::span<const Preset<Rules>> presets() { return checkers::presets(); }
  static std::span<const Option<Rules>> options() { return checkers::options(); }
};

}  // namespace fourfold::checkers
