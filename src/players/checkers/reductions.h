// By how much less deeply late moves are looked at.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace fourfold::checkers {

// At first: by so many plies, which grow with the logarithms of the depth and of how many moves were tried before.
inline constexpr auto reductions = [] {
  constexpr std::size_t depths = 64;
  constexpr std::size_t most_tried = 32;
  std::array<double, depths> logarithms{};
  for (std::size_t n = 2; n < depths; ++n) {
    // The first terms of ln n - ln (n - 1) = 2 artanh(1 / (2 n - 1)).
    const double x = 1 / (2 * static_cast<double>(n) - 1);
    logarithms[n] = logarithms[n - 1] + 2 * (x + x * x * x / 3);
  }
  std::array<std::array<std::int8_t, most_tried>, depths> plies{};
  for (std::size_t depth = 2; depth < depths; ++depth) {
    for (std::size_t tried = 1; tried < most_tried; ++tried) {
      plies[depth][tried] = static_cast<std::int8_t>(0.25 + logarithms[depth] * logarithms[tried + 1]);
    }
  }
  return plies;
}();
inline int reduction(int depth, std::size_t tried) {
  const auto at = static_cast<std::size_t>(std::clamp(depth, 0, static_cast<int>(reductions.size()) - 1));
  return reductions[at][std::min(tried, reductions[at].size() - 1)];
}

}  // namespace fourfold::checkers
