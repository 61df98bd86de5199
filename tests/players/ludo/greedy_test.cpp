// Ludo's greedy list, rule by rule: in each position an earlier rule is weighed against a later one.
#include "players/ludo/greedy.h"

#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

struct Decided {
  State after;
  std::string reason;
};

// Seat 1's own pieces against seat 3's, with the dice.
Decided decide(Pieces own, Pieces opposing, std::string_view dice, const Rules& rules = {}) {
  Position position;
  position.pieces[0] = own;
  position.pieces[2] = opposing;
  const Result<State> state = State::from(rules, position);
  if (!state) {
    ADD_FAILURE() << english(state.error());
    return {initial(rules), ""};
  }
  const State rolled = roll(*state, roll_of(*state, dice));
  const auto decision = *Greedy().think(rolled);
  return {apply(rolled, decision.play), std::string(decision.reason.code)};
}

TEST(LudoGreedy, captures_before_it_finishes) {
  // A piece of seat 3 with progress 30 stands 4 spaces on from seat 1's flower: 26 + 30 - 52.
  const auto [after, reason] = decide({base, base, 1, 52}, {base, base, base, 30}, "43");
  EXPECT_EQ(after.pieces(Seat::three), all_in_base);
  EXPECT_EQ(reason, "reason.ludo.captures");
}

TEST(LudoGreedy, finishes_before_it_enters) {
  const auto [after, reason] = decide({base, base, 10, 50}, all_in_base, "65");
  EXPECT_EQ(after.pieces(Seat::one)[3], home);
  EXPECT_EQ(reason, "reason.ludo.brings-a-piece-home");
}

TEST(LudoGreedy, enters_before_it_reaches_the_column) {
  const auto [after, reason] = decide({base, base, base, 46}, all_in_base, "61");
  EXPECT_EQ(after.pieces(Seat::one)[2], flower);
  EXPECT_EQ(reason, "reason.ludo.brings-a-piece-into-play");
}

TEST(LudoGreedy, reaches_the_column_before_it_runs) {
  const auto [after, reason] = decide({base, base, 20, 48}, all_in_base, "52");
  EXPECT_GT(after.pieces(Seat::one)[3], last_on_track);
  EXPECT_EQ(reason, "reason.ludo.reaches-the-home-column");
}

TEST(LudoGreedy, runs_with_its_foremost_piece) {
  const auto [after, reason] = decide({base, base, 5, 30}, all_in_base, "43");
  EXPECT_EQ(after.pieces(Seat::one), (Pieces{base, base, 5, 37}));
  EXPECT_EQ(reason, "reason.ludo.runs");
}

TEST(LudoGreedy, leaves_a_piece_in_the_column_alone_when_it_can_run) {
  // 54 could only be bounced about.
  const auto [after, reason] = decide({base, base, 5, 54}, all_in_base, "43");
  EXPECT_EQ(after.pieces(Seat::one), (Pieces{base, base, 12, 54}));
}

TEST(LudoGreedy, does_not_decline_for_nothing) {
  const auto [after, reason] =
      decide({base, base, 5, 30}, all_in_base, "43", rules_of("standard", {{"must_use", "may-decline"}}));
  EXPECT_EQ(after.pieces(Seat::one), (Pieces{base, base, 5, 37}));
}

TEST(LudoGreedy, passes_when_it_must) {
  const auto [after, reason] = decide(all_in_base, all_in_base, "43");
  EXPECT_EQ(reason, "reason.ludo.can-do-nothing");
}

}  // namespace
}  // namespace fourfold::ludo::test
