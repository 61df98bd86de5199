// Moving pieces one at a time: every path through a turn against the legal plays.
// Seat 3's progress q is seat 1's space q + 26, less 52 beyond 51.
#include <algorithm>
#include <string>
#include <vector>

#include "notation/ludo/hop_text.h"
#include "rules/ludo/walk.h"
#include "tests/rules/ludo/support.h"
#include "tests/support/effort.h"
#include "tests/support/walks.h"

namespace fourfold::ludo::test {
namespace {

// A turn to be walked by the names of its hops.
class Walker {
 public:
  Walker(std::string_view position, std::string_view dice, const Rules& rules = {})
      : state_(state_of(position, rules)), rolled_(roll(state_, roll_of(state_, dice))) {}

  Texts offered() const {
    Texts texts;
    for (const Hop& hop : next_hops(rolled_, made_)) texts.insert(format_hop(rolled_, made_, hop));
    return texts;
  }
  Walker& hop(std::string_view name) {
    const HopList hops = next_hops(rolled_, made_);
    const auto* const found = std::find_if(hops.begin(), hops.end(),
                                           [&](const Hop& each) { return format_hop(rolled_, made_, each) == name; });
    if (found == hops.end()) {
      ADD_FAILURE() << name << " is not offered";
    } else {
      made_.push_back(*found);
    }
    return *this;
  }
  // The play that the hops are, as text.
  std::string play() const {
    const auto play = play_of(rolled_, made_);
    return play ? format_play(rolled_, *play) : "not yet";
  }
  std::vector<int> dice() const {
    std::vector<int> pips;
    for (const Die die : dice_left(rolled_, made_)) pips.push_back(die.pips());
    return pips;
  }
  Pieces pieces(Seat seat) const { return *preview(rolled_, made_).pieces[static_cast<std::size_t>(index(seat))]; }
  const State& state() const { return rolled_; }

