// A small fast generator with our own bounded draw, so that every build draws the same numbers from the same seed (the
// standard library's distributions differ between implementations). For play-outs, tests and bots; never for a table's
// dice.
#pragma once

#include <cstdint>

namespace fourfold {

// splitmix64 (Steele, Lea, Flood 2014): one 64-bit word of state, passes BigCrush.
class RandomSource {
 public:
  explicit constexpr RandomSource(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

  // A number from 0 to bound - 1. The bias of a multiplied 32-bit draw is below bound / 2^32: nothing where bounds are
  // small.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>((std::uint64_t{next_half()} * bound) >> 32);
  }
  // The better half of the next number.
  constexpr std::uint32_t next_half() { return static_cast<std::uint32_t>(next() >> 32); }

 private:
  std::uint64_t state_;
};

}  // namespace fourfold
