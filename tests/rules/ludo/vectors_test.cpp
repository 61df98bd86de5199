// The positions, rolls and results that independent programs agree on, and their counts of leaves.
#include <algorithm>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "rules/ludo/move_table.h"
#include "tests/rules/ludo/support.h"
#include "tests/support/files.h"

namespace fourfold::ludo::test {
namespace {

TEST(Vectors, every_roll_leads_to_the_same_positions) {
  int lines = 0;
  for (const std::string& line : fourfold::test::read_data_lines("ludo_plays.jsonl")) {
    const nlohmann::json vector = nlohmann::json::parse(line, nullptr, false);
    ASSERT_FALSE(vector.is_discarded()) << line;
    std::string dice;
    for (const auto& die : vector["dice"]) dice += std::to_string(die.get<int>());
    Texts expected;
    for (const auto& result : vector["results"]) expected.insert(result.get<std::string>());
    const Rules rules = rules_of(vector["rules"].get<std::string>());
    const std::string position = vector["position"].get<std::string>();
    EXPECT_EQ(format_position(state_of(position, rules)), position);
    EXPECT_EQ(results(position, dice, rules), expected) << position << " " << dice;
    ++lines;
  }
  EXPECT_EQ(lines, 600);
}

TEST(Perft, standard_from_the_start) {
  const State start = begin_with(rules_of("standard"), Seat::one);
  EXPECT_EQ(perft(start, 0), 1U);
  EXPECT_EQ(perft(start, 1), 22U);
  EXPECT_EQ(perft(start, 2), 484U);
  EXPECT_EQ(perft(start, 3), 12826U);
}

TEST(Perft, beginner_from_the_start) {
  const State start = begin_with(rules_of("beginner"), Seat::one);
  EXPECT_EQ(perft(start, 1), 6U);
  EXPECT_EQ(perft(start, 2), 36U);
  EXPECT_EQ(perft(start, 3), 216U);
  EXPECT_EQ(perft(start, 4), 1392U);
}

TEST(Perft, who_begins_is_not_counted) { EXPECT_EQ(perft(initial(rules_of("standard")), 2), 484U); }

TEST(Perft, a_finished_game_counts_one_and_stops) { EXPECT_EQ(perft(state_of("1:h,h,h,h 3:b,b,b,b turn:1"), 3), 1U); }

TEST(PieceKeys, no_two_sets_of_four_pieces_have_the_same_sum) {
  std::vector<PieceKey> sums;
  for (int a = base; a <= home; ++a) {
    for (int b = a; b <= home; ++b) {
      for (int c = b; c <= home; ++c) {
        for (int d = c; d <= home; ++d) {
          sums.push_back(piece_key(static_cast<Progress>(a)) + piece_key(static_cast<Progress>(b)) +
                         piece_key(static_cast<Progress>(c)) + piece_key(static_cast<Progress>(d)));
        }
      }
    }
  }
  EXPECT_EQ(sums.size(), 521855U);
  std::sort(sums.begin(), sums.end());
  EXPECT_EQ(std::adjacent_find(sums.begin(), sums.end()), sums.end());
}

}  // namespace
}  // namespace fourfold::ludo::test
