#include "table/blake2b.h"
#include "table/keyed_hash.h"

namespace fourfold {

Bytes32 keyed_hash(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message) {
  return blake2b(key, message);
}

}  // namespace fourfold
