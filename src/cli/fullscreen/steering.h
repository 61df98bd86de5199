// Walking over a screen with arrows: from where one is to the nearest thing that can be chosen in that direction.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fourfold::cli {

// What can be chosen: a place of the board, or a button.
struct Target {
  enum class Kind : std::uint8_t { place, button };

  Kind kind = Kind::place;
  int number = 0;  // of the place, or of the button in its row

  auto operator<=>(const Target&) const = default;
};

// Where it is, in rows and columns of the screen.
struct Spot {
  Target target;
  double row = 0;
  double column = 0;
};

enum class Direction : std::uint8_t { up, down, left, right };

// The nearest spot that lies in that direction, or nothing. What lies straight ahead is nearer than what lies aslant.
std::optional<Target> nearest_target(const std::vector<Spot>& spots, const Spot& from, Direction direction);

// The next one in the order of the list, or the one before; round after the last.
std::optional<Target> next_target(const std::vector<Spot>& spots, const std::optional<Target>& from, int step);

}  // namespace fourfold::cli
