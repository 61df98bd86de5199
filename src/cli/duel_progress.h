// How far a duel has come, on stderr: a bar that is redrawn in a terminal, now and then a line elsewhere. And Ctrl-C,
// which ends a duel early with what there is.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "players/tally.h"

namespace fourfold::cli {

class DuelProgress {
 public:
  DuelProgress();
  ~DuelProgress();  // leaves no bar behind
  DuelProgress(const DuelProgress&) = delete;
  DuelProgress& operator=(const DuelProgress&) = delete;

  void show(const players::Tally& so_far, std::int64_t games);

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
