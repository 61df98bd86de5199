// How far long work has come, on stderr: a bar that is redrawn in a terminal, now and then a line elsewhere. And
// Ctrl-C and the like, which end it early with what there is.
#pragma once

#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <functional>
#include <string>

namespace fourfold::cli {

class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();  // leaves no bar behind
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  // So many of all the things are done ("120 of 1296 trials"), and so it stands: both are asked only if they are shown.
  void show(std::int64_t done, std::int64_t all, std::string (*things)(std::int64_t done, std::int64_t all),
            const std::function<std::string()>& so_far);

 private:
  using SteadyClock = std::chrono::steady_clock;

  bool terminal_;
  SteadyClock::time_point start_;
  SteadyClock::time_point last_shown_;
};

// "120 of 3488 positions", as things of a bar.
std::string positions_done(std::int64_t done, std::int64_t all);

// "3 min left", from how long a share of the work has taken; nothing before enough is done to tell.
std::string time_left(std::chrono::duration<double> spent, double share_done);

// "[#######-------------]"
std::string progress_bar(std::int64_t done, std::int64_t all);

// While it lives, the first Ctrl-C, SIGTERM or SIGHUP is only noticed. The second ends the program as usual. One that
// is ignored stays ignored, as under nohup.
class StopSignals {
 public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  static bool came();

 private:
  static constexpr std::array numbers = {SIGINT, SIGTERM, SIGHUP};
  std::array<struct sigaction, numbers.size()> before_{};
};

}  // namespace fourfold::cli
