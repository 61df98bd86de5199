// Dice that cannot show a seven.
#pragma once

#include <compare>
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

}  // namespace fourfold
