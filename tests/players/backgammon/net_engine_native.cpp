// Backgammon's engine is stopped at once by another thread, however many it thinks with.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "players/registry.h"

namespace fourfold::backgammon {
namespace {

using SteadyClock = std::chrono::steady_clock;

TEST(NetEngineThreads, stop_at_once_when_another_raises_the_flag) {
  const State state = roll(begin_with(Rules{}, Seat::one), {*Die::from(4), *Die::from(3)});
  for (const unsigned threads : {1U, 3U}) {
    const auto engine = *players::make_player<Game>("master", {});
    players::StopFlag flag;
    std::atomic<bool> deep = false;
    SteadyClock::time_point raised;
    std::jthread other([&] {
      while (!deep) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      std::this_thread::sleep_for(std::chrono::milliseconds(20));  // into the middle of the third ply
      raised = SteadyClock::now();
      flag.raise();
    });
    // Five plies would take minutes.
    const auto decision =
        engine->think(state, {.plies = 5, .threads = threads, .flag = &flag}, [&](const auto& progress) {
          if (progress.plies >= 2) deep = true;
        });
    const auto returned = SteadyClock::now();
    other.join();
    ASSERT_TRUE(decision);
    EXPECT_GE(decision->candidates[0].plies, 2);
    EXPECT_LT(decision->candidates[0].plies, 5);
    // A millisecond or so; the rest is for machines that are busy with other things.
    EXPECT_LT(std::chrono::duration<double>(returned - raised).count(), 0.5) << threads;
  }
}

}  // namespace
}  // namespace fourfold::backgammon
