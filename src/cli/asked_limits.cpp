#include "cli/asked_limits.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <thread>

#include "cli/whole_number.h"
#include "engines/machine_clock.h"

namespace fourfold::cli {

Answer<double> read_seconds(const std::string& text) {
  constexpr double shortest = 0.001;
  constexpr double a_day = 86400;
  double seconds = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  const bool number = problem == std::errc{} && end == text.data() + text.size();
  const bool within = seconds >= shortest && seconds <= a_day;
  if (!number || !within) return refuse<"terminal.not-seconds", "text">(clipped(text));
  return seconds;
}

Answer<players::Limits> asked_limits(const Question& question) {
  players::Limits limits;
  limits.threads = std::max(1U, std::thread::hardware_concurrency());
  if (question.depth) {
    const auto plies = read_whole_number<int>(say<"terminal.number.depth">(), *question.depth, 0, 99);
    if (!plies) return passed_on(plies);
    limits.plies = *plies;
  }
  if (question.nodes) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const auto nodes = read_whole_number<std::uint64_t>(say<"terminal.number.nodes">(), *question.nodes, 1, most);
    if (!nodes) return passed_on(nodes);
    limits.nodes = *nodes;
    limits.threads = 1;  // so that the answer is the same every time
  }
  if (question.time) {
    const auto seconds = read_seconds(*question.time);
    if (!seconds) return passed_on(seconds);
    limits.deadline = engines::deadline_in(*seconds);
    // As many as there is time for, whatever the bot's own habit.
    if (limits.nodes == 0 && !limits.plies) limits.nodes = std::numeric_limits<std::uint64_t>::max();
  }
  return limits;
}

}  // namespace fourfold::cli
