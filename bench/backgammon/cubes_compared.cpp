#include "cubes_compared.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "cli/progress_bar.h"
#include "mean.h"
#include "players/registry.h"
#include "timed_player.h"

namespace fourfold::backgammon {
namespace {

constexpr std::array<double, 4> bounds = {0.02, 0.05, 0.1, 0.25};

struct Bin {
  int decisions = 0;
  int agreed = 0;
};

// Of one kind of decision.
struct Comparison {
  const char* title;
  std::array<Bin, bounds.size() + 1> bins;
  int rolled_out = 0;
  Mean ours_lost;  // where the two disagree
  Mean other_lost;

  void add(double distance, bool same) {
    Bin& bin = bins[static_cast<std::size_t>(std::ranges::upper_bound(bounds, distance) - bounds.begin())];
    ++bin.decisions;
    bin.agreed += same ? 1 : 0;
  }

  void print(const std::string& ours, const std::string& other) const {
    fmt::print("\n| {} | decisions | agreed |\n| --- | --- | --- |\n", title);
    Bin all;
    double from = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
      const std::string range =
          i < bounds.size() ? fmt::format("{:.2f} to {:.2f}", from, bounds[i]) : fmt::format("more than {:.2f}", from);
      fmt::print("| {} apart | {} | {:.1f} % |\n", range, bins[i].decisions,
                 100.0 * bins[i].agreed / std::max(1, bins[i].decisions));
      all.decisions += bins[i].decisions;
      all.agreed += bins[i].agreed;
      if (i < bounds.size()) from = bounds[i];
    }
    fmt::print("| all | {} | {:.1f} % |\n\n", all.decisions, 100.0 * all.agreed / std::max(1, all.decisions));
    fmt::print(
        "Rolled out where they disagree: {} loses {:.4f} ± {:.4f} a decision, {} {:.4f} ± {:.4f} ({} decisions).\n",
        ours, ours_lost.mean(), ours_lost.error(), other, other_lost.mean(), other_lost.error(), rolled_out);
  }
};

double figure(const std::optional<players::Advice>& advice, std::string_view name) {
  if (!advice) return 0;
  const auto* const found = std::ranges::find(advice->figures, name, &players::Figure::name);
  return found == advice->figures.end() ? 0 : found->value;
}

State offered(const State& state) { return apply(state, Play{PlayKind::offer_double, 0, {}}); }

}  // namespace

void compare_cubes(const std::vector<State>& questions, const std::string& ours, const std::string& other,
                   const players::RolloutSettings& settings) {
  std::vector<State> answers_wanted;
  std::ranges::transform(questions, std::back_inserter(answers_wanted), offered);
  const Answers other_doubles = answers_of(other, questions);
  const Answers other_takes = answers_of(other, answers_wanted);
  const auto player = player_named(ours);

  Comparison doubling{"to double or to wait", {}, 0, {}, {}};
  Comparison taking{"to take or to drop", {}, 0, {}, {}};
  cli::ProgressBar progress;
  const cli::StopSignals stop_signals;
  for (std::size_t i = 0; i < questions.size() && !cli::StopSignals::came(); ++i) {
    const auto decision = decision_of(*player, questions[i]);
    const bool doubles = decision.play.kind == PlayKind::offer_double;
    const bool takes = decision_of(*player, answers_wanted[i]).play.kind == PlayKind::take;
    const bool they_double = other_doubles.plays[i].kind == PlayKind::offer_double;
    const bool they_take = other_takes.plays[i].kind == PlayKind::take;
    const double wait = figure(decision.advice, "no_double");
    const double take = figure(decision.advice, "double_take");
    doubling.add(std::abs(wait - std::min(take, 1.0)), doubles == they_double);
    taking.add(std::abs(take - 1), takes == they_take);
    if (doubles != they_double || takes != they_take) {
      const auto rollout = *players::roll_out<Game>(questions[i], settings, [](const auto&) { return true; });
      const double waited = rollout.lines[0].sums.mean();
      const double taken = rollout.lines[1].sums.mean();
      const double doubled = std::min(taken, 1.0);
      const auto lost = [](bool chosen, double if_chosen, double if_not) {
        return std::max(if_chosen, if_not) - (chosen ? if_chosen : if_not);
      };
      if (doubles != they_double) {
        ++doubling.rolled_out;
        doubling.ours_lost.add(lost(doubles, doubled, waited));
        doubling.other_lost.add(lost(they_double, doubled, waited));
      }
      if (takes != they_take) {
        ++taking.rolled_out;
        taking.ours_lost.add(lost(takes, -taken, -1));
        taking.other_lost.add(lost(they_take, -taken, -1));
      }
    }
    progress.show(static_cast<std::int64_t>(i + 1), static_cast<std::int64_t>(questions.size()), questions_done,
                  [&] { return fmt::format("{} rolled out", doubling.rolled_out + taking.rolled_out); });
  }
  doubling.print(ours, other);
  taking.print(ours, other);
}

}  // namespace fourfold::backgammon
