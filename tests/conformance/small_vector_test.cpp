// A list with room inside itself that goes to the heap when there is more.
#include "rules/small_vector.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace fourfold {
namespace {

using Small = SmallVector<int, 4>;

std::vector<int> items(const Small& list) { return {list.begin(), list.end()}; }

Small counted_to(int count) {
  Small list;
  for (int i = 1; i <= count; ++i) list.push_back(i);
  return list;
}

std::vector<int> numbers_to(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

TEST(SmallVector, keeps_everything_inside_itself_and_beyond) {
  for (const int count : {0, 1, 4, 5, 8, 9, 1000}) EXPECT_EQ(items(counted_to(count)), numbers_to(count));
}

TEST(SmallVector, copies_are_independent_of_each_other) {
  for (const int count : {3, 4, 5, 100}) {
    const Small first = counted_to(count);
    Small second = first;
    second.push_back(0);
    second[0] = 7;
    EXPECT_EQ(items(first), numbers_to(count));
    second = first;
    EXPECT_EQ(items(second), numbers_to(count));
    second = *&second;
    EXPECT_EQ(items(second), numbers_to(count));
    second = counted_to(2);
    EXPECT_EQ(items(second), numbers_to(2));
  }
}

TEST(SmallVector, takes_its_own_values) {
  Small list = counted_to(4);
  list.push_back(list[0]);
  EXPECT_EQ(items(list), (std::vector<int>{1, 2, 3, 4, 1}));
}

TEST(SmallVector, is_written_several_values_at_a_time) {
  Small list = counted_to(2);
  int* const room = list.room(6);
  for (int i = 0; i < 6; ++i) room[i] = i + 3;
  list.keep(5);
  EXPECT_EQ(items(list), numbers_to(7));
  list.pop_back();
  EXPECT_EQ(items(list), numbers_to(6));
  list.assign(9, 2);
  EXPECT_EQ(items(list), std::vector<int>(9, 2));
  list.clear();
  EXPECT_TRUE(list.empty());
}

}  // namespace
}  // namespace fourfold
