// What searches have found out, kept in a table of a fixed size: a newer entry takes the place of an older one. The
// whole key is kept, so that nothing is ever taken for something else. Threads may share a table: none waits for
// another; who finds a place in use does without it.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fourfold::players {

template <class Key, class Value>
class HashTable {
 public:
  // Of so many bytes at most, but at least one entry.
  explicit HashTable(std::size_t bytes)
      : size_(std::bit_floor(std::max<std::size_t>(1, bytes / sizeof(Place)))),
        shift_(64 - static_cast<int>(std::bit_width(size_ - 1))) {}

  // The memory is taken when this is first called, by one thread; before that nothing is found or kept.
  void make_room() {
    if (places_.empty()) places_.resize(size_);
  }

  // `hash` is that of the key; its highest bits count.
  std::optional<Value> find(std::uint64_t hash, const Key& key) const {
    if (places_.empty()) return std::nullopt;
    const std::size_t at = place_of(hash);
    const Held held(locks_[at % locks]);
    if (!held || !places_[at].used || !(places_[at].key == key)) return std::nullopt;
    return places_[at].value;
  }

  void keep(std::uint64_t hash, const Key& key, const Value& value) {
    if (places_.empty()) return;
    const std::size_t at = place_of(hash);
    const Held held(locks_[at % locks]);
    if (held) places_[at] = {key, value, true};
  }

  // By one thread.
  void clear() { std::ranges::fill(places_, Place{}); }

  std::size_t size() const { return size_; }

 private:
  struct Place {
    Key key{};
    Value value{};
    bool used = false;
  };
  static constexpr std::size_t locks = 256;

  // A lock for as long as this lives, if nobody had it.
  class Held {
   public:
    explicit Held(std::atomic<bool>& lock) : lock_(lock), mine_(!lock.exchange(true, std::memory_order_acquire)) {}
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() {
      if (mine_) lock_.store(false, std::memory_order_release);
    }
    explicit operator bool() const { return mine_; }

   private:
    std::atomic<bool>& lock_;
    bool mine_;
  };

  std::size_t place_of(std::uint64_t hash) const { return size_ == 1 ? 0 : static_cast<std::size_t>(hash >> shift_); }

  std::size_t size_;
  int shift_;
  std::vector<Place> places_;
  mutable std::array<std::atomic<bool>, locks> locks_{};
};

}  // namespace fourfold::players
