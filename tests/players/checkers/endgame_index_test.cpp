// Endings by number: every position has one of its own, and there are as many as are published.
#include "players/checkers/endgame_index.h"

#include <gtest/gtest.h>

#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers::test {
namespace {

bool same(const Facing& a, const Facing& b) {
  return a.own_men == b.own_men && a.own_kings == b.own_kings && a.opposing_men == b.opposing_men &&
         a.opposing_kings == b.opposing_kings;
}

TEST(EndgameIndex, counts_the_positions_with_two_and_three_pieces_that_are_published) {
  for (const auto& [pieces, published] : {std::pair{2, 3488U}, {3, 196032U}}) {
    std::size_t count = 0;
    for (const Material& material : materials_of(pieces)) {
      const Slice slice(material);
      std::size_t last = 0;
      slice.for_each(0, slice.blocks(), [&](std::size_t index, const Facing& facing) {
        ASSERT_TRUE(count == 0 || last == 0 || index > last);
        last = index;
        ++count;
        ASSERT_LT(index, slice.size());
        ASSERT_EQ(slice.index(facing), index);
        ASSERT_TRUE(same(slice.at(index), facing));
        ASSERT_EQ(facing.material(), material);
        ASSERT_TRUE(check(board_of(facing))) << "a position that cannot be";
      });
    }
    EXPECT_EQ(count, published);
  }
}

TEST(EndgameIndex, material_of_four_to_six_pieces_adds_up) {
  // 25, 44 and 70 ways to share men and kings between two sides.
  EXPECT_EQ(materials_of(4).size(), 25U);
  EXPECT_EQ(materials_of(5).size(), 44U);
  EXPECT_EQ(materials_of(6).size(), 70U);
  int men = 0;
  for (const Material& material : materials_of(6)) {
    EXPECT_GE(material.men(), men) << "what crowning leads to stands before";
    men = material.men();
  }
}

TEST(EndgameIndex, light_to_move_is_dark_to_move_with_the_board_turned_round) {
  const Facing dark = facing(at("B:W30,K18:B3,K15").board(), Side::dark);
  const Facing light = facing(at("W:WK18,30:BK15,3").board(), Side::light);
  EXPECT_TRUE(same(dark.turned(), light));
  // Square 30 is the third from light's side, as 3 is from dark's.
  EXPECT_EQ(light.own_men, 1U << 2);
  EXPECT_EQ(light.opposing_men, 1U << 29);
  EXPECT_TRUE(same(light.turned(), dark));
}

}  // namespace
}  // namespace fourfold::checkers::test
