// Any bytes as a net: refused, or one that can be asked. The checksum is put right first, or nothing would come past
// it.
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "players/net/net.h"

using namespace fourfold;

namespace {

// As the head of a net has it: FNV-1a of everything else (players/net/net.cpp).
constexpr std::size_t checksum_at = 24;
constexpr std::size_t head_size = 32;

void put_checksum(std::string& bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i >= checksum_at && i < head_size) continue;
    hash = (hash ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3ULL;
  }
  std::memcpy(&bytes[checksum_at], &hash, sizeof hash);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string bytes(reinterpret_cast<const char*>(data), size);
  (void)net::Net::read(bytes);
  if (size < head_size) return 0;
  put_checksum(bytes);
  const auto read = net::Net::read(bytes);
  if (!read || read->features() == 0) return 0;
  net::Aligned<std::int16_t> sums(read->first_units());
  const std::uint16_t on[] = {0};
  read->sum(on, sums.data());
  std::vector<std::int32_t> logits(read->stride());
  read->evaluate(sums.data(), 1, logits.data());
  return 0;
}
