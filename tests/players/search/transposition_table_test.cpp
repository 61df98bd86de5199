// The transposition table: finds what was kept, keeps what was searched deeply, forgets what is old.
#include "players/search/transposition_table.h"

#include <gtest/gtest.h>

namespace fourfold::players {
namespace {

std::uint64_t key(std::uint64_t number) { return (number + 1) * 0x9e3779b97f4a7c15ULL; }

TEST(TranspositionTable, gives_back_what_was_kept) {
  TranspositionTable table(1 << 16);
  table.keep(key(1), {-5, 3, Bound::exact, 77});
  EXPECT_FALSE(table.find(key(1))) << "there is no room yet";
  table.make_room();
  table.keep(key(1), {-30000, 3, Bound::at_most, 65535});
  table.keep(key(2), {30000, 120, Bound::at_least, 0});
  const auto one = table.find(key(1));
  ASSERT_TRUE(one);
  EXPECT_EQ(one->value, -30000);
  EXPECT_EQ(one->depth, 3);
  EXPECT_EQ(one->bound, Bound::at_most);
  EXPECT_EQ(one->move, 65535);
  const auto two = table.find(key(2));
  ASSERT_TRUE(two);
  EXPECT_EQ(two->value, 30000);
  EXPECT_EQ(two->depth, 120);
  EXPECT_EQ(two->bound, Bound::at_least);
  EXPECT_FALSE(table.find(key(3)));
  table.clear();
  EXPECT_FALSE(table.find(key(2)));
}

TEST(TranspositionTable, the_shallowest_of_a_full_bucket_makes_place_unless_others_are_older) {
  TranspositionTable table(64);  // one bucket of four
  table.make_room();
  for (std::int8_t depth = 5; depth < 9; ++depth)
    table.keep(key(static_cast<std::uint64_t>(depth)), {0, depth, Bound::exact, 1});
  table.keep(key(100), {0, 6, Bound::exact, 1});
  EXPECT_FALSE(table.find(key(5)));
  for (const std::uint64_t left : {6U, 7U, 8U, 100U}) EXPECT_TRUE(table.find(key(left))) << left;
  for (int searches = 0; searches < 3; ++searches) table.new_search();
  table.keep(key(6), {0, 1, Bound::exact, 1});  // looked at again
  table.keep(key(101), {0, 1, Bound::exact, 1});
  table.keep(key(102), {0, 1, Bound::exact, 1});
  EXPECT_FALSE(table.find(key(100)));
  EXPECT_FALSE(table.find(key(7)));
  for (const std::uint64_t left : {6U, 101U, 102U}) EXPECT_TRUE(table.find(key(left))) << left;
}

}  // namespace
}  // namespace fourfold::players
