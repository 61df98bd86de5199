#include "cli/fullscreen/steering.h"

#include <algorithm>
#include <cmath>

namespace fourfold::cli {
namespace {

// A cell of a terminal is about twice as high as it is wide.
constexpr double row_height = 2.0;
// How much a step to the side counts beside one ahead. Sideways one stays in the row as long as there is something in
// it; up and down the next row comes first, as on a checkers board, where the squares of two rows are never in line.
constexpr double aslant_in_row = 2.0;
constexpr double aslant_to_rows = 0.7;

struct Way {
  double ahead;
  double aside;  // clockwise from the direction
  double aslant;

  double distance() const { return ahead + aslant * std::fabs(aside); }
  // Of two equally near the one further clockwise, so that four arrows lead to four corners.
  bool before(const Way& other) const {
    const double nearer = other.distance() - distance();
    return std::fabs(nearer) > 0.01 ? nearer > 0 : aside > other.aside;
  }
};

Way way(const Spot& from, const Spot& to, Direction direction) {
  const double down = (to.row - from.row) * row_height;
  const double right = to.column - from.column;
  switch (direction) {
    case Direction::up:
      return {-down, right, aslant_to_rows};
    case Direction::down:
      return {down, -right, aslant_to_rows};
    case Direction::left:
      return {-right, -down, aslant_in_row};
    case Direction::right:
      break;
  }
  return {right, down, aslant_in_row};
}

}  // namespace

std::optional<Target> nearest_target(const std::vector<Spot>& spots, const Spot& from, Direction direction) {
  std::optional<Target> found;
  Way shortest{};
  for (const Spot& spot : spots) {
    if (spot.target == from.target) continue;
    const Way there = way(from, spot, direction);
    if (there.ahead < 0.5 || (found && !there.before(shortest))) continue;
    found = spot.target;
    shortest = there;
  }
  return found;
}

std::optional<Target> next_target(const std::vector<Spot>& spots, const std::optional<Target>& from, int step) {
  if (spots.empty()) return std::nullopt;
  const auto at = std::ranges::find_if(spots, [&](const Spot& spot) { return from == spot.target; });
  if (at == spots.end()) return step > 0 ? spots.front().target : spots.back().target;
  const auto count = static_cast<std::ptrdiff_t>(spots.size());
  return spots[static_cast<std::size_t>((at - spots.begin() + step + count) % count)].target;
}

}  // namespace fourfold::cli
