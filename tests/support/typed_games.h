// Typed tests over games: TYPED_TEST_SUITE(Suite, AsTypes<AllGames>::type, GameNames).
#pragma once

#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace fourfold::test {

template <class Tuple>
struct AsTypes;
template <class... Games>
struct AsTypes<std::tuple<Games...>> {
  using type = testing::Types<Games...>;
};

struct GameNames {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::name);
  }
};

}  // namespace fourfold::test
