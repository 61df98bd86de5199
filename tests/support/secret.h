// Secrets of fair dice for tests: one a number.
#pragma once

#include <cstddef>
#include <cstdint>

#include "table/keyed_hash.h"

namespace fourfold::test {

inline Bytes32 secret_of(std::uint64_t number) {
  Bytes32 secret{};
  for (std::size_t i = 0; i < 8; ++i) secret[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return secret;
}

}  // namespace fourfold::test
