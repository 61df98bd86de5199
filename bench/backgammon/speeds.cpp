#include "speeds.h"

#include <fmt/core.h>

#include <array>
#include <cstdio>
#include <string>

#include "bench/evaluation_speed.h"
#include "bench/processor_time.h"
#include "bench/speed.h"
#include "players/net/kernels.h"
#include "players/registry.h"

namespace fourfold::backgammon {
namespace {

using bench::processor_seconds;

// A second of processor time, the best of three.
double speed_of(std::uint64_t (*work)()) { return bench::measure({"", "", work}, 3, processor_seconds).best(); }

// Whole games of cubeless money from the opening, with and without taking the luck out.
double games_a_second(bool luck) {
  Rules rules;
  rules.match_length = 0;
  rules.cube = false;
  const State state = roll(begin_with(rules, Seat::one), {Die::nth(2), Die::nth(0)});
  const PlayList plays = legal(state);
  players::RolloutSettings settings;
  settings.luck = luck;
  settings.trials = luck ? 360 : 3600;
  const double start = processor_seconds();
  (void)players::roll_out<Game>(state, settings, [](const auto&) { return true; }, {}, std::array{plays[0]});
  return static_cast<double>(settings.trials) / (processor_seconds() - start);
}

// Nothing if it is not installed or answers something else.
double gnubg_calibrates() {
  std::FILE* const output =
      popen("printf 'set threads 1\\ncalibrate 3\\n' | /usr/games/gnubg -q -t -r 2>/dev/null", "r");
  if (output == nullptr) return 0;
  std::string text;
  std::array<char, 4096> bytes{};
  for (std::size_t got = 0; (got = std::fread(bytes.data(), 1, bytes.size(), output)) > 0;)
    text.append(bytes.data(), got);
  pclose(output);
  double speed = 0;
  const std::size_t found = text.find("Calibration result:");
  if (found == std::string::npos || std::sscanf(text.c_str() + found, "Calibration result: %lf", &speed) != 1) return 0;
  return speed;
}

}  // namespace

void print_speeds() {
  fmt::print(
      "kernels: {}\n\n| run | ours, one by one | ours, the plays of a roll together | gnubg's calibrate | one by one : "
      "gnubg "
      "|\n",
      net::kernels().name);
  fmt::print("| --- | --- | --- | --- | --- |\n");
  for (int run = 1; run <= 5; ++run) {
    const double ours = speed_of(bench::evaluate_one_by_one);
    const double together = speed_of(bench::evaluate_plays_of_rolls);
    const double gnubg = gnubg_calibrates();
    fmt::print("| {} | {:.0f} | {:.0f} | {:.0f} | {:.1f} |\n", run, ours, together, gnubg,
               gnubg > 0 ? ours / gnubg : 0);
    std::fflush(stdout);
  }
  fmt::print("\nRollouts: {:.0f} whole games a second, {:.0f} with the luck taken out.\n", games_a_second(false),
             games_a_second(true));
}

}  // namespace fourfold::backgammon
