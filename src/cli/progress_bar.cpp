#include "cli/progress_bar.h"

#include <unistd.h>
#include <atomic>
#include <cstdlib>

#include <fmt/core.h>

#include "cli/language.h"
#include "cli/streams.h"

namespace fourfold::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto between_bars = 100ms;
constexpr auto between_lines = 10s;
constexpr std::string_view erase_line = "\r\x1b[K";

constexpr double least_share_to_tell_by = 0.01;

std::atomic<bool> stop_signal_came = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // or a signal could not set it

bool draws_bars() {
  const char* kind = std::getenv("TERM");
  return isatty(STDERR_FILENO) == 1 && kind != nullptr && std::string_view(kind) != "dumb";
}

}  // namespace

std::string time_left(std::chrono::duration<double> spent, double share_done) {
  if (share_done < least_share_to_tell_by) return "";
  const double seconds = spent.count() * (1 - share_done) / share_done;
  if (seconds < 90) return in_words(say<"terminal.progress.seconds", "left">(fmt::format("{:.0f}", seconds)));
  if (seconds < 5400) return in_words(say<"terminal.progress.minutes", "left">(fmt::format("{:.0f}", seconds / 60)));
  return in_words(say<"terminal.progress.hours", "left">(decimal(seconds / 3600, 1)));
}

std::string progress_bar(std::int64_t done, std::int64_t all) {
  constexpr std::int64_t width = 20;
  const auto filled = static_cast<std::size_t>(all > 0 ? width * done / all : width);
  return "[" + std::string(filled, '#') + std::string(width - filled, '-') + "]";
}

std::string positions_done(std::int64_t done, std::int64_t all) {
  return in_words(say<"terminal.progress.positions", "done", "all">(done, all));
}

ProgressBar::ProgressBar() : terminal_(draws_bars()), start_(SteadyClock::now()), last_shown_(start_) {}

ProgressBar::~ProgressBar() {
  if (terminal_) tell(erase_line);
}

void ProgressBar::show(std::int64_t done, std::int64_t all, std::string (*things)(std::int64_t, std::int64_t),
                       const std::function<std::string()>& so_far) {
  const SteadyClock::time_point now = SteadyClock::now();
  const bool due = terminal_ ? now - last_shown_ >= between_bars : now - last_shown_ >= between_lines;
  if (!due || done == 0) return;
  last_shown_ = now;
  const double share = static_cast<double>(done) / static_cast<double>(all);
  const std::string left = time_left(now - start_, share);
  const auto besides = [&](std::string_view between) { return left.empty() ? "" : std::string(between) + left; };
  if (terminal_) {
    tell("{}{} {}  {}{}", erase_line, progress_bar(done, all), things(done, all), so_far(), besides("  "));
  } else {
    tell("{}: {}{}\n", things(done, all), so_far(), besides(", "));
  }
}

StopSignals::StopSignals() {
  stop_signal_came = false;
  struct sigaction noticed{};
  noticed.sa_handler = [](int) { stop_signal_came = true; };
  noticed.sa_flags = static_cast<int>(SA_RESETHAND);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    sigaction(numbers[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) sigaction(numbers[i], &noticed, nullptr);
  }
}

StopSignals::~StopSignals() {
  for (std::size_t i = 0; i < numbers.size(); ++i) sigaction(numbers[i], &before_[i], nullptr);
}

bool StopSignals::came() { return stop_signal_came; }

}  // namespace fourfold::cli
