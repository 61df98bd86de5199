// Short words for the tests of checkers: positions from FENs, plays as sets of texts.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/checkers/text.h"
#include "rules/checkers/checkers.h"
#include "sentences/catalogue.h"

namespace fourfold::checkers::test {

using Texts = std::set<std::string>;

inline Rules tournament() { return presets()[0].rules; }
inline Rules botanica() { return presets()[1].rules; }

// The position of a FEN; a refused one fails the test.
inline State at(std::string_view fen, const Rules& rules = tournament()) {
  const Result<State> state = parse_position(rules, fen);
  if (!state) {
    ADD_FAILURE() << fen << ": " << english(state.error());
    return State{};
  }
  return *state;
}

inline Texts plays_of(const State& state) {
  Texts texts;
  for (const Play& play : legal(state)) {
    EXPECT_TRUE(texts.insert(format_play(state, play)).second) << "listed twice: " << format_play(state, play);
  }
  return texts;
}

inline Texts offers_of(const State& state) {
  Texts texts;
  for (const Play& play : offers(state)) texts.insert(format_play(state, play));
  return texts;
}

// The state after plays given as texts, with blanks for those of one word; a refused one fails the test.
inline State after(State state, std::initializer_list<std::string_view> plays) {
  for (const std::string_view text : plays) {
    const Result<Play> play = parse_play(state, text);
    if (!play) {
      ADD_FAILURE() << text << ": " << english(play.error()) << " (" << format_position(state) << ")";
      return state;
    }
    state = apply(state, *play);
  }
  return state;
}

// Why a play is refused; an accepted one fails the test.
inline std::string refusal(const State& state, std::string_view text) {
  const Result<Play> play = parse_play(state, text);
  if (play) ADD_FAILURE() << text << " was accepted";
  return play ? "" : english(play.error());
}

inline Outcome dark_wins() { return Outcome{{1, -1, 0, 0}}; }
inline Outcome light_wins() { return Outcome{{-1, 1, 0, 0}}; }

// Rules with every combination of the options that bear on moving.
template <class Visit>
void for_each_movement(Visit visit) {
  for (const Capture capture : {Capture::optional, Capture::compulsory}) {
    for (const Chain chain : {Chain::may_stop, Chain::must_finish}) {
      for (const Crowning crowning : {Crowning::ends_turn, Crowning::goes_on}) {
        Rules rules = tournament();
        rules.capture = capture;
        rules.chain = chain;
        rules.crowning = crowning;
        visit(rules);
      }
    }
  }
}

}  // namespace fourfold::checkers::test
