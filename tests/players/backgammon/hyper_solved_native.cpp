// Hypergammon solved: counts, a naive solver that shares no code, equations that every value has to satisfy, stopping
// and going on, files, the player that looks into them, and what others have published of the whole game.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

#include "players/backgammon/hyper_solve.h"
#include "players/backgammon/hyper_solver.h"
#include "players/backgammon/hyper_worth.h"
#include "players/backgammon/net_engine.h"
#include "players/random_source.h"
#include "rules/rule_set.h"
#include "tests/oracle/backgammon_naive_solver.h"
#include "tests/support/effort.h"
#include "tests/support/in_english.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::backgammon {
namespace {

namespace naive = fourfold::test::naive_backgammon;
using fourfold::test::effort;
using fourfold::test::sanitized;
using fourfold::test::TemporaryFolder;

const Rules hyper = find_preset<Game>("hyper")->rules;

std::shared_ptr<const std::string> file_of(Gammons reading, const HyperTier& tier, const SolvedHyperTier& solved) {
  const auto values = players::bytes_of_values<HyperValues>(solved.values);
  std::string bytes = players::solved_file_head(hyper_marks(reading, tier), solved.accuracy, values);
  return std::make_shared<const std::string>(bytes.append(values));
}

HyperTables solved_with(Gammons reading, int checkers) {
  HyperTables tables;
  for (const HyperTier& tier : hyper_tiers(checkers)) {
    const auto bytes = file_of(reading, tier, solve_hyper_tier(reading, tier, tables, {}, {.threads = 2}));
    EXPECT_TRUE(tables.add(hyper_marks(reading, tier), tier, {*bytes, bytes}));
  }
  return tables;
}

const HyperTables& few_checkers() {
  static const HyperTables tables = solved_with(Gammons::tournament, sanitized ? 1 : 2);
  return tables;
}

Trio trio_of(const std::array<int, 26>& side) {
  Checkers checkers{};
  for (std::size_t place = 0; place < checkers.size(); ++place)
    checkers[place] = static_cast<std::uint8_t>(side[place]);
  return Trio::from(checkers);
}

naive::Board naive_board(const Trio& mine, const Trio& theirs) {
  naive::Board board;
  for (const std::uint8_t place : mine.places()) ++board.me[place];
  for (const std::uint8_t place : theirs.places()) ++board.they[place];
  return board;
}

naive::Values values_of(const HyperValues& values) {
  return {in_points(values.cubeless()), in_points(values.mine), in_points(values.centred), in_points(values.jacoby),
          in_points(values.theirs)};
}

void expect_near(const naive::Values& a, const naive::Values& b, double within) {
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], within) << "value " << i;
}

// Calls visit(mine, theirs) for positions with so many checkers at most, thrown together.
template <class Visit>
void sample(int most, int positions, std::uint64_t seed, Visit visit) {
  RandomSource random(seed);
  const auto thrown = [&] {
    const auto all = trios_of(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most))));
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
  };
  for (int seen = 0; seen < positions;) {
    const Trio mine = thrown();
    const Trio theirs = thrown();
    if ((mine.points() & mirrored(theirs.points())) != 0) continue;
    visit(mine, theirs);
    ++seen;
  }
}

