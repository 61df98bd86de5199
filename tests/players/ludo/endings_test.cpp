// Exact endings of ludo: a value worked out by hand, a naive solver over the naive rules, and the same rules applied to
// what was found.
#include "players/ludo/endings.h"

#include <gtest/gtest.h>

#include <map>

#include "tests/oracle/ludo_naive.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

double found(const Endings& endings, const State& state, Seat seat) {
  Chances chances;
  EXPECT_TRUE(endings.find(state, chances)) << format_position(state);
  return static_cast<double>(chances.of(seat));
}

std::string text_of(int own, int other, std::string_view seats, std::string_view turn) {
  const auto word = [](int piece) { return piece < 0 ? "b" : std::to_string(piece); };
  std::string first = std::string(1, seats[0]) + ":" + word(own) + ",h,h,h ";
  std::string second = std::string(1, seats[1]) + ":" + word(other) + ",h,h,h ";
  return first + second + "turn:" + std::string(turn);
}

// All rolls with their weights.
std::vector<std::pair<std::vector<int>, double>> all_rolls(const Rules& rules) {
  std::vector<std::pair<std::vector<int>, double>> rolls;
  for (int a = 1; a <= 6; ++a) {
    if (rules.dice == 1) rolls.push_back({{a}, 1.0 / 6});
    for (int b = 1; rules.dice == 2 && b <= a; ++b) rolls.push_back({{a, b}, (a == b ? 1.0 : 2.0) / 36});
  }
  return rolls;
}

// The chance of the seat to act, from what value(position) says of what may follow.
template <class Value>
double mean_of_best(const Rules& rules, const std::string& position, Value value) {
  const char turn = position[position.find("turn:") + 5];
  double sum = 0;
  for (const auto& [dice, weight] : all_rolls(rules)) {
    double best = 0;
    for (const std::string& after : naive::results(rules, position, dice)) {
      const naive::Game game = naive::read(after);
      const bool won = !game.places.empty() && game.places.front() == turn - '0';
      const bool own = game.turn == turn - '0';
      const double theirs = won ? 1 : value(after);
      best = std::max(best, won || own ? theirs : 1 - theirs);
    }
    sum += weight * best;
  }
  return sum;
}

// Both need a 1 at classic rules, where a six rolls again twice at most: a turn brings it with 1/6 + 1/36 + 1/216, and
// who has the first of such turns wins 216 of 389.
TEST(LudoEndings, two_pieces_before_home) {
  const Rules rules = rules_of("classic");
  EXPECT_NEAR(found(Endings(rules, 2), state_of("1:h,h,h,55 3:h,h,h,55 turn:1", rules), Seat::one), 216.0 / 389, 1e-6);
}

// The last fifth of the way, where a piece cannot be sent back: a small game of its own, solved from nothing.
TEST(LudoEndings, agree_with_a_naive_solver_in_the_home_columns) {
  const Rules rules = rules_of("beginner");
  const Endings endings(rules, 2);
  std::map<std::string, double> values;
  for (int own = 51; own < home; ++own) {
    for (int other = 51; other < home; ++other) {
      values[text_of(own, other, "13", "1")] = 0.5;
      values[text_of(own, other, "13", "3")] = 0.5;
    }
  }
  for (int sweep = 0; sweep < 100; ++sweep) {
    std::map<std::string, double> next;
    for (const auto& [position, value] : values) {
      next[position] = mean_of_best(rules, position, [&](const std::string& after) { return values.at(after); });
    }
    values = next;
  }
  for (const auto& [position, value] : values) {
    const State state = state_of(position, rules);
    EXPECT_NEAR(found(endings, state, to_act(state)), value, 1e-5) << position;
  }
}

// Everywhere: what is found is what follows from what is found of all that may come next. Only the right values do.
TEST(LudoEndings, follow_from_each_other_by_the_naive_rules) {
  for (const char* const preset : {"standard", "beginner", "classic"}) {
    const Rules rules = rules_of(preset);
    for (const std::string_view seats : {"13", "12", "41"}) {
      const int later = (seats[1] - seats[0] + max_seats) % max_seats;
      const Endings endings(rules, later);
      for (int k = 0; k < 60; ++k) {
        const std::string position = text_of(k * 37 % 57 - 1, k * 23 % 57 - 1, seats, seats.substr(0, 1));
        const State state = state_of(position, rules);
        const double mean = mean_of_best(rules, format_position(state), [&](const std::string& after) {
          const State next = state_of(after, rules);
          return found(endings, next, to_act(next));
        });
        EXPECT_NEAR(found(endings, state, to_act(state)), mean, 1e-5) << preset << " " << position;
      }
    }
  }
}

TEST(LudoEndings, say_nothing_of_more_pieces_or_players) {
  const Endings endings(Rules{}, 2);
  Chances chances;
  EXPECT_FALSE(endings.find(state_of("1:h,h,1,2 3:h,h,h,5 turn:1"), chances));
  EXPECT_FALSE(endings.find(state_of("1:h,h,h,2 3:h,h,4,5 turn:1"), chances));
  EXPECT_FALSE(endings.find(state_of("1:h,h,h,2 2:h,h,h,4 3:h,h,h,5 turn:1"), chances));
  EXPECT_FALSE(endings.find(state_of("1:h,h,h,2 2:h,h,h,4 turn:1"), chances)) << "neighbours";
  EXPECT_TRUE(endings.fit(rules_of("standard", {{"seats", "2,4"}}), 2));
  EXPECT_FALSE(endings.fit(rules_of("classic"), 2));
  EXPECT_TRUE(Endings(Rules{}, 1).fit(Rules{}, 3)) << "seen from either of two neighbours";
}

}  // namespace
}  // namespace fourfold::ludo::test