 private:
  State state_;
  State rolled_;
  std::vector<Hop> made_;
};

TEST(LudoWalk, a_piece_enters_and_moves_on) {
  Walker walker("1:b,b,b,b 3:b,b,b,b turn:1", "64");
  EXPECT_EQ(walker.offered(), Texts{"enter"});
  EXPECT_EQ(walker.play(), "not yet");
  EXPECT_EQ(walker.dice(), (std::vector{6, 4}));
  walker.hop("enter");
  EXPECT_EQ(walker.pieces(Seat::one), (Pieces{base, base, base, 0}));
  EXPECT_EQ(walker.dice(), std::vector{4});
  EXPECT_EQ(walker.offered(), Texts{"0/4"});
  EXPECT_EQ(walker.play(), "not yet");
  walker.hop("0/4");
  EXPECT_EQ(walker.play(), "b/0/4");
  EXPECT_EQ(walker.offered(), Texts{});
  EXPECT_EQ(walker.dice(), std::vector<int>{});
}

TEST(LudoWalk, the_sum_is_one_hop_and_no_piece_moves_twice) {
  Walker walker("1:b,b,5,20 3:b,b,b,b turn:1", "43");
  EXPECT_EQ(walker.offered(), (Texts{"5/8", "5/9", "5/12", "20/23", "20/24", "20/27"}));
  EXPECT_EQ(Walker(walker).hop("5/8").offered(), Texts{"20/24"});
  EXPECT_EQ(Walker(walker).hop("20/24").offered(), Texts{"5/8"});
  EXPECT_EQ(Walker(walker).hop("5/12").play(), "5/12");
  EXPECT_EQ(Walker(walker).hop("5/12").dice(), std::vector<int>{});
}

TEST(LudoWalk, a_piece_alone_goes_by_the_sum_only) {
  EXPECT_EQ(Walker("1:b,b,b,5 3:b,b,b,b turn:1", "43").offered(), Texts{"5/12"});
}

TEST(LudoWalk, another_piece_on_the_landing_space_may_move_on) {
  // 5/8 and the other piece 8/12 come to the same as 5/12.
  Walker walker("1:b,b,5,8 3:b,b,b,b turn:1", "43");
  EXPECT_EQ(walker.hop("5/8").offered(), Texts{"8/12"});
  EXPECT_EQ(walker.hop("8/12").play(), "5/12");
}

TEST(LudoWalk, the_number_is_told_where_two_lead_to_one_place) {
  // From 53 a 1 goes to 54, and so does a 5 by way of home.
  Walker walker("1:b,10,30,53 3:b,b,b,b turn:1", "51");
  EXPECT_TRUE(walker.offered().contains("53/54 with 5"));
  EXPECT_TRUE(walker.offered().contains("53/54 with 1"));
  EXPECT_EQ(walker.hop("53/54 with 5").dice(), std::vector{1});
  EXPECT_EQ(walker.offered(), (Texts{"10/11", "30/31"}));
  const Rules both = rules_of("standard", {{"entry", "1,6"}});
  EXPECT_EQ(Walker("1:b,b,b,b 3:b,b,b,b turn:1", "61", both).offered(), (Texts{"enter with 6", "enter with 1"}));
}

TEST(LudoWalk, going_home_with_one_die_may_be_all) {
  // LU-7: 52 by the 4 goes home, and the 3 then has nothing to move.
  Walker walker("1:b,b,b,52 3:b,b,b,b turn:1", "43");
  EXPECT_EQ(walker.offered(), (Texts{"52/h", "52/53"}));  // by the sum it comes back to 53
  EXPECT_EQ(walker.hop("52/h").play(), "52/h");
}

TEST(LudoWalk, passing_takes_no_hop) {
  Walker stuck("1:b,b,b,b 3:b,b,b,b turn:1", "54");
  EXPECT_EQ(stuck.offered(), Texts{});
  EXPECT_EQ(stuck.play(), "pass");
  Walker free("1:b,b,b,5 3:b,b,b,b turn:1", "43", rules_of("standard", {{"must_use", "may-decline"}}));
  EXPECT_EQ(free.play(), "pass");
  EXPECT_EQ(free.offered(), (Texts{"5/8", "5/9", "5/12"}));
  EXPECT_EQ(free.hop("5/8").play(), "5/8");
}

TEST(LudoWalk, a_third_six_is_not_played) {
  const Rules rules = rules_of("classic", {{"finish", "bounce"}});
  Walker walker("1:b,b,b,53 3:b,b,b,b turn:1 sixes:2", "6", rules);
  EXPECT_EQ(walker.offered(), Texts{});
  EXPECT_EQ(walker.play(), "pass");
}

TEST(LudoWalk, pieces_go_back_when_the_turn_ends_or_when_landed_on) {
  Walker walker("1:b,b,5,20 3:b,b,b,34 turn:1", "43");
  EXPECT_TRUE(walker.offered().contains("5/8*"));
  EXPECT_EQ(walker.hop("5/8*").pieces(Seat::three), (Pieces{base, base, base, 34}));
  Walker landing("1:b,b,5,20 3:b,b,b,34 turn:1", "43", rules_of("standard", {{"capture", "landing"}}));
  EXPECT_EQ(landing.hop("5/8*").pieces(Seat::three), all_in_base);
}

// A bounce that ends where it began is a play (LU-7, LU-11), and has to be made.
TEST(LudoWalk, there_and_back_is_no_pass) {
  Walker walker("1:h,h,h,51 3:b,h,h,40 turn:1", "64");
  EXPECT_EQ(walker.play(), "not yet");
  EXPECT_EQ(walker.offered(), Texts{"51/51"});
  EXPECT_EQ(walker.hop("51/51").play(), "51/51");
  EXPECT_EQ(Walker("1:b,b,55,53 3:b,b,b,b turn:1", "42").play(), "not yet");
}

TEST(LudoWalk, what_cannot_begin_a_turn_leads_nowhere) {
  const State state = Walker("1:b,b,5,20 3:b,b,b,b turn:1", "43").state();
  for (const Hop hop : {Hop{6, 14}, Hop{6, 9, 3}, Hop{0, 1}, Hop{58, 1}, Hop{255, 255}, Hop{57, 57}}) {
    const std::vector<Hop> made = {hop};
    EXPECT_TRUE(next_hops(state, made).empty());
    EXPECT_FALSE(play_of(state, made));
    EXPECT_EQ(preview(state, made), state.position());
  }
  const State before = state_of("1:b,b,5,20 3:b,b,b,b turn:1");
  EXPECT_TRUE(next_hops(before, {}).empty());
  EXPECT_FALSE(play_of(before, {}));
}

bool check_walks(const State& state, RandomSource& random) {
  const auto fits = [&](std::span<const Hop> made, const State& after) {
    const Position position = preview(state, made);
    // What the end of a turn sends back is not shown before.
    const bool shown = std::ranges::all_of(seats(state.rules()), [&](Seat seat) {
      const bool waits = seat != state.turn() && state.rules().capture == Capture::turn_end;
      return position.pieces[static_cast<std::size_t>(index(seat))] == (waits ? state : after).pieces(seat);
    });
    return shown && try_apply(state, *steps_of(state, made)) == after;
  };
  return fourfold::test::Walks(state, fourfold::test::EveryPath{}, fits, random).check();
}

// Pieces anywhere, often near home and near each other.
State scattered(const Rules& rules, RandomSource& random) {
  Position position;
  const int first = static_cast<int>(random.below(3)) * 20;
  for (const Seat seat : seats(rules)) {
    Pieces pieces{};
    for (Progress& piece : pieces) {
      const auto anywhere = static_cast<int>(random.below(static_cast<std::uint32_t>(home - first + 1)));
      piece = random.below(5) == 0 ? base : static_cast<Progress>(first + anywhere);
    }
    pieces[0] = std::min(pieces[0], last_on_track);
    position.pieces[static_cast<std::size_t>(index(seat))] = pieces;
  }
  position.turn = seats(rules)[random.below(static_cast<std::uint32_t>(seats(rules).size()))];
  const auto state = State::from(rules, position);
  return state ? *state : begin_with(rules, Seat::one);
}

void check_rules(const Rules& rules, std::uint64_t seed) {
  RandomSource random(seed);
  const auto any_roll = [&](const State& state) {
    const auto all = chance(state);
    return roll(state, all.rolls[random.below(static_cast<std::uint32_t>(all.rolls.size()))].roll);
  };
  for (int checked = 0; checked < fourfold::test::effort(1500);) {
    State state = begin_with(rules, Seat::one);
    for (; phase(state) != Phase::over; ++checked) {
      state = any_roll(state);
      if (!check_walks(state, random)) return;
      const PlayList plays = legal(state);
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
  for (int i = 0; i < fourfold::test::effort(1500); ++i) {
    if (!check_walks(any_roll(scattered(rules, random)), random)) return;
  }
}

TEST(LudoWalks, through_the_turns_of_every_preset) {
  for (const auto& preset : presets()) check_rules(preset.rules, 3);
}

TEST(LudoWalks, through_the_turns_of_every_option) {
  for (const std::string_view preset : {"standard", "beginner", "classic"}) {
    check_rules(rules_of(preset, {{"seats", "1,2,3,4"}}), 4);
    check_rules(rules_of(preset, {{"must_use", "may-decline"}}), 5);
    check_rules(rules_of(preset, {{"capture", "landing"}, {"seats", "1,2,4"}}), 6);
    check_rules(rules_of(preset, {{"capture", "turn-end"}, {"shelter", "starting-flowers"}}), 7);
    check_rules(rules_of(preset, {{"blocks", "pairs"}, {"seats", "1,2,3,4"}}), 8);
    check_rules(rules_of(preset, {{"finish", "bounce"}}), 9);
    check_rules(rules_of(preset, {{"finish", "exact-or-stay"}}), 10);
    check_rules(rules_of(preset, {{"entry", "1,6"}}), 11);
  }
}

}  // namespace
}  // namespace fourfold::ludo::test
