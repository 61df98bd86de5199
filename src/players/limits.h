// What one thought may cost, and how it is stopped. The core has no clock of its own: a time limit is a moment of a
// clock that is given, too.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace fourfold::players {

using StopAsked = std::function<bool()>;

// Raised by any thread to stop one that thinks.
class StopFlag {
 public:
  void raise() { raised_.store(true, std::memory_order_relaxed); }
  void lower() { raised_.store(false, std::memory_order_relaxed); }
  bool raised() const { return raised_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> raised_ = false;
};

// When to answer at the latest.
struct Deadline {
  std::int64_t at = 0;
  std::function<std::int64_t()> clock;  // counts in the same unit as `at`, from the same beginning
};

struct Limits {
  std::uint64_t nodes = 0;     // positions to look at, at most; 0 leaves it to the engine
  std::optional<int> plies{};  // looks so far ahead and no further; unless told as far as the engine's level does
  std::uint64_t seed = 0;      // of whatever the engine draws
  unsigned threads = 1;        // to think with, at most
  std::size_t lines = 1;       // candidates to judge as deeply as the best, at least, for engines that have to choose
  // Limits from outside. Who was stopped answers with what is known so far. The flag is looked at by every thread,
  // often; the clock and the function are asked now and then, by the thread that thinks alone.
  const StopFlag* flag = nullptr;
  std::optional<Deadline> deadline{};
  StopAsked stop{};
};

// Looks after the limits from outside while an engine thinks, and refers to them meanwhile.
class Watch {
 public:
  explicit Watch(const Limits& limits) : limits_(limits) {}
  explicit Watch(const Limits&& temporary) = delete;

  // Costs nearly nothing, on any thread. Once stopped it stays so, whatever becomes of the flag.
  bool stopped() const {
    if (limits_.flag != nullptr && limits_.flag->raised()) over_.store(true, std::memory_order_relaxed);
    return over_.load(std::memory_order_relaxed);
  }
  // Asks the clock and the function as well: by the thread that was asked to think.
  bool look() {
    if (stopped()) return true;
    const bool late = limits_.deadline && limits_.deadline->clock() >= limits_.deadline->at;
    if (late || (limits_.stop && limits_.stop())) over_.store(true, std::memory_order_relaxed);
    return stopped();
  }

 private:
  const Limits& limits_;
  mutable std::atomic<bool> over_ = false;
};

}  // namespace fourfold::players
