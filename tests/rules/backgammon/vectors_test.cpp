// Positions, plays and figures made by other programs.
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "notation/backgammon/text.h"
#include "rules/backgammon/backgammon.h"
#include "sentences/catalogue.h"
#include "tests/support/files.h"

namespace fourfold::backgammon {
namespace {

TEST(BackgammonVectors, successor_sets_agree_with_gnubg) {
  const auto lines = fourfold::test::read_data_lines("backgammon_plays.jsonl");
  ASSERT_EQ(lines.size(), 1000U);
  for (const std::string& line : lines) {
    const auto entry = nlohmann::json::parse(line, nullptr, false);
    const auto position = entry["position"].get<std::string>();
    auto state = parse_position(Rules{}, position);
    ASSERT_TRUE(state) << position << ": " << english(state.error());
    const Roll dice{*Die::from(entry["dice"][0].get<int>()), *Die::from(entry["dice"][1].get<int>())};
    state = with_roll(*state, dice);
    ASSERT_TRUE(state) << position;
    std::vector<std::string> found;
    for (const Play& play : legal(*state)) found.push_back(format_position_like(apply(*state, play), position));
    auto expected = entry["results"].get<std::vector<std::string>>();
    std::sort(found.begin(), found.end());
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(found, expected) << line.substr(0, 60);  // sorted lists: a duplicate would show
  }
}

TEST(BackgammonVectors, plays_after_each_first_roll) {
  // Distinct positions after each roll from the start, as published.
  const std::map<std::string, std::size_t> published = {
      {"11", 42}, {"21", 15}, {"22", 75}, {"31", 16}, {"32", 17}, {"33", 73}, {"41", 14},
      {"42", 18}, {"43", 17}, {"44", 52}, {"51", 8},  {"52", 8},  {"53", 9},  {"54", 9},
      {"55", 4},  {"61", 10}, {"62", 14}, {"63", 14}, {"64", 14}, {"65", 7},  {"66", 11}};
  const State start = begin_with(Rules{}, Seat::one);
  for (const auto& [text, count] : published) {
    EXPECT_EQ(legal(*with_roll(start, *parse_roll(start, text))).size(), count) << text;
  }
}

TEST(BackgammonVectors, the_most_plays_seen) {
  const auto state = parse_position(Rules{}, "fwcAACAsQcNbAA");
  ASSERT_TRUE(state);
  EXPECT_EQ(legal(*with_roll(*state, *parse_roll(*state, "44"))).size(), 335U);
}

TEST(BackgammonVectors, perft) {
  const State start = begin_with(Rules{}, Seat::one);
  EXPECT_EQ(perft(start, 1), 447U);
  EXPECT_EQ(perft(start, 2), 202782U);
  EXPECT_EQ(perft(start, 3), 116154993U);
  EXPECT_EQ(perft(initial(Rules{}), 2), 202782U);  // who begins, and the cube, are left out of the count
}

// Expected rolls to bear off with play that needs fewest, computed from the plays our rules give.
class BearOffSolver {
 public:
  double rolls(const Checkers& side) {
    if (side[off] == most_checkers) return 0;
    const auto known = known_.find(side);
    if (known != known_.end()) return known->second;
    Position position;
    position.sides[0] = side;
    position.sides[1][6] = most_checkers;  // on its own six point: far from anything here
    position.stage = Stage::rolling;
    const State state = *State::from(Rules{}, position);
    double total = 0;
    for (const auto& [dice, weight] : chance(state).rolls) {
      const State rolled = roll(state, dice);
      double best = 1e9;
      for (const Play& play : legal(rolled)) best = std::min(best, rolls(apply(rolled, play).position().sides[0]));
      total += weight * best;
    }
    return known_[side] = 1 + total / 36;
  }

 private:
  std::map<Checkers, double> known_;
};

TEST(BackgammonVectors, expected_rolls_to_bear_off) {
  BearOffSolver solver;
  int checked = 0;
  for (const std::string& line : fourfold::test::read_data_lines("bearoff_one_sided_means.txt")) {
    if (line[0] == '#') continue;
    Checkers side{};
    int counts[6];
    double mean = 0;
    ASSERT_EQ(std::sscanf(line.c_str(), "%d %d %d %d %d %d %lf", counts, counts + 1, counts + 2, counts + 3, counts + 4,
                          counts + 5, &mean),
              7);
    int left = most_checkers;
    for (std::size_t point = 1; point <= 6; ++point) {
      side[point] = static_cast<std::uint8_t>(counts[point - 1]);
      left -= counts[point - 1];
    }
    side[off] = static_cast<std::uint8_t>(left);
    EXPECT_NEAR(solver.rolls(side), mean, 1e-8) << line;
    ++checked;
  }
  EXPECT_EQ(checked, 300);
}

}  // namespace
}  // namespace fourfold::backgammon
