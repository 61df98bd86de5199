// The processor time this program has used, in seconds: what speeds are measured by, undisturbed by other programs.
#pragma once

#include <ctime>

namespace fourfold::bench {

inline double processor_seconds() {
  std::timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace fourfold::bench
