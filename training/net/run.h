// What every training program has: where it keeps its nets, how long and how fast it learns, and the loop that plays
// and learns by turns, tells how far it is, saves now and then, and stops at Ctrl-C.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include <CLI/CLI.hpp>

namespace fourfold::training {

struct RunSettings {
  std::string folder{};
  double minutes = 10;
  double rate = 1e-3;
  double last_rate = 1e-4;
  int games_a_round = 400;
  int batch = 256;
  int passes = 1;
  std::uint64_t seed = 1;
};

void add_run_options(CLI::App& app, RunSettings& settings);

using SteadyClock = std::chrono::steady_clock;
double minutes_since(SteadyClock::time_point then);
// Of the processor's time: a busy machine takes longer and comes as far.
double minutes_worked();

struct RunSteps {
  std::function<double()> done;                           // how much of all there is to do; 1 is all
  std::function<void(double rate)> play_and_learn;        // one round
  std::function<void(double rate, double minutes)> tell;  // how far it is; the minutes since it was told last
  std::function<bool()> save;                             // whether that could be done
};

// The rate falls evenly, by factors, from its first to its last value. What the program exits with.
int run_training(const RunSettings& settings, const RunSteps& steps);

}  // namespace fourfold::training
