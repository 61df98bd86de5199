// Backgammon's engine keeps the contract: it remembers without deciding otherwise, tells how far it is, stops, judges
// any play as deeply as the best, and fails with a value.
#include "players/backgammon/net_engine.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/registry.h"
#include "players/seeded_draws.h"

namespace fourfold::backgammon {
namespace {

using players::Limits;
using Engine = players::Engine<Game>;

std::unique_ptr<Engine> engine(std::string_view name) { return *players::make_player<Game>(name, {}); }

State rolled(int first, int second) {
  Rules rules;
  rules.match_length = 0;
  return roll(begin_with(rules, Seat::one), {*Die::from(first), *Die::from(second)});
}

void expect_same(const players::Decision<Game>& a, const players::Decision<Game>& b) {
  ASSERT_EQ(a.candidates.size(), b.candidates.size());
  EXPECT_EQ(a.play, b.play);
  EXPECT_EQ(a.reason, b.reason);
  for (std::size_t i = 0; i < a.candidates.size(); ++i) {
    EXPECT_EQ(a.candidates[i].play, b.candidates[i].play);
    EXPECT_EQ(a.candidates[i].value, b.candidates[i].value);
    EXPECT_EQ(a.candidates[i].plies, b.candidates[i].plies);
  }
}

// The positions that it has looked at to decide.
std::uint64_t looked_at(Engine& engine, const State& state, const Limits& limits = {}) {
  std::uint64_t nodes = 0;
  EXPECT_TRUE(engine.think(state, limits, [&](const auto& progress) { nodes = progress.nodes; }));
  return nodes;
}

TEST(NetEngine, candidates_carry_the_depth_they_were_judged_at) {
  const auto decision = *engine("master")->think(rolled(4, 3));
  EXPECT_EQ(decision.candidates.front().plies, 2);
  EXPECT_EQ(decision.candidates.back().plies, 0);
  for (std::size_t i = 1; i < decision.candidates.size(); ++i)
    EXPECT_LE(decision.candidates[i].plies, decision.candidates[i - 1].plies);
  const auto first_sight = *engine("expert")->think(rolled(4, 3));
  for (const auto& candidate : first_sight.candidates) EXPECT_EQ(candidate.plies, 0);
  const auto shallower = *engine("master")->think(rolled(4, 3), {.plies = 1});
  EXPECT_EQ(shallower.candidates.front().plies, 1);
  expect_same(*engine("expert")->think(rolled(4, 3), {.plies = 2}), decision);
}

TEST(NetEngine, remembers_from_move_to_move_and_decides_the_same) {
  const auto remembers = engine("master");
  RandomSource random(3);
  State state = rolled(6, 2);
  for (int turn = 0; turn < 6; ++turn) {
    const auto decision = *remembers->think(state);
    expect_same(decision, *engine("master")->think(state));
    state = apply(state, decision.play);
    while (phase(state) != Phase::decide || state.position().stage != Stage::moving) {
      state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                          : apply(state, Play{PlayKind::roll, 0, {}});
    }
  }
  // Asked again it looks at the plays themselves and no further; without its memory it begins anew.
  const std::uint64_t anew = looked_at(*engine("master"), state);
  ASSERT_TRUE(remembers->think(state));
  EXPECT_LT(looked_at(*remembers, state) * 20, anew);
  remembers->new_game();
  EXPECT_EQ(looked_at(*remembers, state), anew);
}

TEST(NetEngine, a_small_memory_changes_nothing_but_the_time) {
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{100'000}}) {
    const auto small = *players::make_player<Game>("master", {.hash_bytes = bytes});
    expect_same(*small->think(rolled(5, 1)), *engine("master")->think(rolled(5, 1)));
  }
}

#if !defined(__wasi__)
TEST(NetEngine, decides_the_same_with_several_threads) {
  expect_same(*engine("master")->think(rolled(6, 4), {.threads = 3}), *engine("master")->think(rolled(6, 4)));
}
#endif

TEST(NetEngine, tells_how_far_it_is) {
  std::vector<players::ThinkingProgress<Game>> told;
  const auto decision =
      *engine("master")->think(rolled(4, 3), {}, [&](const auto& progress) { told.push_back(progress); });
  ASSERT_EQ(told.size(), 3U);
  for (int plies = 0; plies < 3; ++plies) EXPECT_EQ(told[static_cast<std::size_t>(plies)].plies, plies);
  EXPECT_LT(told[0].nodes, told[1].nodes);
  EXPECT_LT(told[1].nodes, told[2].nodes);
  EXPECT_EQ(told[2].best.play, decision.play);
  EXPECT_EQ(told[2].best.value, decision.candidates[0].value);
}

TEST(NetEngine, who_is_stopped_answers_with_what_is_known) {
  const auto first_sight = *engine("expert")->think(rolled(4, 3));
  players::StopFlag raised;
  raised.raise();
  expect_same(*engine("nets:3")->think(rolled(4, 3), {.flag = &raised}), first_sight);
  expect_same(*engine("nets:3")->think(rolled(4, 3), {.stop = [] { return true; }}), first_sight);
  expect_same(*engine("nets:3")->think(rolled(4, 3), {.deadline = players::Deadline{5, [] { return 5; }}}),
              first_sight);
  // Stopped by what it tells after one ply.
  players::StopFlag flag;
  const auto stops = engine("nets:3");
  const auto decision = *stops->think(rolled(4, 3), {.flag = &flag}, [&](const auto& progress) {
    if (progress.plies == 1) flag.raise();
  });
  expect_same(decision, *engine("nets:1")->think(rolled(4, 3)));
  // What was begun and not finished is not remembered.
  flag.lower();
  int asked = 0;
  (void)stops->think(rolled(4, 3), {.plies = 2, .stop = [&] { return ++asked > 60; }});
  expect_same(*stops->think(rolled(4, 3), {.plies = 2}), *engine("nets:2")->think(rolled(4, 3)));
}

TEST(NetEngine, judges_any_play_as_deeply_as_the_best) {
  const State state = rolled(4, 3);
  const auto master = engine("master");
  const auto decision = *master->think(state);
  const Play best = decision.candidates.front().play;
  const Play worst = decision.candidates.back().play;
  const auto judged = *master->judge(state, std::array{worst, best, worst});
  ASSERT_EQ(judged.size(), 3U);
  EXPECT_EQ(judged[0].play, worst);
  EXPECT_EQ(judged[1].play, best);
  for (const auto& each : judged) EXPECT_EQ(each.plies, 2);
  EXPECT_EQ(judged[1].value, decision.candidates.front().value);
  EXPECT_EQ(judged[0].value, judged[2].value);
  EXPECT_LT(judged[0].value, judged[1].value - 0.1);
  // As a search of its own finds it, whoever asks.
  EXPECT_EQ(judged[0].value, (*engine("nets:2")->judge(state, std::array{worst}))[0].value);
  // At first sight all are judged alike.
  EXPECT_EQ((*engine("expert")->judge(state, std::array{worst}))[0].plies, 0);
  // A level that misjudges does so consistently.
  const auto easy = *engine("easy")->think(state, {.seed = 7});
  const auto again = *engine("easy")->judge(state, std::array{easy.candidates[5].play}, {.seed = 7});
  EXPECT_EQ(again[0].value, easy.candidates[5].value);
}

TEST(NetEngine, judges_words_about_the_cube_too) {
  State state = rolled(4, 3);
  state = apply(state, legal(state)[0]);
  ASSERT_EQ(phase(state), Phase::decide);
  const auto judged =
      *engine("master")->judge(state, std::array{Play{PlayKind::offer_double, 0, {}}, Play{PlayKind::roll, 0, {}}});
  EXPECT_LT(judged[0].value, judged[1].value);
  EXPECT_EQ(judged[0].plies, judged[1].plies);
}

TEST(NetEngine, what_it_cannot_answer_is_an_error) {
  const auto master = engine("master");
  Rules rules;
  rules.match_length = 0;
  EXPECT_EQ(master->think(begin_with(rules, Seat::one)).error().message.code, "engine.nothing-to-decide");
  Play impossible = legal(rolled(4, 3))[0];
  impossible.steps[0].from = 3;
  EXPECT_FALSE(master->judge(rolled(4, 3), std::array{impossible}));
  // Stopped before the play that was asked about was judged as deeply as the best.
  const Play worst = master->think(rolled(4, 3))->candidates.back().play;
  int looks = 0;
  const auto stopped = master->judge(rolled(4, 3), std::array{worst}, {.stop = [&] { return ++looks > 2; }});
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().message.code, "engine.stopped");
}

TEST(NetEngine, thinks_while_the_other_side_does) {
  State state = rolled(4, 3);
  state = apply(state, legal(state)[0]);  // seat two is to roll or to double
  const auto master = engine("master");
  master->ponder(state, {});
  const auto pondered = *master->expect(state);
  const auto fresh = *engine("master")->expect(state);
  EXPECT_EQ(pondered->equity, fresh->equity);
}

}  // namespace
}  // namespace fourfold::backgammon
