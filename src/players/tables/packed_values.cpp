// How the bytes lie: the number of values that are used, those values, then for every piece the place of its first byte
// among the runs (four bytes), and the runs. A run is one byte: the value's place among those used, and its length's
// place in a list of lengths; with more than four values the value stands in a byte before it.
#include "players/tables/packed_values.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace fourfold::players {
namespace {

constexpr std::size_t piece_values = 1024;
constexpr std::size_t few_values = 4;
constexpr std::size_t place_bytes = 4;

// Lengths of runs that can be said: the first one by one, then in ever larger steps, up to a whole piece.
template <std::size_t count, std::size_t one_by_one, unsigned growth>
constexpr auto growing_lengths() {
  std::array<std::uint16_t, count> lengths{};
  for (std::size_t i = 0; i < one_by_one; ++i) lengths[i] = static_cast<std::uint16_t>(i + 1);
  for (std::size_t i = one_by_one; i < count; ++i) {
    lengths[i] =
        static_cast<std::uint16_t>(std::min<std::size_t>(lengths[i - 1] + lengths[i - 1] / growth, piece_values));
  }
  lengths[count - 1] = piece_values;
  return lengths;
}
constexpr auto lengths_of_few = growing_lengths<64, 32, 8>();
constexpr auto lengths_of_many = growing_lengths<256, 224, 20>();

std::size_t pieces_of(std::size_t count) { return (count + piece_values - 1) / piece_values; }

}  // namespace

std::string PackedValues::pack(std::span<const std::uint8_t> values) {
  std::array<bool, 256> seen{};
  for (const std::uint8_t value : values) seen[value] = true;
  std::string used;
  std::array<std::uint8_t, 256> place{};
  for (std::size_t value = 0; value < any_value; ++value) {
    if (!seen[value]) continue;
    place[value] = static_cast<std::uint8_t>(used.size());
    used.push_back(static_cast<char>(value));
  }
  std::string runs;
  const auto add = [&](std::uint8_t value, std::size_t length) {
    std::span<const std::uint16_t> lengths = lengths_of_many;
    if (used.size() <= few_values) lengths = lengths_of_few;
    while (length > 0) {
      const auto fits = static_cast<std::size_t>(std::ranges::upper_bound(lengths, length) - lengths.begin() - 1);
      length -= lengths[fits];
      if (used.size() <= few_values) {
        runs.push_back(static_cast<char>(fits << 2 | place[value]));
      } else {
        runs.push_back(static_cast<char>(place[value]));
        runs.push_back(static_cast<char>(fits));
      }
    }
  };
  std::string places;
  for (std::size_t start = 0; start < values.size(); start += piece_values) {
    const auto at = static_cast<std::uint32_t>(runs.size());
    places.append(reinterpret_cast<const char*>(&at), place_bytes);
    const auto piece = values.subspan(start, std::min(piece_values, values.size() - start));
    std::uint8_t value = any_value;
    std::size_t length = 0;
    for (const std::uint8_t next : piece) {
      if (next != any_value && value != any_value && next != value) {
        add(value, length);
        length = 0;
      }
      if (next != any_value) value = next;
      ++length;
    }
    add(value == any_value ? 0 : value, length);
  }
  return std::string(1, static_cast<char>(used.size())) + used + places + runs;
}

std::uint8_t PackedValues::operator[](std::size_t index) const {
  const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(bytes_[at]); };
  if (index >= count_ || bytes_.empty()) return 0;
  const std::size_t used = byte(0);
  const std::size_t places = 1 + used;
  const std::size_t runs = places + place_bytes * pieces_of(count_);
  if (runs > bytes_.size() || used == 0) return 0;
  std::uint32_t from = 0;
  std::memcpy(&from, bytes_.data() + places + index / piece_values * place_bytes, place_bytes);
  std::size_t left = index % piece_values;
  const bool four_at_most = used <= few_values;
  for (std::size_t at = runs + from; at + (four_at_most ? 0 : 1) < bytes_.size(); at += four_at_most ? 1 : 2) {
    const std::size_t length = four_at_most ? lengths_of_few[byte(at) >> 2] : lengths_of_many[byte(at + 1)];
    const std::size_t place = four_at_most ? byte(at) & 3U : byte(at);
    if (left < length) return place < used ? byte(1 + place) : 0;
    left -= length;
  }
  return 0;
}

}  // namespace fourfold::players
