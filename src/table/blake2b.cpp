#include "table/blake2b.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace fourfold {
namespace {

constexpr std::size_t block_size = 128;
constexpr std::size_t longest_key = 64;
constexpr int rounds = 12;

using Block = std::array<std::uint8_t, block_size>;
using Words = std::array<std::uint64_t, 8>;

constexpr Words start = {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
                         0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

// Which words of the message each round mixes in; the last two rounds repeat the first two.
constexpr std::uint8_t schedule[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

// The words of v that each of the eight mixings of a round works on: four columns, then four diagonals.
constexpr std::uint8_t lines[8][4] = {{0, 4, 8, 12},  {1, 5, 9, 13},  {2, 6, 10, 14}, {3, 7, 11, 15},
                                      {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13},  {3, 4, 9, 14}};

std::uint64_t word_at(const Block& block, std::size_t i) {
  std::uint64_t word = 0;
  for (std::size_t byte = 8; byte-- > 0;) word = word << 8 | block[8 * i + byte];
  return word;
}

void mix(std::array<std::uint64_t, 16>& v, const std::uint8_t (&line)[4], std::uint64_t x, std::uint64_t y) {
  std::uint64_t& a = v[line[0]];
  std::uint64_t& b = v[line[1]];
  std::uint64_t& c = v[line[2]];
  std::uint64_t& d = v[line[3]];
  a += b + x;
  d = std::rotr(d ^ a, 32);
  c += d;
  b = std::rotr(b ^ c, 24);
  a += b + y;
  d = std::rotr(d ^ a, 16);
  c += d;
  b = std::rotr(b ^ c, 63);
}

// `bytes` counts what has been hashed with this block.
void compress(Words& state, const Block& block, std::uint64_t bytes, bool last) {
  std::array<std::uint64_t, 16> v{};
  std::ranges::copy(state, v.begin());
  std::ranges::copy(start, v.begin() + 8);
  v[12] ^= bytes;
  if (last) v[14] = ~v[14];
  for (int round = 0; round < rounds; ++round) {
    const auto& order = schedule[round % 10];
    for (std::size_t i = 0; i < 8; ++i)
      mix(v, lines[i], word_at(block, order[2 * i]), word_at(block, order[2 * i + 1]));
  }
  for (std::size_t i = 0; i < state.size(); ++i) state[i] ^= v[i] ^ v[i + 8];
}

}  // namespace

std::array<std::uint8_t, 32> blake2b(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message) {
  std::array<std::uint8_t, 32> hash{};
  key = key.first(std::min(key.size(), longest_key));
  Words state = start;
  state[0] ^= 0x01010000 ^ key.size() << 8 ^ hash.size();

  std::uint64_t bytes = 0;
  if (!key.empty()) {
    Block block{};
    std::ranges::copy(key, block.begin());
    bytes = block_size;
    compress(state, block, bytes, message.empty());
  }
  // Nothing at all is one empty block.
  for (bool more = key.empty() || !message.empty(); more; more = !message.empty()) {
    const std::size_t size = std::min(message.size(), block_size);
    Block block{};
    std::ranges::copy(message.first(size), block.begin());
    message = message.subspan(size);
    bytes += size;
    compress(state, block, bytes, message.empty());
  }
  for (std::size_t i = 0; i < hash.size(); ++i) hash[i] = static_cast<std::uint8_t>(state[i / 8] >> (8 * (i % 8)));
  return hash;
}

}  // namespace fourfold
