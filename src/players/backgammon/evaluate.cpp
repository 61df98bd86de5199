// The numbers are thousandths of a point. They were fitted to the results of games that this player played against
// itself, then rounded; a duel between the rounded and the fitted numbers came out level.
#include "players/backgammon/evaluate.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "players/backgammon/shots.h"
#include "rules/backgammon/state.h"

namespace fourfold::backgammon {
namespace {

constexpr int worth_of_a_pip = 13;
constexpr int worth_of_the_roll = 78;
constexpr int worth_of_one_off = 50;
constexpr std::array<int, 9> worth_of_point = {0, 40, 60, 20, 70, 110, 80, 0, 45};  // held, by its number
constexpr std::array<int, 7> worth_of_prime = {0, 0, 0, 0, 170, 220, 280};          // that many points in a row
constexpr int worth_of_anchor = 30;                                                 // on the 18 to 21 points
constexpr int cost_of_back_checker = 35;                                            // in the opposing home
constexpr int cost_of_deep_checker = 40;                                            // on the 1 and 2 points
constexpr int cost_on_bar = 40;  // a checker on the bar, for every opposing home point
// A blot is of use where it is about to make a point; what it risks is counted by its shots.
constexpr int worth_of_home_blot = 60;
constexpr int worth_of_outer_blot = 45;
constexpr int worth_of_back_blot = 75;
constexpr int cost_of_risk_closed = 36;  // a certain hit, for every opposing home point
constexpr int cost_of_risk_now = 25;     // a pip that is certain to be lost, when the opponent is about to roll
constexpr int cost_of_risk_later = 7;    // the same, when the owner may still move

constexpr int first_back_point = points - home_points + 1;
constexpr int rolls = 36;

int on(const Checkers& side, int point) { return side[static_cast<std::size_t>(point)]; }
bool holds(const Checkers& side, int point) { return on(side, point) >= 2; }
constexpr int seen_from_opposite(int point) { return points + 1 - point; }

int hindmost(const Checkers& side) {
  int point = bar;
  while (point > 0 && on(side, point) == 0) --point;
  return point;
}

int home_points_held(const Checkers& side) {
  int count = 0;
  for (int point = 1; point <= home_points; ++point) count += holds(side, point) ? 1 : 0;
  return count;
}

// The longest row of held points that some opposing checker has still to pass.
int prime_length(const Checkers& own, const Checkers& opposing) {
  const int their_hindmost = hindmost(opposing);
  int row = 0;
  int longest = 0;
  for (int point = 1; point < first_back_point; ++point) {
    row = holds(own, point) && seen_from_opposite(point) < their_hindmost ? row + 1 : 0;
    longest = std::max(longest, row);
  }
  return std::min(longest, 6);
}

int worth_of_points(const Checkers& own, const Checkers& opposing) {
  int worth = worth_of_prime[static_cast<std::size_t>(prime_length(own, opposing))];
  for (int point = 1; point < static_cast<int>(worth_of_point.size()); ++point) {
    worth += holds(own, point) ? worth_of_point[static_cast<std::size_t>(point)] : 0;
  }
  const bool anchor = holds(own, 18) || holds(own, 19) || holds(own, 20) || holds(own, 21);
  return worth + (anchor ? worth_of_anchor : 0);
}

int worth_of_checkers(const Checkers& own, int closed) {
  int back = 0;
  for (int point = first_back_point; point <= points; ++point) back += on(own, point);
  return worth_of_one_off * on(own, off) - worth_of_a_pip * pip_count(own) - cost_of_back_checker * back -
         cost_of_deep_checker * (on(own, 1) + on(own, 2)) - cost_on_bar * on(own, bar) * closed;
}

int worth_of_blot(int point) {
  if (point <= home_points) return worth_of_home_blot;
  return point < first_back_point ? worth_of_outer_blot : worth_of_back_blot;
}

int worth_of_blots(const Checkers& own, const Checkers& opposing, int closed, int cost_of_risk) {
  const int their_hindmost = hindmost(opposing);
  int worth = 0;
  int risk = 0;
  for (int point = 1; point <= points; ++point) {
    if (on(own, point) != 1 || seen_from_opposite(point) >= their_hindmost) continue;  // not alone, or out of reach
    worth += worth_of_blot(point);
    risk += shots(own, point, opposing) * (cost_of_risk * (bar - point) + cost_of_risk_closed * closed);
  }
  return worth - risk / rolls;
}

int worth_of_side(const Checkers& own, const Checkers& opposing, int cost_of_risk) {
  const int closed = home_points_held(opposing);
  return worth_of_points(own, opposing) + worth_of_checkers(own, closed) +
         worth_of_blots(own, opposing, closed, cost_of_risk);
}

// A lead of a tenth of the pips is worth about half a point.
int evaluate_race(const Checkers& moved, const Checkers& on_roll) {
  constexpr int worth_of_race_roll = 40;  // four pips, in tenths
  const int theirs = race_length(on_roll) - worth_of_race_roll;
  return 5000 * (theirs - race_length(moved)) / (theirs + 100);
}

}  // namespace

bool is_race(const Checkers& a, const Checkers& b) { return hindmost(a) + hindmost(b) <= points; }

int race_length(const Checkers& side) {
  constexpr int each_checker = 20;
  constexpr int each_outside = 7;
  int length = 10 * pip_count(side);
  for (int point = 1; point <= points; ++point) {
    length += on(side, point) * (point > home_points ? each_checker + each_outside : each_checker);
  }
  length += 20 * std::max(0, on(side, 1) - 1) + 10 * std::max(0, on(side, 2) - 1) + 10 * std::max(0, on(side, 3) - 3);
  for (int point = 4; point <= home_points; ++point) length += on(side, point) == 0 ? 10 : 0;
  return length;
}

int evaluate(const Checkers& moved, const Checkers& on_roll) {
  if (is_race(moved, on_roll)) return evaluate_race(moved, on_roll);
  return worth_of_side(moved, on_roll, cost_of_risk_now) - worth_of_side(on_roll, moved, cost_of_risk_later) -
         worth_of_the_roll;
}

}  // namespace fourfold::backgammon