// The values follow from those after every turn, which the naive generator finds; and so do the chances, where the best
// play without a cube is the only one.
void expect_values_to_follow(const HyperTables& tables, int most, int positions, std::uint64_t seed) {
  int chances_seen = 0;
  sample(most, positions, seed, [&](const Trio& mine, const Trio& theirs) {
    const naive::Board board = naive_board(mine, theirs);
    const auto lookup = [&](const naive::Board& next) -> const HyperValues& {
      return *tables.at(trio_of(next.me), trio_of(next.they));
    };
    const HyperValues& here = *tables.at(mine, theirs);
    expect_near(values_of(here),
                naive::from_what_follows(board, [&](const naive::Board& next) { return values_of(lookup(next)); }),
                4e-7);
    std::array<double, 5> mean{};
    for (int high = 1; high <= 6; ++high) {
      for (int low = 1; low <= high; ++low) {
        double best = -4;
        double second = -4;
        std::array<double, 5> ends{};
        for (const naive::Board& after : naive::turn(board, high, low)) {
          double equity = naive::all_off(after.me) ? naive::points_won(after) : 0;
          std::array<double, 5> chances{1, equity > 1 ? 1.0 : 0.0, equity > 2 ? 1.0 : 0.0, 0, 0};
          if (!naive::all_off(after.me)) {
            const HyperValues& next = lookup({after.they, after.me});
            equity = -in_points(next.cubeless());
            chances = {1 - in_points(next.win), in_points(next.lose_gammon), in_points(next.lose_backgammon),
                       in_points(next.win_gammon), in_points(next.win_backgammon)};
          }
          if (equity > best) {
            second = best;
            best = equity;
            ends = chances;
          } else {
            second = std::max(second, equity);
          }
        }
        if (second > best - 1e-5) return;
        for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += ends[i] * (high == low ? 1 : 2) / 36.0;
      }
    }
    ++chances_seen;
    EXPECT_NEAR(in_points(here.win), mean[0], 4e-7);
    EXPECT_NEAR(in_points(here.win_gammon), mean[1], 4e-7);
    EXPECT_NEAR(in_points(here.win_backgammon), mean[2], 4e-7);
    EXPECT_NEAR(in_points(here.lose_gammon), mean[3], 4e-7);
    EXPECT_NEAR(in_points(here.lose_backgammon), mean[4], 4e-7);
  });
  EXPECT_GT(chances_seen, positions / 20);
}

State on_roll(const Rules& rules, const Board& board) {
  Position position;
  position.sides = {board.on_roll, board.opponent};
  position.stage = Stage::turn_start;
  const auto state = State::from(rules, position);
  EXPECT_TRUE(state);
  return *state;
}

Rules for_money(bool jacoby) {
  Rules rules = hyper;
  rules.match_length = 0;
  rules.jacoby = jacoby;
  return rules;
}

