// How far long work has come, on stderr: a bar that is redrawn in a terminal, now and then a line elsewhere. And
// Ctrl-C, which ends it early with what there is.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace fourfold::cli {

class Progress {
 public:
  Progress();
  ~Progress();  // leaves no bar behind
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // So many of all the things are done, and so it stands: `so_far` is asked only if it is shown.
  void show(std::int64_t done, std::int64_t all, std::string_view things, const std::function<std::string()>& so_far);

 private:
  using Clock = std::chrono::steady_clock;

  bool terminal_;
  Clock::time_point start_;
  Clock::time_point last_shown_;
};

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
