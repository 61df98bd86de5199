// What the tests of Backgammon Dice share: rules by name, positions by text, random rolls and positions.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "notation/backgammon_dice/text.h"
#include "players/random_source.h"
#include "rules/backgammon_dice/backgammon_dice.h"
#include "sentences/catalogue.h"

namespace fourfold::backgammon_dice::test {

inline Rules preset(std::string_view name) {
  for (const auto& candidate : presets()) {
    if (candidate.name == name) return candidate.rules;
  }
  ADD_FAILURE() << "no preset " << name;
  return {};
}

inline const Rules simple = preset("simple");
inline const Rules basic = preset("basic");
inline const Rules scored = preset("scored");

inline void set(Rules& rules, std::string_view option, std::string_view value) {
  for (const auto& candidate : options()) {
    if (candidate.name != option) continue;
    const auto done = candidate.set(rules, value);
    if (!done) ADD_FAILURE() << english(done.error());
    return;
  }
  ADD_FAILURE() << "no option " << option;
}

inline Rules with(Rules rules, std::string_view option, std::string_view value) {
  set(rules, option, value);
  return rules;
}

// Every value that no preset has by itself.
inline constexpr std::pair<std::string_view, std::string_view> other_options[] = {
    {"setup", "1,2,3,4,5"},   {"duty", "step"},         {"duty", "none"},           {"bear_off", "backgammon"},
    {"must_bear_off", "off"}, {"faces", "D,D,S,S,H,H"}, {"faces", "standard"},      {"redeem_roll", "once"},
    {"switch", "own"},        {"switch", "opponent"},   {"switch", "off"},          {"special_bear_off", "movement"},
    {"scored", "on"},         {"scored", "off"},        {"round_end", "first-off"}, {"symbols", "on"},
    {"symbols", "off"},       {"match_points", "3"},    {"random_start", "5"},
};

inline State position(const Rules& rules, std::string_view text) {
  const auto state = parse_position(rules, text);
  if (!state) {
    ADD_FAILURE() << text << ": " << english(state.error());
    return begin_with(rules, Seat::one);
  }
  return *state;
}

// The position with the roll on the table; captured pawns keep the sides that the text gives them.
inline State rolled(const Rules& rules, std::string_view text, std::string_view dice) {
  const State state = position(rules, text);
  const auto roll = parse_roll(state, dice);
  if (!roll) {
    ADD_FAILURE() << dice << ": " << english(roll.error());
    return state;
  }
  const auto on_table = with_roll(state, *roll);
  if (!on_table) {
    ADD_FAILURE() << dice << ": " << english(on_table.error());
    return state;
  }
  return *on_table;
}

// After the only play of the dice, which ends the game.
inline State over_after(const Rules& rules, std::string_view text, std::string_view dice) {
  const State state = rolled(rules, text, dice);
  EXPECT_EQ(legal(state).size(), 1U);
  const State over = apply(state, legal(state)[0]);
  EXPECT_EQ(phase(over), Phase::over) << format_position(over);
  return over;
}

// Every position that the turn may lead to.
inline std::set<std::string> results(const State& state) {
  std::set<std::string> texts;
  for (const Play& play : legal(state)) texts.insert(format_position(apply(state, play)));
  return texts;
}
inline std::set<std::string> results(const Rules& rules, std::string_view text, std::string_view dice) {
  return results(rolled(rules, text, dice));
}

using Texts = std::set<std::string>;

inline std::string describe(const State& state) { return format_position(state); }

inline Roll draw_roll(const State& state, RandomSource& random) {
  const auto chances = chance(state);
  std::uint32_t n = random.below(chances.total);
  for (const auto& possible : chances.rolls) {
    if (n < possible.weight) return possible.roll;
    n -= possible.weight;
  }
  ADD_FAILURE() << "the weights do not add up to the total";
  return chances.rolls[0].roll;
}

// Pawns thrown on the board at random, some captured or off, with sides that the rules have; nothing when they do not
// fit. One throw in four is a bear-off position.
inline std::optional<State> thrown_together(const Rules& rules, RandomSource& random) {
  Position position;
  const bool ending = random.below(4) == 0;
  for (auto& pawns : position.pawns) {
    for (Pawn& pawn : pawns) {
      const std::uint32_t kind = random.below(10);
      pawn = pawn_on(ending ? 11 + static_cast<int>(random.below(6)) : 1 + static_cast<int>(random.below(16)));
      if (kind == 0 && !ending)
        pawn = pawn_on(captured_space,
                       rules.special_sides && rules.redeem_roll == RedeemRoll::once ? Face::unrolled : Face::regular);
      if (kind == 1) pawn = pawn_on(off_space);
      const bool on_board = pawn.space != captured_space && pawn.space != off_space;
      if (on_board && rules.special_sides && random.below(2) == 0) pawn.face = rules.faces[random.below(6)];
    }
  }
  position.turn = seat_at(static_cast<int>(random.below(2)));
  if (rules.scored) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
      for (const Pawn pawn : position.pawns[seat]) position.score[seat] += pawn.space == off_space ? 3 : 0;
    }
  }
  const auto state = State::from(rules, position);
  if (!state) return std::nullopt;
  return *state;
}

}  // namespace fourfold::backgammon_dice::test
