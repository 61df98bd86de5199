// How fast the rules and first sight are: fixed workloads, each measured several times.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace fourfold::bench {

struct Workload {
  std::string_view name;
  std::string_view unit;   // what is counted
  std::uint64_t (*run)();  // does the work and returns how many
};

std::span<const Workload> workloads();

struct Speed {
  std::uint64_t count = 0;      // of units in one run
  std::vector<double> seconds;  // of each run, ascending

  double best() const { return static_cast<double>(count) / seconds.front(); }
  double median() const { return static_cast<double>(count) / seconds[seconds.size() / 2]; }
};

// Runs the work that often, by a clock that tells the seconds used so far.
Speed measure(const Workload& workload, int repetitions, double (*clock)());

}  // namespace fourfold::bench
