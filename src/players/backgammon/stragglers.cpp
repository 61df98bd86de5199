#include "players/backgammon/stragglers.h"

#include <algorithm>
#include <cmath>

#include "players/backgammon/one_sided.h"

namespace fourfold::backgammon {
namespace {

constexpr float pips_a_roll = 49.0F / 6.0F;
constexpr float spread_a_roll = 18.5F;  // variance of the pips

// The share of a normal distribution below x deviations, to 0.0003 (Abramowitz and Stegun, 26.2.19): only what every
// build rounds alike.
float normal_below(float x) {
  const float y = std::min(std::abs(x), 5.0F);
  const float base = 1 + y * (0.196854F + y * (0.115194F + y * (0.000344F + y * 0.019527F)));
  const float beyond = 0.5F / (base * base * base * base);
  return x < 0 ? beyond : 1 - beyond;
}

float pips_beyond(const Checkers& side, int point) {
  int pips = 0;
  for (int at = point + 1; at <= bar; ++at) pips += (at - point) * side[static_cast<std::size_t>(at)];
  return static_cast<float>(pips);
}

// The chance that so many pips are not run in so many rolls, of which some are expected to be lost.
float too_slow(float pips, float lost, std::size_t rolls) {
  if (rolls == 0) return 1;
  const auto count = static_cast<float>(rolls);
  const float variance = count * spread_a_roll + lost * (lost + 1) * pips_a_roll * pips_a_roll;
  return normal_below((pips - 0.5F - (count - lost) * pips_a_roll) / std::sqrt(variance));
}

// To bear off everything: exact at home, and before that as fast as the pips run.
RollsNeeded to_the_end(const Checkers& side) {
  if (OneSided::covers(side)) return OneSided::get().to_end(side);
  constexpr float wasted = 8;  // pips, at the end
  const float pips = pips_beyond(side, off) + wasted;
  RollsNeeded needed{};
  for (std::size_t n = 1; n < needed.size(); ++n) needed[n] = too_slow(pips, 0, n - 1) - too_slow(pips, 0, n);
  return needed;
}

// Rolls lost on the bar before a closed board lets a checker in; behind a full prime, until the other side is home and
// must open it.
float kept_out(const Checkers& side, const Checkers& other) {
  if (side[bar] == 0) return 0;
  int closed = 0;
  for (std::size_t point = 1; point <= home_points; ++point) closed += other[point] >= 2 ? 1 : 0;
  if (closed == home_points) return pips_beyond(other, home_points) / pips_a_roll + 2;
  const float stays_out = static_cast<float>(closed * closed) / (home_points * home_points);
  return stays_out / (1 - stays_out);
}

// The chance that a side is still beyond a point when the other has borne off everything. `first`: it rolls first.
float caught_beyond(const Checkers& side, const Checkers& other, int point, bool first) {
  const float pips = pips_beyond(side, point);
  if (pips == 0) return 0;
  int stragglers = 0;
  for (int at = point + 1; at <= bar; ++at) stragglers += side[static_cast<std::size_t>(at)];
  const float with_waste = pips + 1.5F * static_cast<float>(stragglers - 1);
  const float lost = kept_out(side, other);
  const RollsNeeded end = to_the_end(other);
  float chance = 0;
  for (std::size_t n = 1; n < end.size(); ++n) chance += end[n] * too_slow(with_waste, lost, first ? n : n - 1);
  return chance;
}

Caught caught(const Checkers& side, const Checkers& other, bool first) {
  return {caught_beyond(side, other, home_points, first), caught_beyond(side, other, points - home_points, first)};
}

}  // namespace

Caught on_roll_caught(const Board& board) { return caught(board.on_roll, board.opponent, true); }
Caught opponent_caught(const Board& board) { return caught(board.opponent, board.on_roll, false); }

}  // namespace fourfold::backgammon
