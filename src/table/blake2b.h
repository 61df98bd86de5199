// BLAKE2b (RFC 7693) with 32 bytes of result, for builds that have no libsodium: WebAssembly. The tests hold it against
// libsodium's.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace fourfold {

// The key has at most 64 bytes; more are left out.
std::array<std::uint8_t, 32> blake2b(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message);

}  // namespace fourfold
