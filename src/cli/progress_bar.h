// How far long work has come, on stderr: a bar that is redrawn in a terminal, now and then a line elsewhere. And
// Ctrl-C, which ends it early with what there is.
#pragma once

#include <chrono>
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

// "[#######-------------]"
std::string progress_bar(std::int64_t done, std::int64_t all);

// While it lives, the first Ctrl-C is only noticed. The second ends the program as usual.
class CtrlC {
 public:
  CtrlC();
  ~CtrlC();
  CtrlC(const CtrlC&) = delete;
  CtrlC& operator=(const CtrlC&) = delete;

  static bool pressed();
};

}  // namespace fourfold::cli
