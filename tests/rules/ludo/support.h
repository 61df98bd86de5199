// Short ways to say what a ludo test is about: rules by name, positions as text, and what a roll may come to.
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

#include "notation/ludo/text.h"
#include "rules/ludo/ludo.h"
#include "sentences/catalogue.h"

namespace fourfold::ludo::test {

using Settings = std::initializer_list<std::pair<std::string_view, std::string_view>>;

inline Rules rules_of(std::string_view preset, Settings settings = {}) {
  Rules rules;
  bool found = false;
  for (const auto& each : presets()) {
    if (each.name != preset) continue;
    rules = each.rules;
    found = true;
  }
  EXPECT_TRUE(found) << preset;
  for (const auto& [name, value] : settings) {
    bool set = false;
    for (const auto& option : options()) {
      if (option.name == name) set = option.set(rules, value).has_value();
    }
    EXPECT_TRUE(set) << name << "=" << value;
  }
  EXPECT_TRUE(check(rules)) << english(check(rules).error());
  return rules;
}

inline State state_of(std::string_view text, const Rules& rules = {}) {
  const Result<State> state = parse_position(rules, text);
  if (state) return *state;
  ADD_FAILURE() << text << ": " << english(state.error());
  return begin_with(rules, Seat::one);
}

inline Roll roll_of(const State& state, std::string_view dice) {
  const Result<Roll> roll = parse_roll(state, dice);
  EXPECT_TRUE(roll) << dice;
  return roll.value_or(Roll{});
}

// Where each legal play of the roll leads, as text; a position named twice is a fault of its own.
inline std::set<std::string> results(const State& state, std::string_view dice) {
  std::set<std::string> texts;
  const State rolled = roll(state, roll_of(state, dice));
  for (const Play& play : legal(rolled)) {
    EXPECT_TRUE(texts.insert(format_position(apply(rolled, play))).second)
        << format_play(rolled, play) << " leads nowhere new";
  }
  return texts;
}

inline std::set<std::string> results(std::string_view text, std::string_view dice, const Rules& rules = {}) {
  return results(state_of(text, rules), dice);
}

// After the roll and the play as written.
inline State played(const State& state, std::string_view dice, std::string_view play) {
  const State rolled = roll(state, roll_of(state, dice));
  const Result<Play> read = parse_play(rolled, play);
  if (read) return apply(rolled, *read);
  ADD_FAILURE() << format_position(rolled) << " " << play << ": " << english(read.error());
  return rolled;
}

// What is said to a play that is not allowed; empty where it is.
inline std::string refusal(const State& state, std::string_view dice, std::string_view play) {
  const Result<Play> read = parse_play(roll(state, roll_of(state, dice)), play);
  return read ? std::string() : english(read.error());
}

using Texts = std::set<std::string>;

}  // namespace fourfold::ludo::test
