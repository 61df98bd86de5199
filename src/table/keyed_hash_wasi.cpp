#include <unistd.h>

#include "table/blake2b.h"
#include "table/keyed_hash.h"

namespace fourfold {

Bytes32 keyed_hash(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message) {
  return blake2b(key, message);
}

// The browser's own source of random numbers stands behind this.
Bytes32 unguessable() {
  Bytes32 out{};
  (void)getentropy(out.data(), out.size());
  return out;
}

}  // namespace fourfold
