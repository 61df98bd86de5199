// The one cryptographic primitive a table needs: BLAKE2b with a key, and without. Natively it is libsodium's, under
// WebAssembly our own.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace fourfold {

using Bytes32 = std::array<std::uint8_t, 32>;

// The 32-byte BLAKE2b hash of the message; with an empty key, the plain hash.
Bytes32 keyed_hash(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message);

}  // namespace fourfold
