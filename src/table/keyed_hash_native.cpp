#include <sodium.h>

#include "table/keyed_hash.h"

namespace fourfold {

Bytes32 keyed_hash(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message) {
  Bytes32 out{};
  crypto_generichash(out.data(), out.size(), message.data(), message.size(), key.empty() ? nullptr : key.data(),
                     key.size());
  return out;
}

}  // namespace fourfold
