// What alpha-beta searches have found out about positions, for every path that leads there again. A table of a fixed
// size: in each bucket what was searched least deeply, or longest ago, makes place. Threads share it without waiting
// for each other; an entry that two of them wrote at once matches no key, and is not found.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "players/search/large_array.h"

namespace fourfold::players {

// How a value that was found relates to the true one at that depth.
enum class Bound : std::uint8_t { none, at_most, at_least, exact };

struct Searched {
  std::int16_t value = 0;
  std::int8_t depth = 0;
  Bound bound = Bound::none;
  std::uint16_t move = 0;  // the best, in the game's own code; 0 is none
};

class TranspositionTable {
 public:
  // Of so many bytes at most, but at least one bucket.
  explicit TranspositionTable(std::size_t bytes)
      : buckets_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Bucket)))) {}

  // The memory is taken when this is first called, by one thread; before that nothing is found or kept.
  void make_room() {
    if (!table_) table_ = LargeArray<Bucket>(buckets_);
  }
  // By one thread. The memory is kept.
  void clear() {
    for (std::size_t i = 0; table_ && i < buckets_; ++i) {
      for (Place& place : table_[i].places) {
        place.check.store(0, std::memory_order_relaxed);
        place.data.store(0, std::memory_order_relaxed);
      }
    }
    age_ = 0;
  }
  // What was found before counts less from now on.
  void new_search() { age_ = (age_ + 1) % ages; }

  // Whoever will ask about the key soon finds it sooner.
  void fetch(std::uint64_t key) const {
    if (table_) __builtin_prefetch(&bucket_of(key));
  }

  std::optional<Searched> find(std::uint64_t key) const {
    if (!table_) return std::nullopt;
    for (const Place& place : bucket_of(key).places) {
      const std::uint64_t data = place.data.load(std::memory_order_relaxed);
      if (data != 0 && (place.check.load(std::memory_order_relaxed) ^ data) == key) return unpacked(data);
    }
    return std::nullopt;
  }

  void keep(std::uint64_t key, const Searched& found) {
    if (!table_) return;
    Place* worst = nullptr;
    int least = 0;
    for (Place& place : bucket_of(key).places) {
      const std::uint64_t data = place.data.load(std::memory_order_relaxed);
      if ((place.check.load(std::memory_order_relaxed) ^ data) == key) {
        worst = &place;
        break;
      }
      const unsigned searches_ago = (age_ + ages - age_of(data)) % ages;
      const int worth = data == 0 ? -1000 : unpacked(data).depth - 4 * static_cast<int>(searches_ago);
      if (worst == nullptr || worth < least) {
        worst = &place;
        least = worth;
      }
    }
    const std::uint64_t data = packed(found);
    worst->data.store(data, std::memory_order_relaxed);
    worst->check.store(key ^ data, std::memory_order_relaxed);
  }

 private:
  struct Place {
    std::atomic<std::uint64_t> check = 0;  // the key, mixed with the data
    std::atomic<std::uint64_t> data = 0;
  };
  // As large as a line of the cache, and lies in one.
  struct alignas(64) Bucket {
    std::array<Place, 4> places;
  };
  static constexpr unsigned ages = 64;

  // From the lowest bits: value (16), move (16), depth (8), bound (2), age (6).
  std::uint64_t packed(const Searched& found) const {
    return static_cast<std::uint16_t>(found.value) | std::uint64_t{found.move} << 16 |
           std::uint64_t{static_cast<std::uint8_t>(found.depth)} << 32 | static_cast<std::uint64_t>(found.bound) << 40 |
           std::uint64_t{age_} << 42;
  }
  static Searched unpacked(std::uint64_t data) {
    return {static_cast<std::int16_t>(data & 0xffff), static_cast<std::int8_t>(data >> 32 & 0xff),
            static_cast<Bound>(data >> 40 & 3), static_cast<std::uint16_t>(data >> 16 & 0xffff)};
  }
  static unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> 42) % ages; }

  Bucket& bucket_of(std::uint64_t key) const { return table_[static_cast<std::size_t>(key) & (buckets_ - 1)]; }

  std::size_t buckets_;
  unsigned age_ = 0;
  LargeArray<Bucket> table_;
};

}  // namespace fourfold::players
