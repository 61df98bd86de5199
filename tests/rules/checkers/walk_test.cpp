// Moving a checker square by square: every path through a turn against the legal plays.
#include <string>
#include <vector>

#include "notation/checkers/hop_text.h"
#include "rules/checkers/walk.h"
#include "tests/rules/checkers/helpers.h"
#include "tests/support/effort.h"
#include "tests/support/walks.h"

namespace fourfold::checkers::test {
namespace {

using Hops = std::vector<Hop>;

Texts offered(const State& state, const Hops& made = {}) {
  Texts texts;
  for (const Hop& hop : next_hops(state, made)) texts.insert(format_hop(state, made, hop));
  return texts;
}

// The position that is shown, as text.
std::string shown(const State& state, const Hops& made) {
  return format_position(*State::from(state.rules(), preview(state, made)));
}

std::string whole(const State& state, const Hops& made) {
  const auto play = play_of(state, made);
  return play ? format_play(state, *play) : "not yet";
}

// Dark's man on 1 can jump 6 and 14, or 6 and 15; 10 is empty.
constexpr std::string_view fork = "B:W6,14,15,32:B1,2";

TEST(CheckersWalk, a_step_is_one_hop_and_captures_come_first) {
  const State start = begin_with(tournament(), Seat::one);
  EXPECT_EQ(offered(start), (Texts{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}));
  EXPECT_EQ(whole(start, {{11, 15}}), "11-15");
  EXPECT_EQ(offered(start, {{11, 15}}), Texts{});
  EXPECT_EQ(offered(start, {{11, 14}}), Texts{});
  EXPECT_EQ(whole(start, {{11, 14}}), "not yet");
  EXPECT_EQ(offered(at(fork)), (Texts{"1x10", "2x9"}));
}

TEST(CheckersWalk, each_jump_is_a_hop_and_must_go_on_in_a_tournament) {
  const State state = at(fork);
  EXPECT_EQ(offered(state, {{1, 10}}), (Texts{"10x17", "10x19"}));
  EXPECT_EQ(whole(state, {}), "not yet");
  EXPECT_EQ(whole(state, {{1, 10}}), "not yet");
  EXPECT_EQ(whole(state, {{1, 10}, {10, 19}}), "1x10x19");
  EXPECT_EQ(offered(state, {{1, 10}, {10, 19}}), Texts{});
}

TEST(CheckersWalk, a_capture_may_stop_where_that_is_agreed) {
  const State state = at(fork, botanica());
  EXPECT_EQ(offered(state), (Texts{"1x10", "1-5", "2x9", "2-7"}));
  EXPECT_EQ(whole(state, {{1, 10}}), "1x10");
  EXPECT_EQ(offered(state, {{1, 10}}), (Texts{"10x17", "10x19"}));
  EXPECT_EQ(whole(state, {{1, 10}, {10, 17}}), "1x10x17");
}

TEST(CheckersWalk, jumped_checkers_are_lifted_as_they_are_jumped) {
  const State state = at(fork);
  EXPECT_EQ(shown(state, {}), format_position(state));
  EXPECT_EQ(preview(state, Hops{{1, 10}}), at("B:W14,15,32:B10,2").position());
  EXPECT_EQ(preview(state, Hops{{1, 10}, {10, 17}}), at("B:W15,32:B17,2").position());
  EXPECT_EQ(preview(state, Hops{{2, 11}}), state.position());
}

TEST(CheckersWalk, a_man_crowned_on_its_way_shows_as_a_king) {
  Rules rules = tournament();
  EXPECT_EQ(offered(at("B:W25,26:B21", rules), {{21, 30}}), Texts{});
  rules.crowning = Crowning::goes_on;
  const State state = at("B:W25,26:B21", rules);
  EXPECT_EQ(offered(state, {{21, 30}}), Texts{"30x23"});
  EXPECT_EQ(preview(state, Hops{{21, 30}}), at("B:W26:BK30", rules).position());
}

TEST(CheckersWalk, words_are_not_walked) {
  const State state = initial(botanica());
  ASSERT_EQ(state.status(), Status::choose_first);
  EXPECT_TRUE(next_hops(state, {}).empty());
  EXPECT_FALSE(play_of(state, {}));
  EXPECT_EQ(preview(state, {}), state.position());
  EXPECT_TRUE(dice_left(state, {}).empty());
}

bool check_walks(const State& state, RandomSource& random) {
  const auto fits = [&](std::span<const Hop> made, const State& after) {
    return preview(state, made).board == after.board();
  };
  return fourfold::test::Walks(state, fourfold::test::EveryPath{}, fits, random).check();
}

TEST(CheckersWalks, through_turns_of_random_play) {
  RandomSource random(8);
  for_each_movement([&](const Rules& rules) {
    for (int checked = 0; checked < fourfold::test::effort(2000) && !testing::Test::HasFailure();) {
      State state = begin_with(rules, Seat::one);
      for (; phase(state) != Phase::over; ++checked) {
        if (!check_walks(state, random)) return;
        const PlayList plays = legal(state);
        state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
      }
    }
  });
}

// Kings among many scattered men, where captures are long and come back to where they were.
TEST(CheckersWalks, through_turns_of_scattered_positions) {
  RandomSource random(9);
  for_each_movement([&](const Rules& rules) {
    for (int checked = 0; checked < fourfold::test::effort(2000) && !testing::Test::HasFailure();) {
      Position position{Board{0, 0, 0}, Side::dark, Status::playing};
      const std::uint32_t emptiness = 2 + random.below(5);
      for (unsigned square = 0; square < Square::count; ++square) {
        const Squares here = Square::nth(square).mask();
        const std::uint32_t fate = random.below(emptiness + 4);
        if (fate == 0) position.board.dark |= here;
        if (fate >= 1 && fate <= 3) position.board.light |= here;
        if (fate <= 3 && random.below(2) == 0) position.board.kings |= here;
      }
      const auto state = State::from(rules, position);
      if (!state || phase(*state) == Phase::over) continue;
      ++checked;
      if (!check_walks(*state, random)) return;
    }
  });
}

}  // namespace
}  // namespace fourfold::checkers::test
