#include "table/secret.h"

#include "table/random_bytes.h"

namespace fourfold {

Result<Secret> Secret::drawn() {
  const auto bytes = random_bytes();
  if (!bytes) return refuse(bytes.error());
  return Secret(*bytes);
}

Result<Secret> Secret::read(std::string_view text) {
  const auto bytes = from_hex(text);
  if (!bytes) return refuse(bytes.error());
  return Secret(*bytes);
}

std::uint64_t Secret::number_for(std::string_view purpose) const {
  const std::vector<std::uint8_t> message(purpose.begin(), purpose.end());
  const Bytes32 hash = keyed_hash(bytes_, message);
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8 | hash[i];
  return number;
}

}  // namespace fourfold
