// What a net sees of ludo: the same from every seat, and each shot once.
#include "players/ludo/features.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "players/seeded_draws.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

// The same game with everybody so many seats further on.
State turned(const State& state, int by) {
  const Position was = state.position();
  Position position = was;
  for (int i = 0; i < max_seats; ++i) {
    const auto to = static_cast<std::size_t>((i + by) % max_seats);
    position.pieces[to] = was.pieces[static_cast<std::size_t>(i)];
    position.resigned[to] = was.resigned[static_cast<std::size_t>(i)];
  }
  position.turn = seat_at((index(was.turn) + by) % max_seats);
  return *State::from(state.rules(), position);
}

std::vector<int> seen(const State& state) {
  const Switches on = switches_of(state);
  std::vector<int> all(on.begin(), on.end());
  std::ranges::sort(all);
  return all;
}

std::vector<int> shots(std::string_view position, const Rules& rules = {}) {
  std::vector<int> found = seen(state_of(position, rules));
  std::erase_if(found, [](int number) { return number < first_shot || number >= first_entry; });
  return found;
}

TEST(LudoFeatures, are_the_same_from_every_seat) {
  for (const char* const preset : {"standard", "beginner", "classic"}) {
    for (const char* const seats : {"1,3", "1,2", "1,2,3", "1,2,3,4"}) {
      State state = begin_with(rules_of(preset, {{"seats", seats}}), Seat::one);
      for (std::uint64_t k = 0; k < 400 && phase(state) != Phase::over; ++k) {
        if (phase(state) == Phase::decide) {
          state = apply(state, players::play_drawn(state, k));
          continue;
        }
        for (int by = 1; by < max_seats; ++by) ASSERT_EQ(seen(turned(state, by)), seen(state));
        state = roll(state, players::roll_drawn(state, k));
      }
    }
  }
}

TEST(LudoFeatures, lie_within_the_net) {
  const std::vector<int> start = seen(state_of("1:b,b,b,b 2:b,b,b,b 3:b,b,b,b 4:b,b,b,b turn:1"));
  ASSERT_EQ(start.size(), 4U) << "four bases, and nothing else";
  EXPECT_LT(seen(state_of("1:h,h,h,50 4:0,50,55,h turn:4")).back(), net_switches);
}

// Seat 3 stands on 26 + its progress, as seat 1 counts.
TEST(LudoFeatures, see_who_stands_before_whom) {
  EXPECT_TRUE(shots("1:h,h,h,10 3:h,h,h,10 turn:1").empty());
  EXPECT_EQ(shots("1:h,h,h,30 3:h,h,h,10 turn:1").size(), 1U) << "6 before it";
  EXPECT_EQ(shots("1:h,h,h,24 3:h,h,h,10 turn:1").size(), 1U) << "12 before it";
  EXPECT_TRUE(shots("1:h,h,h,23 3:h,h,h,10 turn:1").empty()) << "13 before it";
  EXPECT_TRUE(shots("1:h,h,h,24 3:h,h,h,10 turn:1", rules_of("classic")).empty()) << "too far for one die";
  EXPECT_NE(shots("1:h,h,h,30 3:h,h,h,10 turn:1"), shots("1:h,h,h,31 3:h,h,h,10 turn:1")) << "the distance counts";
  EXPECT_NE(shots("1:h,h,h,30 3:h,h,h,10 turn:1"), shots("1:h,h,h,30 3:h,h,h,10 turn:3")) << "so does who rolls";
  // A piece on 49 turns into its column and never reaches what stands beyond: seat 3 with 27 is on 53, seat 1's 1.
  EXPECT_TRUE(shots("1:h,h,h,49 3:h,h,h,27 turn:1").empty());
}

TEST(LudoFeatures, leave_out_who_does_not_play_any_more) {
  const Rules rules = rules_of("standard", {{"play_on", "on"}});
  EXPECT_EQ(seen(state_of("1:b,5,9,20 2:h,h,h,h 3:0,1,2,30 turn:1", rules)),
            seen(state_of("1:b,5,9,20 3:0,1,2,30 turn:1")));
}

}  // namespace
}  // namespace fourfold::ludo::test
