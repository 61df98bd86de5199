// Secrets of fair dice for tests: one a number.
#pragma once

#include <cstddef>
#include <cstdint>

#include "table/secret.h"

namespace fourfold::test {

inline Secret secret_of(std::uint64_t number) {
  Bytes32 secret{};
  for (std::size_t i = 0; i < 8; ++i) secret[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return Secret(secret);
}

}  // namespace fourfold::test
