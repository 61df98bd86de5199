#include <bit>
#include <cstring>

#include "players/tables/table_bytes.h"

namespace fourfold::players {

std::uint64_t checksum_of(std::string_view bytes) {
  std::uint64_t sum = 0xcbf29ce484222325ULL ^ bytes.size();
  for (std::size_t at = 0; at < bytes.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, std::min<std::size_t>(8, bytes.size() - at));
    sum = std::rotl((sum ^ word) * 0x9e3779b97f4a7c15ULL, 29);
  }
  return sum;
}

}  // namespace fourfold::players
