#include "table/random_bytes.h"

#include <unistd.h>

#include <cstring>

namespace fourfold {

Result<Bytes32> random_bytes() {
  Bytes32 out{};
  if (getentropy(out.data(), out.size()) == 0) return out;
  return refuse<"table.no-random-numbers">();
}

Result<std::uint64_t> random_number() {
  const auto bytes = random_bytes();
  if (!bytes) return refuse(bytes.error());
  std::uint64_t number = 0;
  std::memcpy(&number, bytes->data(), sizeof number);
  return number;
}

}  // namespace fourfold
