#include "plays_compared.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <numbers>

#include "cli/progress_bar.h"
#include "mean.h"
#include "players/registry.h"
#include "timed_player.h"

namespace fourfold::backgammon {
namespace {

// Plays that lead to the same position are the same.
class Choices {
 public:
  Choices(const State& question, const std::vector<Answers>& all, std::size_t which) {
    for (const Answers& answers : all) {
      const State after = apply(question, answers.plays[which]);
      const auto same = std::ranges::find(afters_, after);
      of_player_.push_back(static_cast<std::size_t>(same - afters_.begin()));
      if (same != afters_.end()) continue;
      afters_.push_back(after);
      plays_.push_back(answers.plays[which]);
    }
  }

  const std::vector<Play>& plays() const { return plays_; }
  std::size_t of(std::size_t player) const { return of_player_[player]; }

 private:
  std::vector<State> afters_;
  std::vector<Play> plays_;
  std::vector<std::size_t> of_player_;
};

// What each choice loses against the best one. Which is best is seen in one half of the trials and how much the others
// lose in the other half, and the other way round: the luckiest of several would look better than it is.
std::vector<double> losses(const State& question, const std::vector<Play>& plays,
                           const players::RolloutSettings& settings, Mean& precision) {
  std::vector<double> lost(plays.size());
  std::array<players::Rollout<Game>, 2> halves;
  for (std::size_t h = 0; h < 2; ++h) {
    players::RolloutSettings half = settings;
    half.trials /= 2;
    half.seed = 2 * settings.seed + h;
    halves[h] = *players::roll_out<Game>(question, half, [](const auto&) { return true; }, {}, plays);
    for (std::size_t i = 1; i < plays.size(); ++i)
      precision.add(halves[h].lines[i].sums.error_behind() / std::numbers::sqrt2);
  }
  for (std::size_t h = 0; h < 2; ++h) {
    const auto value = [](const auto& line) { return line.sums.mean(); };
    const auto best = std::ranges::max_element(halves[h].lines, {}, value) - halves[h].lines.begin();
    const auto& judging = halves[1 - h].lines;
    for (std::size_t i = 0; i < plays.size(); ++i)
      lost[i] += (value(judging[static_cast<std::size_t>(best)]) - value(judging[i])) / 2;
  }
  return lost;
}

}  // namespace

void compare_plays(const std::vector<State>& questions, const std::vector<std::string>& players,
                   const players::RolloutSettings& settings) {
  std::vector<Answers> all;
  all.reserve(players.size());
  for (const std::string& player : players) all.push_back(answers_of(player, questions));

  std::vector<Mean> lost(players.size());
  std::vector<int> apart(players.size());
  int disagreements = 0;
  Mean precision;
  cli::ProgressBar progress;
  const cli::StopSignals stop_signals;
  std::size_t done = 0;
  for (; done < questions.size() && !cli::StopSignals::came(); ++done) {
    const Choices choices(questions[done], all, done);
    std::vector<double> loss(choices.plays().size());
    if (loss.size() > 1) {
      ++disagreements;
      loss = losses(questions[done], choices.plays(), settings, precision);
    }
    const double least = *std::ranges::min_element(loss);
    for (std::size_t p = 0; p < players.size(); ++p) {
      lost[p].add(loss[choices.of(p)]);
      apart[p] += loss[choices.of(p)] > least ? 1 : 0;
    }
    progress.show(static_cast<std::int64_t>(done + 1), static_cast<std::int64_t>(questions.size()), questions_done,
                  [&] { return fmt::format("{} {:.2f}", players[0], 1000 * lost[0].mean()); });
  }
  fmt::print(
      "{} decisions, {} of them rolled out ({} trials, a difference is known to {:.1f} thousandths on average)\n\n",
      done, disagreements, settings.trials, 1000 * precision.mean());
  fmt::print("| player | equity lost a decision, in thousandths | not the best | processor time a decision |\n");
  fmt::print("| --- | --- | --- | --- |\n");
  for (std::size_t p = 0; p < players.size(); ++p) {
    fmt::print("| {} | {:.2f} ± {:.2f} | {:.1f} % | {:.2f} ms |\n", players[p], 1000 * lost[p].mean(),
               1000 * lost[p].error(), 100.0 * apart[p] / static_cast<double>(done), 1000 * all[p].seconds_a_question);
  }
}

}  // namespace fourfold::backgammon
