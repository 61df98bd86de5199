// Any bytes as a net: refused, or one that can be asked.
#include <cstdint>
#include <string>
#include <vector>

#include "net_checksum.h"
#include "players/net/net.h"

using namespace fourfold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string bytes(reinterpret_cast<const char*>(data), size);
  (void)net::Net::read(bytes);
  net::fuzz::put_checksum(bytes);
  const auto read = net::Net::read(bytes);
  if (!read || read->features() == 0) return 0;
  net::Aligned<std::int16_t> sums(read->first_units());
  const std::uint16_t on[] = {0};
  read->sum(on, sums.data());
  std::vector<std::int32_t> logits(read->stride());
  read->evaluate(sums.data(), 1, logits.data());
  return 0;
}
