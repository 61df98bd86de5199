// Moving pawns one at a time: every path through a turn against the legal plays.
// A space q of the other side is the mover's 17 - q.
#include <algorithm>
#include <array>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "notation/backgammon_dice/hop_text.h"
#include "notation/backgammon_dice/text.h"
#include "rules/backgammon_dice/steps.h"
#include "rules/backgammon_dice/walk.h"
#include "sentences/catalogue.h"
#include "tests/rules/backgammon_dice/support.h"
#include "tests/support/effort.h"
#include "tests/support/walks.h"

namespace fourfold::backgammon_dice {
namespace {

using Texts = std::set<std::string>;

using test::preset;

// Pawns on their own paths; those not given are borne off.
std::array<Pawn, pawns_a_side> pawns(std::initializer_list<Pawn> given) {
  std::array<Pawn, pawns_a_side> all{};
  all.fill(pawn_on(off_space));
  std::copy(given.begin(), given.end(), all.begin());
  return all;
}

Pawn on(int space, Face face = Face::regular) { return pawn_on(space, face); }

// A turn of seat one to be walked by the names of its hops.
class Walker {
 public:
  Walker(const Rules& rules, std::initializer_list<Pawn> mine, std::initializer_list<Pawn> theirs, int first,
         int second)
      : state_(begin_with(rules, Seat::one)) {
    Position position;
    position.pawns = {pawns(mine), pawns(theirs)};
    position.dice = {*Die::from(first), *Die::from(second)};
    const auto state = State::from(rules, position);
    if (state) {
      state_ = *state;
    } else {
      ADD_FAILURE() << english(state.error());
    }
  }

  Texts offered() const {
    Texts texts;
    for (const Hop& hop : next_hops(state_, made_)) texts.insert(format_hop(state_, made_, hop));
    return texts;
  }
  Walker& hop(std::string_view name) {
    const HopList hops = next_hops(state_, made_);
    const auto* const found = std::find_if(hops.begin(), hops.end(),
                                           [&](const Hop& each) { return format_hop(state_, made_, each) == name; });
    if (found == hops.end()) {
      ADD_FAILURE() << name << " is not offered";
    } else {
      made_.push_back(*found);
    }
    return *this;
  }
  bool whole() const { return play_of(state_, made_).has_value(); }
  std::vector<int> dice() const {
    std::vector<int> pips;
    for (const Die die : dice_left(state_, made_)) pips.push_back(die.pips());
    return pips;
  }
  std::array<Pawn, pawns_a_side> shown(Seat seat) const {
    return preview(state_, made_).pawns[static_cast<std::size_t>(index(seat))];
  }
  const State& state() const { return state_; }
  const std::vector<Hop>& made() const { return made_; }

