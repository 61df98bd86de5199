// Prints how fast this build does the fixed work of the benchmarks, so that WebAssembly can be compared with the native
// program (fourfold bench).
#include <chrono>
#include <cstdio>

#include "bench/speed.h"

int main() {
  const auto clock = [] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
  };
  for (const fourfold::bench::Workload& workload : fourfold::bench::workloads()) {
    const fourfold::bench::Speed speed = fourfold::bench::measure(workload, 5, clock);
    std::printf("%.*s: %.0f %.*s a second\n", static_cast<int>(workload.name.size()), workload.name.data(),
                speed.best(), static_cast<int>(workload.unit.size()), workload.unit.data());
  }
  return 0;
}
