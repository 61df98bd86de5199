// The table of searches: finds what was kept, nothing else, and never more than its size.
#include "players/search/hash_table.h"

#include <gtest/gtest.h>

namespace fourfold::players {
namespace {

using Table = HashTable<std::uint64_t, int>;

std::uint64_t hashed(std::uint64_t key) { return key * 0x9e3779b97f4a7c15ULL; }

TEST(HashTable, has_room_for_a_power_of_two_within_its_bytes) {
  EXPECT_EQ(Table(0).size(), 1U);
  EXPECT_LE(Table(1 << 20).size() * sizeof(std::uint64_t), std::size_t{1} << 20);
  EXPECT_EQ(Table(1 << 20).size(), 2 * Table(1 << 19).size());
}

TEST(HashTable, finds_what_was_kept_last_and_nothing_else) {
  Table table(1 << 10);
  EXPECT_FALSE(table.find(hashed(1), 1));
  table.keep(hashed(1), 1, 10);  // there is no room yet
  EXPECT_FALSE(table.find(hashed(1), 1));
  table.make_room();
  for (std::uint64_t key = 0; key < 1000; ++key) {
    table.keep(hashed(key), key, static_cast<int>(key) + 1);
    EXPECT_EQ(table.find(hashed(key), key), static_cast<int>(key) + 1);
  }
  std::size_t left = 0;
  for (std::uint64_t key = 0; key < 1000; ++key) {
    const auto found = table.find(hashed(key), key);
    if (found) {
      EXPECT_EQ(*found, static_cast<int>(key) + 1);
      ++left;
    }
  }
  EXPECT_LE(left, table.size());
  EXPECT_GT(left, table.size() / 2);
  // A key with the same hash as another one.
  EXPECT_FALSE(table.find(hashed(999), 5000));
  table.clear();
  EXPECT_FALSE(table.find(hashed(999), 999));
}

}  // namespace
}  // namespace fourfold::players
