// Short ways to put a backgammon position on the board and to ask what can be played.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "notation/backgammon/text.h"
#include "rules/backgammon/backgammon.h"
#include "sentences/catalogue.h"

namespace fourfold::backgammon::test {

using Men = std::initializer_list<std::pair<int, int>>;  // {point, how many}; 25 is the bar

// The rest of a side's checkers are borne off. Both sides are given in the mover's numbering, as on a diagram: an
// opposing checker on the bar stands on 0.
inline Position board(const Rules& rules, Men own, Men opposing) {
  Position position;
  position.stage = Stage::turn_start;
  position.sides[0][off] = position.sides[1][off] = static_cast<std::uint8_t>(checkers_a_side(rules));
  for (const auto& [point, count] : own) {
    position.sides[0][static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(count);
    position.sides[0][off] = static_cast<std::uint8_t>(position.sides[0][off] - count);
  }
  for (const auto& [point, count] : opposing) {
    position.sides[1][static_cast<std::size_t>(25 - point)] = static_cast<std::uint8_t>(count);
    position.sides[1][off] = static_cast<std::uint8_t>(position.sides[1][off] - count);
  }
  return position;
}

inline State make(const Rules& rules, const Position& position) {
  auto state = State::from(rules, position);
  if (!state) {
    ADD_FAILURE() << english(state.error());
    return initial(rules);
  }
  return *state;
}

// Seat one on turn, before the roll.
inline State stand(Men own, Men opposing, const Rules& rules = {}) { return make(rules, board(rules, own, opposing)); }

inline State with_dice(const State& state, const std::string& dice) {
  return *with_roll(state, *parse_roll(state, dice));
}

using Texts = std::set<std::string>;

// Every legal play in notation.
inline Texts plays(const State& state) {
  Texts texts;
  for (const Play& play : legal(state)) texts.insert(format_play(state, play));
  return texts;
}
inline Texts plays(const State& state, const std::string& dice) { return plays(with_dice(state, dice)); }

inline State after(const State& state, const std::string& play) {
  const auto read = parse_play(state, play);
  if (!read) {
    ADD_FAILURE() << play << ": " << english(read.error());
    return state;
  }
  return apply(state, *read);
}

// Why the play is refused; empty if it is not.
inline std::string refusal(const State& state, const std::string& play) {
  const auto read = parse_play(state, play);
  return read ? "" : english(read.error());
}

inline const Rules& preset(std::string_view name) {
  const auto all = presets();
  return std::find_if(all.begin(), all.end(), [&](const auto& preset) { return preset.name == name; })->rules;
}

inline Rules match_to(int length) {
  Rules rules;
  rules.match_length = static_cast<std::uint16_t>(length);
  return rules;
}

}  // namespace fourfold::backgammon::test
