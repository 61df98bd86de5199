// A thought on a thread of its own, so that a session goes on hearing what is said meanwhile.
#pragma once

#include <functional>
#include <thread>
#include <utility>

#include "players/limits.h"

namespace fourfold::engines {

class Thinking {
 public:
  Thinking() = default;
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;
  ~Thinking() { stop(); }

  // Once the one before has come to its end, by itself.
  void begin(std::function<void(const players::StopFlag& flag)> thought) {
    wait();
    flag_.lower();
    thread_ = std::thread([this, thought = std::move(thought)] { thought(flag_); });
  }
  // Raises the flag; comes back when the thought has said what it still had to say.
  void stop() {
    flag_.raise();
    wait();
  }

 private:
  void wait() {
    if (thread_.joinable()) thread_.join();
  }

  players::StopFlag flag_;
  std::thread thread_;
};

}  // namespace fourfold::engines
