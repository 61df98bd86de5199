// Dice that cannot show a seven.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace fourfold {

class Die {
 public:
  static constexpr int sides = 6;

  constexpr Die() = default;

  static constexpr std::optional<Die> from(int pips) {
    if (pips < 1 || pips > sides) return std::nullopt;
    return Die(static_cast<std::uint8_t>(pips));
  }
  // The die that shows index + 1, counting round after six: any number makes a die.
  static constexpr Die nth(unsigned index) { return Die(static_cast<std::uint8_t>(index % sides + 1)); }

  constexpr int pips() const { return pips_; }
  constexpr auto operator<=>(const Die&) const = default;

 private:
  explicit constexpr Die(std::uint8_t pips) : pips_(pips) {}

  std::uint8_t pips_ = 1;
};

// Calls visit(high, low, weight) for the 21 distinct rolls of two dice; the weights add up to 36.
template <class Visit>
constexpr void for_each_two_dice(Visit visit) {
  for (unsigned high = 0; high < Die::sides; ++high) {
    for (unsigned low = 0; low <= high; ++low) visit(Die::nth(high), Die::nth(low), high == low ? 1U : 2U);
  }
}

struct TwoDice {
  Die high;
  Die low;

  constexpr bool operator==(const TwoDice&) const = default;
};

inline constexpr std::uint32_t two_dice_total = Die::sides * Die::sides;

// The equally likely ways in which two dice fall, in the order of for_each_two_dice, each roll as often as its weight.
inline constexpr auto two_dice_in_order = [] {
  std::array<TwoDice, two_dice_total> all{};
  std::size_t n = 0;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    for (; weight > 0; --weight) all[n++] = {high, low};
  });
  return all;
}();

}  // namespace fourfold
