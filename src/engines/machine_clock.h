// The clock of this machine, which thoughts with a limit of time are measured by.
#pragma once

#include <chrono>
#include <cstdint>

#include "players/limits.h"

namespace fourfold::engines {

// In microseconds, from a beginning that stays the same while the program runs.
inline std::int64_t moment() {
  using namespace std::chrono;
  return duration_cast<std::chrono::microseconds>(steady_clock::now().time_since_epoch()).count();
}
constexpr std::int64_t microseconds(double seconds) { return static_cast<std::int64_t>(seconds * 1e6); }

inline players::Deadline deadline_at(std::int64_t when) { return {when, moment}; }
// So many seconds from now.
inline players::Deadline deadline_in(double seconds) { return deadline_at(moment() + microseconds(seconds)); }

}  // namespace fourfold::engines
