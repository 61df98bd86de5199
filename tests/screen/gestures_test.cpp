// What a hand can do: whatever piece is picked and wherever it is brought, few ways are left to choose from, and every
// legal play can be made so. Looked at in random positions of all games and presets, doubles and special sides among
// them.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "notation/scenes.h"
#include "players/random_source.h"
#include "rules/any_game.h"
#include "screen/gestures.h"

namespace fourfold::screen {
namespace {

constexpr std::size_t most_ways = 4;

template <class State>
std::vector<Gesture> gestures(const State& state, std::span<const Hop> made) {
  return Gestures<State>(state, made).list();
}

std::string name_of(const Touched& touched) {
  std::string name(touched.kind);
  if (touched.partner) {
    name += "<>" + std::to_string(number(touched.partner->seat)) + ":" + std::to_string(touched.partner->place) +
            std::string(touched.partner->kind);
  }
  return name;
}

// How many answers are left when a piece is picked and a place is pointed at: to move there in one way or another, or
// to change places with what stands there; and then, with the partner chosen, to move somewhere.
std::size_t most_answers(const std::vector<Gesture>& all) {
  std::map<std::string, std::set<std::string>> answers;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Gesture& gesture = all[i];
    const std::string piece = std::to_string(gesture.hops.front().from) + std::string(gesture.touched.kind);
    const std::string way = std::to_string(i);
    const std::string to = " to " + std::to_string(gesture.hops.back().to);
    if (gesture.touched.partner) {
      answers[piece + " to " + std::to_string(gesture.touched.partner->place)].insert(name_of(gesture.touched));
      answers[piece + name_of(gesture.touched) + to].insert(way);
    } else {
      answers[piece + to].insert(way);
    }
  }
  std::size_t most = 0;
  for (const auto& [pointed_at, ways] : answers) most = std::max(most, ways.size());
  return most;
}

// Follows every gesture from everywhere: the plays that can be made, and the most answers that were ever left.
template <class State>
class Hands {
 public:
  explicit Hands(const State& state) : state_(state), plays_(legal(state)), made_by_hand_(plays_.size()) { follow(); }

  std::size_t most() const { return most_; }
  bool switch_places() const { return switch_places_; }
  bool reach_all() const { return std::ranges::find(made_by_hand_, false) == made_by_hand_.end(); }

 private:
  using Board = decltype(preview(std::declval<const State&>(), std::span<const Hop>()));

  struct HalfTurn {
    Board board;
    std::vector<Die> left;
    Hop last;  // ludo's pieces do not move twice

    bool operator==(const HalfTurn&) const = default;
  };

  // Whether the hands have been here before. Turns that look the same go on in the same ways.
  bool been_here(const DiceLeft& left) {
    const HalfTurn here{preview(state_, made_), {left.begin(), left.end()}, made_.empty() ? Hop{} : made_.back()};
    static_assert(std::is_trivially_copyable_v<Board>);
    const std::string_view bytes(reinterpret_cast<const char*>(&here.board), sizeof(Board));
    std::vector<HalfTurn>& alike = seen_[std::hash<std::string_view>{}(bytes)];
    if (std::ranges::find(alike, here) != alike.end()) return true;
    alike.push_back(here);
    return false;
  }

  void follow() {
    const DiceLeft left = dice_left(state_, made_);
    if (!left.empty() && been_here(left)) return;
    if (const auto play = play_of(state_, made_)) {
      const auto* const found = std::find(plays_.begin(), plays_.end(), *play);
      if (found != plays_.end()) made_by_hand_[static_cast<std::size_t>(found - plays_.begin())] = true;
    }
    const std::vector<Gesture> all = gestures(state_, made_);
    most_ = std::max(most_, most_answers(all));
    for (const Gesture& gesture : all) {
      switch_places_ = switch_places_ || gesture.touched.partner;
      made_.insert(made_.end(), gesture.hops.begin(), gesture.hops.end());
      follow();
      made_.resize(made_.size() - gesture.hops.size());
    }
  }

  const State& state_;
  decltype(legal(state_)) plays_;
  std::vector<bool> made_by_hand_;
  std::unordered_map<std::size_t, std::vector<HalfTurn>> seen_;
  std::vector<Hop> made_;
  std::size_t most_ = 0;
  bool switch_places_ = false;
};

// Checks the positions of some random games; counts the doubles with which a piece could change places, and ends when
// there were enough.
template <class G>
void walk_games(const typename G::Rules& rules, int games, std::uint32_t one_in, int& switching_doubles,
                int enough = 1000) {
  RandomSource random(5);
  for (int game = 0; game < games; ++game) {
    auto state = initial(rules);
    for (int step = 0; step < 400 && phase(state) != Phase::over && switching_doubles < enough; ++step) {
      if (phase(state) == Phase::roll) {
        state = roll(state, roll_at(state, random.below(chance_total(state))));
        continue;
      }
      const auto plays = legal(state);
      if (!next_hops(state, {}).empty() && random.below(one_in) == 0) {
        const Hands hands(state);
        ASSERT_LE(hands.most(), most_ways) << format_position(state);
        ASSERT_TRUE(hands.reach_all()) << format_position(state);
        if (hands.switch_places() && dice_left(state, {}).size() == 4) ++switching_doubles;
      }
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
  }
}

TEST(Gestures, never_leave_more_than_four_ways_and_reach_every_play) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name));
      int switching_doubles = 0;
      walk_games<G>(preset.rules, 2, 40, switching_doubles);
      if (testing::Test::HasFatalFailure()) return;
    }
  });
}

