#include "players/backgammon/close_calls.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

namespace fourfold::backgammon {
namespace {

constexpr std::size_t trials_at_once = 36;  // every first roll once
static_assert(fewest_trials % trials_at_once == 0);
constexpr double clear = 2.5;  // standard errors

// What was said of a line before, and what its trials came to, each by itself: lines are compared trial by trial,
// because they see the same dice.
class Tally {
 public:
  explicit Tally(const RolledLine& line) : said_(line) {}

  void add(double equity, const Chances& chances) {
    equities_.push_back(equity);
    chances_ += chances;
  }

  RolledLine line() const {
    const double all = trials_worth_of_search + static_cast<double>(equities_.size());
    const double sum = std::accumulate(equities_.begin(), equities_.end(), 0.0);
    Chances chances = said_.chances * static_cast<float>(trials_worth_of_search / all);
    chances += chances_ * static_cast<float>(1 / all);
    return {(trials_worth_of_search * said_.equity + sum) / all, chances, equities_.size()};
  }

  // Whether the two differ by more than chance would explain.
  bool clear_of(const Tally& other) const {
    return differs(line().equity - other.line().equity, [&](std::size_t i) { return other.equities_[i]; });
  }
  bool clear_of(double equity) const {
    return differs(line().equity - equity, [&](std::size_t /*trial*/) { return equity; });
  }

 private:
  template <class Other>
  bool differs(double by, Other other) const {
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < equities_.size(); ++i) {
      const double ahead = equities_[i] - other(i);
      sum += ahead;
      squares += ahead * ahead;
    }
    const auto n = static_cast<double>(equities_.size());
    return std::abs(by) > clear * std::sqrt(std::max(0.0, squares - sum * sum / n) / (n * (n - 1)));
  }

  RolledLine said_;
  std::vector<double> equities_;
  Chances chances_;
};

std::vector<std::size_t> numbers_of(std::span<const RolledLine> lines) {
  std::vector<std::size_t> numbers(lines.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

// Rolls the open lines out until `over` says that it is enough; it may close lines, too.
bool roll(const CloseCall& call, std::span<RolledLine> lines, std::vector<Tally>& tallies,
          std::vector<std::size_t>& open, const std::function<bool()>& over) {
  std::uint64_t done = 0;
  while (done + trials_at_once <= call.most) {
    const auto results = call.trials.run(done, trials_at_once, open, &call.watch);
    if (!results) break;
    done += trials_at_once;
    for (std::size_t i = 0; i < results->size(); ++i)
      tallies[open[i % open.size()]].add(call.trials.equity((*results)[i]), (*results)[i].chances);
    for (const std::size_t line : open) lines[line] = tallies[line].line();
    if (done >= fewest_trials && over()) break;
  }
  return done >= fewest_trials;
}

}  // namespace

bool CloseCall::choose(std::span<RolledLine> lines) const {
  std::vector<Tally> tallies(lines.begin(), lines.end());
  std::vector<std::size_t> open = numbers_of(lines);
  std::vector<double> behind(lines.size());  // of those that are closed
  // Of equal ones the first, so that every build keeps the same.
  const auto best_open = [&] {
    return *std::ranges::max_element(open, {}, [&](std::size_t line) { return lines[line].equity; });
  };
  const bool enough = roll(*this, lines, tallies, open, [&] {
    const std::size_t best = best_open();
    std::erase_if(open, [&](std::size_t line) {
      if (line == best || !tallies[line].clear_of(tallies[best])) return false;
      behind[line] = lines[best].equity - lines[line].equity;
      return true;
    });
    return open.size() == 1;
  });
  const double best = lines[best_open()].equity;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    if (behind[line] > 0) lines[line].equity = best - behind[line];
  }
  return enough;
}

bool CloseCall::decide_double(std::span<RolledLine, 2> lines) const {
  constexpr double dropped = 1;
  std::vector<Tally> tallies(lines.begin(), lines.end());
  std::vector<std::size_t> open = numbers_of(lines);
  return roll(*this, lines, tallies, open, [&] {
    const bool taken = lines[1].equity <= dropped;
    return tallies[1].clear_of(dropped) && (taken ? tallies[0].clear_of(tallies[1]) : tallies[0].clear_of(dropped));
  });
}

bool CloseCall::judge(std::span<RolledLine> lines) const {
  std::vector<Tally> tallies(lines.begin(), lines.end());
  std::vector<std::size_t> open = numbers_of(lines);
  return roll(*this, lines, tallies, open, [] { return false; });
}

}  // namespace fourfold::backgammon
