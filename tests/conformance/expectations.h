// What the conformance suite has to be told about each game: what is conserved, and when points add up to nothing.
#pragma once

#include <bit>

#include <gtest/gtest.h>

#include "notation/notation.h"

namespace fourfold::test {

template <class G>
struct Expectations;

template <>
struct Expectations<backgammon::Game> {
  static bool zero_sum(const backgammon::Rules&) { return true; }
  static backgammon::State as_read_back(const backgammon::State& state) { return state; }
  // Every checker is on a point, on the bar or off.
  static void check_pieces(const backgammon::State& /*before*/, const backgammon::State& after) {
    for (const auto& side : after.position().sides) {
      int total = 0;
      for (const int checkers : side) total += checkers;
      ASSERT_EQ(total, backgammon::checkers_a_side(after.rules()));
    }
  }
};

template <>
struct Expectations<checkers::Game> {
  static bool zero_sum(const checkers::Rules&) { return true; }
  // A FEN does not tell the moves before it.
  static checkers::State as_read_back(const checkers::State& state) { return state.without_history(); }
  // The mover keeps all checkers, the other side only loses some; nobody stands on two squares' worth.
  static void check_pieces(const checkers::State& before, const checkers::State& after) {
    const auto& was = before.board();
    const auto& is = after.board();
    ASSERT_EQ(is.dark & is.light, 0U);
    ASSERT_EQ(is.kings & ~(is.dark | is.light), 0U);
    const bool dark_kept = std::popcount(is.dark) == std::popcount(was.dark);
    const bool light_kept = std::popcount(is.light) == std::popcount(was.light);
    ASSERT_TRUE(dark_kept || light_kept);
    ASSERT_LE(std::popcount(is.dark | is.light), std::popcount(was.dark | was.light));
    ASSERT_EQ(was.kings & was.dark & ~is.kings & is.dark, 0U);  // once a king, always a king while it stands there
  }
};

template <>
struct Expectations<ludo::Game> {
  static bool zero_sum(const ludo::Rules&) { return true; }
  static ludo::State as_read_back(const ludo::State& state) { return state; }
  // Four pieces a seat, each in base, on its way or home; what is home stays home.
  static void check_pieces(const ludo::State& before, const ludo::State& after) {
    for (const Seat seat : seats(after.rules())) {
      int home_before = 0;
      int home_after = 0;
      for (const int progress : before.pieces(seat)) home_before += progress == ludo::home ? 1 : 0;
      for (const int progress : after.pieces(seat)) {
        ASSERT_GE(progress, ludo::base);
        ASSERT_LE(progress, ludo::home);
        home_after += progress == ludo::home ? 1 : 0;
      }
      ASSERT_TRUE(home_after >= home_before || after.resigned(seat));
    }
  }
};

template <>
struct Expectations<backgammon_dice::Game> {
  // A scored round gives each side the tournament points it has earned, and takes none.
  static bool zero_sum(const backgammon_dice::Rules& rules) { return !rules.scored; }
  static backgammon_dice::State as_read_back(const backgammon_dice::State& state) { return state; }
  // No space holds three pawns or both colours.
  static void check_pieces(const backgammon_dice::State& /*before*/, const backgammon_dice::State& after) {
    const auto position = after.position();
    int here[2][17] = {};
    for (int side = 0; side < 2; ++side) {
      for (const auto& pawn : position.pawns[static_cast<std::size_t>(side)]) {
        if (pawn.space < 1 || pawn.space > 16) continue;  // captured, or borne off
        const int space = side == 0 ? pawn.space : 17 - pawn.space;
        ++here[side][space];
        ASSERT_LE(here[side][space], 2);
        ASSERT_EQ(here[1 - side][space], 0);
      }
    }
  }
};

}  // namespace fourfold::test