// All five pawns are rolled before the start (BD-22), so that there are special sides from the first turn on.
TEST(Gestures, are_few_with_special_sides_everywhere) {
  using backgammon_dice::Game;
  constexpr int enough = 3;  // of the hardest turns: one takes seconds
  for (const std::string_view preset : {"basic", "scored"}) {
    SCOPED_TRACE(preset);
    int switching_doubles = 0;
    const std::vector<std::pair<std::string, std::string>> all_rolled = {{"random_start", "5"}};
    const auto rules = make_rules<Game>(preset, all_rolled);
    ASSERT_TRUE(rules);
    walk_games<Game>(*rules, 20, 12, switching_doubles, enough);
    if (HasFatalFailure()) return;
    EXPECT_EQ(switching_doubles, enough) << "too few of the hardest turns were looked at";
  }
}

// A Switch, a double, and four pawns to change places with: once 136 lines were asked about here.
TEST(Gestures, of_a_switch_ask_for_its_partner_first) {
  using backgammon_dice::Game;
  const auto preset = find_preset<Game>("scored");
  ASSERT_TRUE(preset);
  const auto start = parse_position(preset->rules, "1:1-,2S,4,6,13 2:1,1,5,6,10 turn:1 dice:2-2 score:0-0 points:0-0");
  ASSERT_TRUE(start);
  const auto all = gestures(*start, {});
  const auto straight_to = [&](int to) {
    return std::ranges::count_if(all, [&](const Gesture& gesture) {
      return gesture.hops.front().from == 2 && gesture.hops.back().to == to && !gesture.touched.partner;
    });
  };
  EXPECT_EQ(straight_to(15), 0) << "only a switch leads there";
  std::set<std::string> to_15;
  for (const Gesture& gesture : all) {
    if (gesture.hops.front().from != 2 || !gesture.touched.partner) continue;
    EXPECT_EQ(gesture.hops.size(), 1U) << gesture.label;
    EXPECT_EQ(gesture.touched.kind, "switch0");
    if (gesture.hops.back().to == 15) to_15.insert(name_of(gesture.touched));
  }
  EXPECT_EQ(to_15, (std::set<std::string>{"switch0<>1:13regular"}));
  EXPECT_LE(most_answers(all), most_ways);
  for (const Gesture& gesture : all) {
    EXPECT_LE(most_answers(gestures(*start, gesture.hops)), most_ways) << gesture.label;
  }
}

// Two captured pawns that show different sides are two pieces to pick.
TEST(Gestures, belong_to_the_piece_that_is_picked) {
  using backgammon_dice::Game;
  const auto start = parse_position(find_preset<Game>("basic")->rules, "1:c,cH,3,6,6 2:1,1,3,6,6 turn:1 dice:5-2");
  ASSERT_TRUE(start);
  const auto all = gestures(*start, {});
  for (const std::string_view kind : {"regular", "half-"}) {
    EXPECT_EQ(
        std::ranges::count_if(
            all, [&](const Gesture& gesture) { return gesture.touched.kind == kind && gesture.hops.back().to == 2; }),
        1)
        << kind;
  }
}

// BG-4: by way of the hit or beside it is two ways, so the checker is moved die by die.
TEST(Gestures, go_several_hops_only_where_there_is_one_way) {
  using backgammon::Game;
  const auto state_with = [](std::string_view xgid) { return parse_position(Game::presets().front().rules, xgid); };
  const auto plain = state_with("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
  ASSERT_TRUE(plain);
  const auto ways = [](const auto& state, int from, int to) {
    const auto all = gestures(state, {});
    return std::ranges::count_if(
        all, [&](const Gesture& gesture) { return gesture.hops.front().from == from && gesture.hops.back().to == to; });
  };
  EXPECT_EQ(ways(*plain, 8, 4), 1);
  const auto blot = state_with("XGID=-a---aE-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10");
  ASSERT_TRUE(blot);
  EXPECT_EQ(ways(*blot, 8, 5), 1);
  EXPECT_EQ(ways(*blot, 8, 7), 1);
  EXPECT_EQ(ways(*blot, 8, 4), 0);
}

}  // namespace
}  // namespace fourfold::screen
