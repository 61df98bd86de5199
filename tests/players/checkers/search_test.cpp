// The search of checkers: what it must see, when it stops, and that it answers the same when it is asked the same.
#include "players/checkers/search_engine.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers::test {
namespace {

using players::Limits;
using players::Proof;

// Without what only some builds have, so that all see the same.
players::Decision<Game> thought(const State& state, const Limits& limits = {}) {
  SearchEngine engine({}, Level{.nodes = 200'000, .tables = false, .nets = false});
  return *engine.think(state, limits);
}

TEST(CheckersSearch, wins_at_once_when_it_can) {
  const auto decision = thought(at("B:W12:B3,K11"));
  EXPECT_EQ(phase(apply(at("B:W12:B3,K11"), decision.play)), Phase::over);
  EXPECT_EQ(decision.candidates[0].proof, Proof::wins);
  EXPECT_EQ(english(decision.reason), "It wins at once.");
}

// Shots from the literature (The Checker Maven): each gives pieces away to win more.
TEST(CheckersSearch, finds_shots) {
  // Banks: three kings beat two by offering one after the other; the draw a king down by the long pitch.
  EXPECT_EQ(format_play(at("W:WK22,K23,K24:BK31,K32"), thought(at("W:WK22,K23,K24:BK31,K32")).play), "22-25");
  EXPECT_EQ(format_play(at("B:WK10,K11,K18,K22:BK19,K24,K27"), thought(at("B:WK10,K11,K18,K22:BK19,K24,K27")).play),
            "19-16");
}

TEST(CheckersSearch, answers_the_same_for_the_same_nodes_and_looks_at_no_more) {
  const State state = begin_with(tournament(), Seat::one);
  SearchEngine once({}, Level{.tables = false, .nets = false});
  SearchEngine again({}, Level{.tables = false, .nets = false});
  for (const std::uint64_t nodes : {1000U, 30'000U}) {
    const auto a = *once.think(state, {.nodes = nodes});
    const auto b = *again.think(state, {.nodes = nodes});
    EXPECT_EQ(a.play, b.play);
    EXPECT_EQ(a.nodes, b.nodes);
    EXPECT_EQ(a.candidates[0].value, b.candidates[0].value);
    EXPECT_LE(a.nodes, nodes + 1);
  }
  once.new_game();
  again.new_game();
  EXPECT_EQ(once.think(state, {.nodes = 20'000})->nodes, again.think(state, {.nodes = 20'000})->nodes);
}

TEST(CheckersSearch, looks_as_far_as_it_is_told_and_tells_every_depth) {
  std::vector<int> depths;
  SearchEngine engine({}, Level{.tables = false, .nets = false});
  const auto decision = *engine.think(begin_with(tournament(), Seat::one), {.plies = 6},
                                      [&](const auto& progress) { depths.push_back(progress.plies); });
  EXPECT_EQ(depths, (std::vector<int>{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(decision.candidates[0].plies, 6);
  EXPECT_GE(decision.candidates[0].line.size(), 1U);
  EXPECT_EQ(decision.candidates[0].line[0], decision.play);
}

TEST(CheckersSearch, stops_when_it_is_told_with_what_it_knows) {
  players::StopFlag flag;
  flag.raise();
  Limits limits;
  limits.flag = &flag;
  SearchEngine engine({}, Level{.tables = false, .nets = false});
  const State state = begin_with(tournament(), Seat::one);
  const auto decision = *engine.think(state, limits);
  const PlayList plays = legal(state);
  EXPECT_NE(std::find(plays.begin(), plays.end(), decision.play), plays.end());
}

// What was found out while the other side thought is there when it has moved as expected.
TEST(CheckersSearch, pondering_lets_it_look_deeper_for_the_same_price_and_ends_when_it_is_told) {
  const State state = after(begin_with(tournament(), Seat::one), {"11-15"});
  const Level level{.tables = false, .nets = false};
  SearchEngine fresh({}, level);
  SearchEngine pondered({}, level);
  pondered.ponder(state, {.nodes = 200'000});
  const Limits little{.nodes = 10'000};
  EXPECT_GT(pondered.think(state, little)->candidates[0].plies, fresh.think(state, little)->candidates[0].plies);
  players::StopFlag flag;
  flag.raise();
  Limits stopped;
  stopped.flag = &flag;
  pondered.ponder(state, stopped);
  EXPECT_TRUE(pondered.think(state, little));
}

// Whoever searches beside the first thread only helps: the answer is a move, as deep as asked for, and their nodes
// count.
TEST(CheckersSearch, several_threads_look_as_far_as_one) {
  const State state = begin_with(tournament(), Seat::one);
  for (const unsigned threads : {2U, 3U, 5U}) {
    SearchEngine engine({}, Level{.tables = false, .nets = false});
    const auto decision = *engine.think(state, {.plies = 9, .threads = threads});
    EXPECT_EQ(decision.candidates[0].plies, 9);
    EXPECT_LT(std::abs(decision.candidates[0].value), 60);
    EXPECT_EQ(decision.candidates[0].line[0], decision.play);
  }
}

TEST(CheckersSearch, several_lines_are_judged_as_deeply_as_the_best) {
  const State state = begin_with(tournament(), Seat::one);
  SearchEngine engine({}, Level{.tables = false, .nets = false});
  const auto decision = *engine.think(state, {.plies = 7, .lines = 3});
  ASSERT_EQ(decision.candidates.size(), 3U);
  for (const auto& candidate : decision.candidates) EXPECT_EQ(candidate.plies, 7);
  EXPECT_NE(decision.candidates[0].play, decision.candidates[1].play);
  // A play that was not among them is judged when it is asked about.
  for (const Play& play : legal(state)) {
    const auto judged = engine.judge(state, std::array{play}, {.plies = 7});
    ASSERT_TRUE(judged);
    EXPECT_EQ((*judged)[0].plies, 7);
    EXPECT_LE((*judged)[0].value, decision.candidates[0].value + 30);
  }
}

// Wherever it is stopped: in the middle of the first line of a depth, of the second, of the third.
TEST(CheckersSearch, what_there_was_no_time_for_is_not_called_lost) {
  const State state = begin_with(tournament(), Seat::one);
  for (std::uint64_t nodes = 1000; nodes < 30'000; nodes += 700) {
    SearchEngine engine({}, Level{.tables = false, .nets = false});
    const auto decision = *engine.think(state, {.nodes = nodes, .lines = 3});
    ASSERT_EQ(decision.candidates.size(), 3U);
    double last = decision.candidates[0].value;
    for (const auto& candidate : decision.candidates) {
      EXPECT_EQ(candidate.proof, players::Proof::none) << nodes;
      EXPECT_GT(candidate.value, -200) << nodes;
      EXPECT_LE(candidate.value, last) << nodes;
      last = candidate.value;
    }
  }
}

// Nobody wins a checker by force from the start, wherever the line that was seen breaks off.
TEST(CheckersSearch, a_checker_that_is_taken_back_later_is_not_called_won) {
  for (const Preset<Rules>& preset : presets()) {
    const State state = begin_with(preset.rules, Seat::one);
    for (const int plies : {3, 5, 7, 8, 9, 10, 11}) {
      SearchEngine engine({}, Level{});
      const auto decision = *engine.think(state, {.plies = plies});
      EXPECT_EQ(decision.reason.code, "reason.checkers.looks-best") << preset.name << " " << plies;
    }
  }
}

TEST(CheckersSearch, who_is_behind_takes_a_draw_by_repetition_and_who_is_ahead_avoids_it) {
  const State start = at("B:WK32:BK1,K10");
  const State behind = after(start, {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"});
  const auto decision = thought(behind);
  EXPECT_EQ(format_play(behind, decision.play), "28-32") << "the position for the third time";
  EXPECT_EQ(decision.candidates[0].value, 0);
  const State ahead = after(start, {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28"});
  const auto avoided = thought(ahead);
  EXPECT_NE(format_play(ahead, avoided.play), "5-1");
  EXPECT_GT(avoided.candidates[0].value, 0);
}

TEST(CheckersSearch, forty_moves_without_progress_are_a_draw_inside_the_search) {
  // Two kings against one, two plies before forty moves of each side are over: no win is near enough.
  const std::string_view round[] = {"1-5", "32-28", "2-6", "28-32", "5-1", "32-27", "6-2", "27-32"};
  Rules claim = tournament();
  claim.draws = Draws::claim;
  State state = at("B:WK32:BK1,K2", claim);
  for (int plies = 0; plies < 78; ++plies) state = after(state, {round[plies % 8]});
  EXPECT_EQ(thought(state).candidates[0].value, 0);
}

// How soon a win comes is seen or not, but never misjudged.
TEST(CheckersSearch, levels_do_not_misjudge_what_they_see_to_its_end) {
  SearchEngine engine({}, Level{.plies = 3, .noise = 70, .tables = false, .nets = false});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const auto decision = *engine.think(at("B:W12:B3,K11"), {.seed = seed});
    EXPECT_EQ(decision.candidates[0].proof, Proof::wins);
    EXPECT_EQ(english(decision.reason), "It wins at once.") << seed;
  }
}

TEST(CheckersSearch, levels_err_less_as_they_go_up) {
  // The stronger level wins more than it loses: six games with colours changed are enough for these gaps.
  const auto points = [](Level strong, Level weak) {
    int sum = 0;
    for (std::uint64_t game = 0; game < 6; ++game) {
      SearchEngine engines[2] = {SearchEngine({}, strong), SearchEngine({}, weak)};
      State state = begin_with(tournament(), Seat::one);
      const bool dark = game % 2 == 0;
      for (std::uint64_t ply = 0; ply < 200 && phase(state) != Phase::over; ++ply) {
        const bool strongs_turn = (state.turn() == Side::dark) == dark;
        state = apply(state, engines[strongs_turn ? 0 : 1].think(state, {.seed = game * 1000 + ply})->play);
      }
      if (phase(state) == Phase::over) sum += outcome(state).of(dark ? Seat::one : Seat::two);
    }
    return sum;
  };
  EXPECT_GT(
      points({.plies = 7, .tables = false, .nets = false}, {.plies = 1, .noise = 70, .tables = false, .nets = false}),
      3);
}

}  // namespace
}  // namespace fourfold::checkers::test
