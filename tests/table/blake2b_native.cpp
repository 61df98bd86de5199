// Our BLAKE2b against libsodium's, over lengths around the size of a block, with and without keys.
#include "table/blake2b.h"

#include <sodium.h>

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace fourfold::test {
namespace {

std::vector<std::uint8_t> counting(std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  std::iota(bytes.begin(), bytes.end(), std::uint8_t{1});
  return bytes;
}

TEST(blake2b, is_what_libsodium_computes) {
  for (const std::size_t key_size : {0U, 16U, 32U, 64U}) {
    const auto key = counting(key_size);
    for (std::size_t size = 0; size <= 520; ++size) {
      const auto message = counting(size);
      std::array<std::uint8_t, 32> expected{};
      ASSERT_EQ(crypto_generichash(expected.data(), expected.size(), message.data(), message.size(),
                                   key.empty() ? nullptr : key.data(), key.size()),
                0);
      ASSERT_EQ(blake2b(key, message), expected) << size << " bytes, key of " << key_size;
    }
  }
}

}  // namespace
}  // namespace fourfold::test
