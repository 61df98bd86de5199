// The boxes that rules come in: the printed sets, in the order in which they stand on the shelf, and the rules of
// clubs, which come in none. There is no list of what is in a box: every preset says which one it is from, and a box is
// the presets that say so (see any_game.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fourfold {

enum class Box : std::uint8_t { liberty, botanica, cube, backgammon_dice, club };

inline constexpr std::array all_boxes = {Box::liberty, Box::botanica, Box::cube, Box::backgammon_dice, Box::club};

// What is typed for them.
inline constexpr std::array<std::string_view, all_boxes.size()> box_names = {"liberty", "botanica", "cube",
                                                                             "backgammon-dice", "club"};

constexpr std::string_view name(Box box) { return box_names[static_cast<std::size_t>(box)]; }

// A printed leaflet with the rules is in it.
constexpr bool has_leaflet(Box box) { return box != Box::club; }

constexpr std::optional<Box> box_named(std::string_view word) {
  for (std::size_t i = 0; i < box_names.size(); ++i) {
    if (box_names[i] == word) return static_cast<Box>(i);
  }
  return std::nullopt;
}

}  // namespace fourfold
