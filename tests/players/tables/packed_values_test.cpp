// Packed values: whatever was packed is read again at every place, and nothing beyond the bytes is ever read.
#include "players/tables/packed_values.h"

#include <gtest/gtest.h>

#include <vector>

#include "players/random_source.h"

namespace fourfold::players {
namespace {

// Runs of random lengths of so many different values, some of them not to be asked for.
std::vector<std::uint8_t> runs(std::size_t size, std::uint32_t kinds, std::uint32_t longest, RandomSource& random) {
  std::vector<std::uint8_t> values;
  while (values.size() < size) {
    const auto value = static_cast<std::uint8_t>(random.below(kinds + 1) == kinds ? any_value : random.below(kinds));
    values.insert(values.end(), 1 + random.below(longest), value);
  }
  values.resize(size);
  return values;
}

TEST(PackedValues, everything_that_counts_is_read_as_it_was) {
  RandomSource random(7);
  for (const std::size_t size : {1U, 2U, 1023U, 1024U, 1025U, 20000U}) {
    for (const std::uint32_t kinds : {1U, 3U, 4U, 5U, 255U}) {
      for (const std::uint32_t longest : {1U, 40U, 5000U}) {
        const std::vector<std::uint8_t> values = runs(size, kinds, longest, random);
        const std::string bytes = PackedValues::pack(values);
        const PackedValues packed(bytes, size);
        for (std::size_t i = 0; i < size; ++i) {
          if (values[i] == any_value) continue;
          ASSERT_EQ(packed[i], values[i]) << size << " " << kinds << " " << longest << " " << i;
        }
      }
    }
  }
}

TEST(PackedValues, long_runs_take_few_bytes) {
  EXPECT_LT(PackedValues::pack(std::vector<std::uint8_t>(1'000'000, 2)).size(), 6000U);
  std::vector<std::uint8_t> with_gaps(100'000, 1);
  for (std::size_t i = 0; i < with_gaps.size(); i += 3) with_gaps[i] = any_value;
  EXPECT_LT(PackedValues::pack(with_gaps).size(), 700U) << "what nobody asks for breaks no run";
}

TEST(PackedValues, bytes_that_nobody_packed_do_no_harm) {
  RandomSource random(3);
  for (int times = 0; times < 2000; ++times) {
    std::string bytes(random.below(40), '\0');
    for (char& byte : bytes) byte = static_cast<char>(random.next());
    const PackedValues packed(bytes, 1 + random.below(5000));
    for (int i = 0; i < 20; ++i) (void)packed[random.below(6000)];
  }
  EXPECT_EQ(PackedValues("", 10)[3], 0);
}

}  // namespace
}  // namespace fourfold::players
