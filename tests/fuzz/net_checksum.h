// Puts the checksum of a net's bytes right, or nothing that is made up would come past it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>

namespace fourfold::net::fuzz {

// As the head of a net has it: FNV-1a of everything else (players/net/net.cpp).
inline constexpr std::size_t checksum_at = 24;
inline constexpr std::size_t head_size = 32;

inline void put_checksum(std::string& bytes) {
  if (bytes.size() < head_size) return;
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i >= checksum_at && i < head_size) continue;
    hash = (hash ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3ULL;
  }
  std::memcpy(&bytes[checksum_at], &hash, sizeof hash);
}

}  // namespace fourfold::net::fuzz