// Tom Keith counts 7,959,904 positions of hypergammon (bkgm.com/articles/Keith/Hyper04): 6,551 of them are over.
TEST(SolvedHypergammon, has_as_many_positions_as_were_counted_elsewhere) {
  const auto positions = [](int checkers) {
    std::uint64_t sum = 0;
    for (const HyperTier& tier : hyper_tiers(checkers)) sum += tier.positions();
    return sum;
  };
  EXPECT_EQ(positions(1), 601U);
  EXPECT_EQ(positions(3), 7'959'904U - 6'551U);
}

TEST(SolvedHypergammon, every_position_has_a_number_of_its_own) {
  for (const HyperTier& tier : {HyperTier{2, 2}, HyperTier{3, 1}}) {
    for (const bool fewer : {false, true}) {
      const HyperIndex index = tier.index(fewer);
      std::set<std::size_t> numbers;
      for (const Trio& mine : trios_of(fewer ? tier.fewer : tier.more)) {
        for (const Trio& theirs : trios_of(fewer ? tier.more : tier.fewer)) {
          if ((mine.points() & mirrored(theirs.points())) == 0) numbers.insert(index(mine, theirs));
        }
      }
      EXPECT_EQ(numbers.size(), index.size());
      EXPECT_EQ(*numbers.rbegin(), index.size() - 1);
    }
  }
  for (std::uint32_t number = 0; const Trio& trio : trios_of(3)) {
    EXPECT_EQ(rank_of(trio), number++);
    EXPECT_EQ(Trio::from(trio.checkers()), trio);
  }
}

TEST(SolvedHypergammon, agrees_with_a_naive_solver_on_every_position_with_one_checker) {
  const HyperTables& tables = few_checkers();
  const naive::OneCheckerSolver solver;
  EXPECT_EQ(solver.values().size(), 601U);
  for (const auto& [board, values] : solver.values())
    expect_near(values_of(*tables.at(trio_of(board.me), trio_of(board.they))), values, 5e-7);
}

TEST(SolvedHypergammon, values_follow_from_each_other) {
  expect_values_to_follow(few_checkers(), few_checkers().pieces(), effort(200), 5);
  // Three against one, where gammons count.
  if (sanitized) return;
  HyperTables tables = few_checkers();
  const HyperTier tier{3, 1};
  const auto bytes =
      file_of(Gammons::tournament, tier, solve_hyper_tier(Gammons::tournament, tier, tables, {}, {.threads = 2}));
  ASSERT_TRUE(tables.add(hyper_marks(Gammons::tournament, tier), tier, {*bytes, bytes}));
  RandomSource random(6);
  const auto three = trios_of(3);
  const auto one = trios_of(1);
  for (int seen = 0; seen < 100;) {
    const Trio& mine = three[random.below(static_cast<std::uint32_t>(three.size()))];
    const Trio& theirs = one[random.below(static_cast<std::uint32_t>(one.size()))];
    if ((mine.points() & mirrored(theirs.points())) != 0) continue;
    ++seen;
    for (const bool turned : {false, true}) {
      const Trio& roller = turned ? theirs : mine;
      const Trio& other = turned ? mine : theirs;
      expect_near(values_of(*tables.at(roller, other)),
                  naive::from_what_follows(naive_board(roller, other),
                                           [&](const naive::Board& next) {
                                             return values_of(*tables.at(trio_of(next.me), trio_of(next.they)));
                                           }),
                  4e-7);
    }
  }
}

TEST(SolvedHypergammon, is_another_game_where_gammons_are_boxed) {
  const HyperTables boxed = solved_with(Gammons::boxed, 1);
  Checkers near{};
  near[1] = 1;
  near[off] = 2;
  Checkers far{};
  far[bar] = 1;
  far[off] = 2;
  EXPECT_NEAR(in_points(few_checkers().at(Board{near, far})->cubeless()), 1, 1e-8);
  EXPECT_NEAR(in_points(boxed.at(Board{near, far})->cubeless()), 3, 1e-8) << "on the bar, whatever was borne off";
}

TEST(SolvedHypergammon, is_the_same_on_any_number_of_threads) {
  const HyperTier tier{2, 1};
  const HyperTables tables = solved_with(Gammons::tournament, 1);
  const auto one = solve_hyper_tier(Gammons::tournament, tier, tables, {}, {.threads = 1});
  const auto three = solve_hyper_tier(Gammons::tournament, tier, tables, {}, {.threads = 3});
  EXPECT_EQ(players::bytes_of_values<HyperValues>(one.values), players::bytes_of_values<HyperValues>(three.values));
  EXPECT_EQ(one.accuracy.sweeps, three.accuracy.sweeps);
  EXPECT_LE(one.accuracy.residual, hyper_residual);
}

TEST(SolvedHypergammon, is_stopped_and_gone_on_with_in_a_folder) {
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  const auto* const solver = game_solver();
  const int checkers = sanitized ? 1 : 2;
  const auto planned = solver->plan(hyper, resources, checkers);
  ASSERT_TRUE(planned);
  EXPECT_EQ(planned->positions, sanitized ? 601U : 106'552U);
  EXPECT_EQ(planned->positions_there, 0U);
  int asked = 0;
  players::SolveWork work{.pieces = checkers, .threads = 2};
  work.stop = [&] { return ++asked > (sanitized ? 100 : 6'000); };
  const auto stopped = solver->solve(hyper, resources, work);
  ASSERT_TRUE(stopped);
  EXPECT_FALSE(stopped->finished);
  const std::string begun = hyper_folder(resources, hyper.gammon) + (sanitized ? "/1-1.begun" : "/2-1.begun");
  EXPECT_TRUE(std::filesystem::exists(begun));
  work.stop = {};
  std::uint64_t last = 0;
  work.told = [&](const players::SolveProgress& so_far) {
    EXPECT_GE(so_far.done, last * 9 / 10) << "it comes nearer, if not with every sweep";
    EXPECT_LE(so_far.done, so_far.all);
    last = so_far.done;
  };
  const auto solved = solver->solve(hyper, resources, work);
  ASSERT_TRUE(solved);
  EXPECT_TRUE(solved->finished);
  EXPECT_LE(solved->residual, hyper_residual);
  EXPECT_FALSE(std::filesystem::exists(begun));
  const HyperWorth start = worth_of_beginning(few_checkers(), hyper, hyper_start(checkers));
  EXPECT_NEAR(solved->equity.value_or(9), start.cubeless, 5e-7) << "as if it had not been stopped";
  EXPECT_NEAR(solved->equity_with_cube.value_or(9), start.jacoby, 5e-7);
  EXPECT_EQ(solver->solve(hyper, resources, work)->value, solved->value) << "there is nothing left to solve";
}

TEST(SolvedHypergammon, refuses_what_it_cannot_solve) {
  const TemporaryFolder folder;
  players::Resources resources;
  EXPECT_FALSE(game_solver()->plan(hyper, resources, 2)) << "there is no folder";
  resources.tables = folder.path();
  EXPECT_FALSE(game_solver()->plan(Rules{}, resources, 3)) << "fifteen checkers";
  EXPECT_FALSE(game_solver()->plan(hyper, resources, 0));
  EXPECT_FALSE(game_solver()->plan(hyper, resources, 4));
}

TEST(SolvedHypergammon, a_damaged_file_is_named_and_nothing_of_it_is_taken) {
  const HyperTier tier{1, 1};
  const auto whole = file_of(Gammons::tournament, tier, solve_hyper_tier(Gammons::tournament, tier, {}, {}, {}));
  const auto refused = [&](const std::string& bytes, Gammons reading, const HyperTier& asked) {
    HyperTables tables;
    const auto added = tables.add(hyper_marks(reading, asked), asked, {bytes, nullptr});
    return added ? std::string("taken") : english(added.error());
  };
  EXPECT_EQ(refused(*whole, Gammons::tournament, tier), "taken");
  EXPECT_NE(refused(whole->substr(0, 20), Gammons::tournament, tier).find("too short"), std::string::npos);
  EXPECT_NE(refused("fourhyp9" + whole->substr(8), Gammons::tournament, tier).find("another version"),
            std::string::npos);
  EXPECT_NE(refused(whole->substr(0, whole->size() - 36), Gammons::tournament, tier).find("damaged"),
            std::string::npos);
  EXPECT_NE(refused(*whole, Gammons::boxed, tier).find("other rules"), std::string::npos);
  EXPECT_NE(refused(*whole, Gammons::tournament, {2, 1}), "taken");
  RandomSource random(3);
  for (int times = 0; times < 300; ++times) {
    std::string damaged = *whole;
    damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] ^= static_cast<char>(1 + random.below(255));
    EXPECT_NE(refused(damaged, Gammons::tournament, tier), "taken");
  }
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  std::filesystem::create_directories(hyper_folder(resources, Gammons::tournament));
  std::ofstream(hyper_path(resources, Gammons::tournament, tier), std::ios::binary) << "half of a fi";
  std::vector<std::string> trouble;
  resources.trouble = [&](const Message& message) { trouble.push_back(english(message)); };
  EXPECT_EQ(hyper_tables(Gammons::tournament, resources, 3)->pieces(), 0);
  ASSERT_EQ(trouble.size(), 1U);
  EXPECT_NE(trouble[0].find("1-1.fourhyper"), std::string::npos) << trouble[0];
  EXPECT_NE(trouble[0].find("fourfold solve"), std::string::npos) << trouble[0];
}

TEST(SolvedHypergammon, master_plays_and_doubles_by_what_was_solved) {
  const TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  const int checkers = few_checkers().pieces();
  ASSERT_TRUE(game_solver()->solve(hyper, resources, {.pieces = checkers}));
  NetEngine master(*built_in_nets(), resources, {.plies = 2, .solved = true});
  const Board start = hyper_start(checkers);
  const HyperValues& known = *few_checkers().at(start);
  const State before = on_roll(for_money(true), start);

  const auto words = *master.think(before);
  ASSERT_TRUE(words.advice);
  EXPECT_NEAR(words.advice->figures[0].value, in_points(known.jacoby), 1e-6) << "not doubled";
  EXPECT_NEAR(words.advice->figures[1].value, 2 * in_points(known.theirs), 1e-6) << "doubled and taken";
  EXPECT_EQ(words.candidates[0].plies, 0) << "what is known is not looked into";
  const auto without_jacoby = *master.think(on_roll(for_money(false), start));
  EXPECT_NEAR(without_jacoby.advice->figures[0].value, in_points(known.centred), 1e-6);

  const State rolling = apply(before, Play{PlayKind::roll, 0, {}});
  double sum = 0;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    const auto decision = *master.think(roll(rolling, {high, low}));
    EXPECT_EQ(decision.candidates[0].plies, 0);
    sum += weight * decision.candidates[0].value;
  });
  EXPECT_NEAR(sum / 36, in_points(known.jacoby), 2e-6) << "the best plays add up to the equity before the roll";

  NetEngine nets(*built_in_nets(), resources, {.plies = 0});
  EXPECT_NE(nets.think(before)->advice->figures[0].value, words.advice->figures[0].value)
      << "other levels play by their nets";
}

}  // namespace
}  // namespace fourfold::backgammon