 private:
  State state_;
  std::vector<Hop> made_;
};

TEST(BackgammonDiceWalk, a_possible_capture_is_all_that_is_offered) {
  Walker walker(preset("simple"), {on(1), on(1), on(3), on(6), on(6)}, {on(1), on(1), on(3), on(3), on(9)}, 5, 2);
  EXPECT_EQ(walker.offered(), (Texts{"3/8*", "6/8*"}));
  EXPECT_FALSE(walker.whole());
  EXPECT_EQ(Walker(walker).hop("6/8*").offered(), (Texts{"1/6", "3/8", "6/11", "8/13"}));
  walker.hop("3/8*");
  EXPECT_EQ(walker.shown(Seat::two), pawns({on(0), on(1), on(1), on(3), on(3)}));
  EXPECT_EQ(walker.dice(), std::vector{2});
  EXPECT_EQ(walker.offered(), (Texts{"1/3", "6/8", "8/10"}));
  walker.hop("8/10");
  EXPECT_TRUE(walker.whole());
  EXPECT_EQ(walker.offered(), Texts{});
}

TEST(BackgammonDiceWalk, captured_pawns_come_back_first_and_are_chosen_by_their_sides) {
  const Rules rules = preset("basic");
  Walker walker(rules, {on(0), on(0, Face::half_minus), on(9)}, {on(1)}, 4, 2);
  EXPECT_EQ(walker.offered(), (Texts{"c/4", "cH/4", "c/2", "cH/2"}));
  walker.hop("cH/4");
  EXPECT_EQ(walker.shown(Seat::one), pawns({on(0), on(4, Face::half_minus), on(9)}));
  EXPECT_EQ(walker.offered(), Texts{"c/2"});
}

TEST(BackgammonDiceWalk, a_switch_and_its_move_are_one_hop) {
  Walker walker(preset("basic"), {on(3, Face::switch_zero), on(9)}, {on(1)}, 3, 1);
  EXPECT_EQ(walker.offered(), (Texts{"3/6", "9/12", "3<>9/12", "3/4", "9/10", "3<>9/10"}));
  walker.hop("3<>9/12");
  EXPECT_EQ(walker.made()[0].from, 3);
  EXPECT_EQ(walker.made()[0].to, 12);
  EXPECT_NE(walker.made()[0].choice, 0);
  EXPECT_EQ(walker.shown(Seat::one), pawns({on(3), on(12, Face::switch_zero)}));
}

TEST(BackgammonDiceWalk, a_switch_may_come_back_to_where_it_started) {
  Walker walker(preset("basic"), {on(3), on(9, Face::switch_zero)}, {on(1), on(1)}, 6, 1);
  walker.hop("9<>3/9");
  EXPECT_EQ(walker.shown(Seat::one), pawns({on(9), on(9, Face::switch_zero)}));
}

TEST(BackgammonDiceWalk, a_double_lands_twice_in_one_hop) {
  // The first landing, on 5, captures.
  Walker walker(preset("basic"), {on(3, Face::double_plus), on(10)}, {on(12), on(1)}, 2, 2);
  EXPECT_EQ(walker.offered(), Texts{"3/7*"});
  EXPECT_EQ(walker.hop("3/7*").dice(), (std::vector{2, 2, 2}));
  EXPECT_EQ(walker.offered(), (Texts{"7/11", "10/12"}));
}

TEST(BackgammonDiceWalk, sides_and_dice_are_told_where_places_do_not_tell) {
  const Rules rules = preset("basic");
  EXPECT_EQ(Walker(rules, {on(3), on(3, Face::half_minus)}, {on(1)}, 6, 1).offered(),
            (Texts{"3/4", "3H/4", "3/9", "3/6"}));
  Walker half(rules, {on(3, Face::half_minus)}, {on(1)}, 2, 1);
  EXPECT_EQ(half.offered(), (Texts{"3H/4 with 2", "3H/4 with 1"}));
  EXPECT_EQ(half.hop("3H/4 with 1").dice(), std::vector{2});
}

TEST(BackgammonDiceWalk, a_matching_die_bears_off_before_another_is_played) {
  Walker walker(preset("simple"), {on(12), on(13)}, {on(1), on(1)}, 4, 1);
  EXPECT_EQ(walker.offered(), Texts{"13/o"});
  EXPECT_EQ(walker.hop("13/o").offered(), Texts{"12/13"});
}

TEST(BackgammonDiceWalk, a_capture_or_a_bear_off_is_the_players_choice) {
  // The 3 captures on 15, the 4 bears 13 off; after that the 3 must capture.
  Walker walker(preset("simple"), {on(12), on(13)}, {on(2)}, 4, 3);
  EXPECT_EQ(walker.offered(), (Texts{"12/15*", "13/o"}));
  EXPECT_EQ(Walker(walker).hop("13/o").offered(), Texts{"12/15*"});
  EXPECT_EQ(walker.hop("12/15*").offered(), Texts{"13/o"});
}

TEST(BackgammonDiceWalk, over_the_whole_turn_only_hops_that_a_capture_can_follow) {
  // By 4 and 2 the pawn on 1 captures on 7; once the pawn on 8 has moved it cannot any more.
  Rules rules = preset("simple");
  const auto offered = [&] { return Walker(rules, {on(1), on(8)}, {on(10)}, 4, 2).offered(); };
  EXPECT_EQ(offered(), (Texts{"1/5", "1/3"}));
  rules.duty = Duty::step;
  EXPECT_EQ(offered(), (Texts{"1/5", "8/12", "1/3", "8/10"}));
}

TEST(BackgammonDiceWalk, in_a_game_of_the_first_edition_hops_that_use_most_dice) {
  // After 5/8 the 1 is blocked on 9 and on 11.
  Rules rules = preset("simple");
  rules.edition = Edition::first;
  const auto offered = [&] { return Walker(rules, {on(5), on(10)}, {on(6), on(6), on(8), on(8)}, 3, 1).offered(); };
  rules.duty = Duty::step;
  EXPECT_EQ(offered(), (Texts{"5/8", "10/13", "5/6"}));
  rules.duty = Duty::turn;
  EXPECT_EQ(offered(), (Texts{"10/13", "5/6"}));
}

TEST(BackgammonDiceWalk, a_turn_may_end_at_any_time_without_duties) {
  Rules rules = preset("simple");
  rules.duty = Duty::none;
  Walker walker(rules, {on(5), on(10)}, {on(1), on(1)}, 3, 1);
  EXPECT_TRUE(walker.whole());
  EXPECT_EQ(walker.offered(), (Texts{"5/8", "10/13", "5/6", "10/11"}));
  EXPECT_TRUE(walker.hop("5/8").whole());
  EXPECT_EQ(walker.offered(), (Texts{"8/9", "10/11"}));
}

TEST(BackgammonDiceWalk, a_forced_pass_is_whole_without_a_hop) {
  Walker walker(preset("simple"), {on(0), on(9)}, {on(11), on(11), on(13), on(13)}, 6, 4);
  EXPECT_EQ(walker.offered(), Texts{});
  EXPECT_EQ(play_of(walker.state(), {}), Play::pass());
}

TEST(BackgammonDiceWalk, what_cannot_begin_a_turn_leads_nowhere) {
  const State state = Walker(preset("simple"), {on(5), on(10)}, {on(1), on(1)}, 3, 1).state();
  for (const Hop hop : {Hop{5, 7}, Hop{5, 8, 1}, Hop{6, 7}, Hop{255, 255}}) {
    const std::vector<Hop> made = {hop};
    EXPECT_TRUE(next_hops(state, made).empty());
    EXPECT_FALSE(play_of(state, made));
    EXPECT_FALSE(step_of(state, {}, hop));
    EXPECT_EQ(preview(state, made), state.position());
  }
  const State before = begin_with(preset("simple"), Seat::one);
  EXPECT_TRUE(next_hops(before, {}).empty());
  EXPECT_FALSE(play_of(before, {}));
}

std::string moment(const State& state, std::span<const Hop> made) {
  const Position shown = preview(state, made);
  std::string name;
  for (const auto& pawns : shown.pawns) {
    for (const Pawn pawn : pawns) name += {static_cast<char>(pawn.space), static_cast<char>(pawn.face)};
  }
  for (const int score : shown.score) name += static_cast<char>(score);
  for (const Die die : dice_left(state, made)) name += static_cast<char>(die.pips());
  return name;
}

// The preview shows the pawns, those that stay captured aside: their sides go when the turn ends. The steps as one play
// are accepted.
bool fits(const State& state, std::span<const Hop> made, const State& after) {
  const Position shown = preview(state, made);
  const Position then = after.position();
  const auto me = static_cast<std::size_t>(index(state.turn()));
  const auto forget_faces = [](auto pawns) {
    for (Pawn& pawn : pawns) {
      if (pawn.space == captured_space) pawn.face = Face::regular;
    }
    return pawns;
  };
  Play play;
  for (std::size_t i = 0; i < made.size(); ++i) {
    play = play.with(static_cast<int>(i), step_of(state, made.first(i), made[i]).value_or(Step{}));
  }
  return forget_faces(shown.pawns[me]) == forget_faces(then.pawns[me]) && shown.pawns[1 - me] == then.pawns[1 - me] &&
         shown.score == then.score && try_apply(state, play) == after;
}

// Doubles with Switch pawns among blots have thousands of plays; one such turn in fifty is followed.
bool check_walks(const State& state, RandomSource& random) {
  if (legal(state).size() > 100 && random.below(50) != 0) return true;
  const auto fits_state = [&](std::span<const Hop> made, const State& after) { return fits(state, made, after); };
  return fourfold::test::Walks(state, moment, fits_state, random).check();
}

State rolled(const State& state, RandomSource& random) {
  return roll(state, roll_at(state, random.below(chance_total(state))));
}

// Pawns anywhere, showing any side that they may.
State scattered(const Rules& rules, RandomSource& random) {
  for (;;) {
    Position position;
    const int first = random.below(3) == 0 ? first_bearing_space : 1;
    for (std::size_t seat = 0; seat < 2; ++seat) {
      for (Pawn& pawn : position.pawns[seat]) {
        const std::uint32_t fate = random.below(12);
        pawn = on(first + static_cast<int>(random.below(static_cast<std::uint32_t>(off_space - first))));
        if (fate == 0) pawn = on(off_space);
        if (fate == 1 && seat == 0) pawn = on(captured_space, captured_face(rules));
        if (fate > 1 && rules.special_sides) pawn.face = rules.faces[random.below(faces_of_a_pawn)];
      }
    }
    if (rules.scored) {
      for (std::size_t seat = 0; seat < 2; ++seat) {
        position.score[seat] =
            static_cast<int>(std::count(position.pawns[seat].begin(), position.pawns[seat].end(), on(off_space)));
      }
    }
    const auto state = State::from(rules, position);
    if (state && phase(*state) == Phase::roll) return *state;
  }
}

void check_rules(const Rules& rules, int full, std::uint64_t seed) {
  const int turns = fourfold::test::effort(full);
  ASSERT_TRUE(check(rules));
  RandomSource random(seed);
  for (int checked = 0; checked < turns;) {
    State state = begin_with(rules, Seat::one);
    for (; phase(state) != Phase::over; ++checked) {
      state = rolled(state, random);
      if (!check_walks(state, random)) return;
      const PlayList plays = legal(state);
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
  for (int i = 0; i < turns; ++i) {
    if (!check_walks(rolled(scattered(rules, random), random), random)) return;
  }
}

TEST(BackgammonDiceWalks, through_the_turns_of_every_preset) {
  for (const auto& each : presets()) check_rules(each.rules, each.rules.special_sides ? 600 : 2000, 12);
}

TEST(BackgammonDiceWalks, through_the_turns_of_every_option) {
  for (const Duty duty : {Duty::turn, Duty::step, Duty::none}) {
    for (const BearOff bear_off : {BearOff::exact, BearOff::backgammon}) {
      Rules rules = preset("simple");
      rules.duty = duty;
      rules.bear_off = bear_off;
      check_rules(rules, 200, 13);
      rules.must_bear_off = false;
      check_rules(rules, 200, 14);
    }
    Rules rules = preset("scored");
    rules.duty = duty;
    check_rules(rules, 40, 15);
    rules.edition = Edition::first;
    check_rules(rules, 40, 18);
    rules.edition = Edition::second;
    rules.redeem_roll = RedeemRoll::once;
    rules.special_bear_off = SpecialBearOff::movement;
    check_rules(rules, 40, 16);
    for (const Switching switching : {Switching::off, Switching::own, Switching::opponent}) {
      rules.switching = switching;
      check_rules(rules, 40, 17);
    }
  }
}

}  // namespace
}  // namespace fourfold::backgammon_dice
