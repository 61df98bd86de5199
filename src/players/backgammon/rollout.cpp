#include "players/backgammon/rollout.h"

#include <algorithm>
#include <deque>
#include <span>

#include "players/backgammon/rollout_trial.h"
#include "players/backgammon/strong.h"
#include "players/parallel.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {
namespace {

using Rollout = players::Rollout<Game>;

// The player to act, and what is at stake.
struct Question {
  Stakes stakes;
  Cube cube;
  Board board;  // the player to act is on roll
};

Question question_of(const State& state) {
  const Seat me = to_act(state);
  const Position& position = state.position();
  return {Stakes(state, me), cube_of(state, me), {position.side(me), position.side(other(me))}};
}

Moment after_play(const Question& question, const Play& play) {
  Board after = question.board;
  for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
  return {after.turned(), false, question.cube};
}

Moment without_doubling(const Question& question) { return {question.board, true, question.cube, false}; }

Moment doubled(const Question& question) {
  return {question.board, true, {2 * question.cube.value, Holder::opponent, true}};
}

class Trials {
 public:
  Trials(const Question& question, const players::RolloutSettings& settings, std::vector<Moment> starts)
      : question_(question), settings_(settings), starts_(std::move(starts)) {
    for (unsigned t = 0; t < std::max(1U, settings.threads); ++t) players_.emplace_back(settings, question.stakes);
  }

  // Every line's trials from number `first` on, added in the order of their numbers.
  void run(std::uint64_t first, std::size_t count, Rollout& rollout) {
    std::vector<TrialResult> results(count * starts_.size());
    players::in_parallel(results.size(), settings_.threads, [&](std::size_t piece, unsigned thread) {
      results[piece] = players_[thread].play(starts_[piece % starts_.size()], first + piece / starts_.size());
      return true;
    });
    for (std::size_t trial = 0; trial < count; ++trial) {
      const double best = equity(results[trial * starts_.size()]);
      for (std::size_t i = 0; i < starts_.size(); ++i)
        add(rollout.lines[i].sums, results[trial * starts_.size() + i], best);
    }
  }

 private:
  double equity(const TrialResult& result) const {
    return static_cast<double>(question_.stakes.normalised(static_cast<float>(result.value), question_.cube.value));
  }
  void add(players::RolloutSums& sums, const TrialResult& result, double first) const {
    const double value = equity(result);
    const double behind = first - value;
    ++sums.trials;
    sums.value += value;
    sums.squares += value * value;
    sums.behind += behind;
    sums.behind_squares += behind * behind;
    const Chances& c = result.chances;
    const float chances[] = {c.win, c.win_gammon, c.win_backgammon, c.lose_gammon, c.lose_backgammon};
    for (std::size_t i = 0; i < players::RolloutSums::figures; ++i) sums.figure[i] += static_cast<double>(chances[i]);
  }

  const Question& question_;
  const players::RolloutSettings& settings_;
  std::vector<Moment> starts_;
  std::deque<TrialPlayer> players_;
};

bool precise(const Rollout& rollout, double error) {
  return error > 0 && std::ranges::all_of(rollout.lines, [&](const auto& line) { return line.sums.error() < error; });
}

struct Lines {
  Rollout rollout;
  std::vector<Moment> starts;

  void add(const Play& play, const Moment& start) {
    rollout.lines.push_back({play, {}});
    starts.push_back(start);
  }
};

Lines lines_of_plays(std::span<const Play> plays, const Question& question) {
  Lines lines;
  for (const Play& play : plays) lines.add(play, after_play(question, play));
  return lines;
}

std::vector<Play> that_look_best(const State& state, std::size_t most) {
  std::vector<Play> plays;
  for (const auto& candidate : Strong({0, 0}).decide(state, {}).candidates) {
    if (plays.size() < most) plays.push_back(candidate.play);
  }
  return plays;
}

// Waiting, and doubling when that is taken.
Lines lines_of_cube(const PlayList& plays, const Question& question) {
  Lines lines;
  for (const PlayKind kind : {PlayKind::roll, PlayKind::offer_double}) {
    const auto* const found = std::ranges::find(plays, kind, &Play::kind);
    lines.add(*found, kind == PlayKind::roll ? without_doubling(question) : doubled(question));
  }
  return lines;
}

Result<Rollout> run(const Question& question, Lines lines, const players::RolloutSettings& settings,
                    const players::RolloutProgress<Game>& progress, const std::vector<players::RolloutSums>& so_far) {
  Rollout& rollout = lines.rollout;
  rollout.figures = {"win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"};
  if (!so_far.empty() && so_far.size() != rollout.lines.size())
    return refuse("What was kept of an earlier rollout has other lines.");
  for (std::size_t i = 0; i < so_far.size(); ++i) rollout.lines[i].sums = so_far[i];

  Trials trials(question, settings, std::move(lines.starts));
  constexpr std::uint64_t at_once = 36;
  for (std::uint64_t done = rollout.lines[0].sums.trials; done < settings.trials;) {
    const std::uint64_t count = std::min(at_once - done % at_once, settings.trials - done);
    trials.run(done, static_cast<std::size_t>(count), rollout);
    done += count;
    if (!progress(rollout) || (done % 144 == 0 && precise(rollout, settings.error))) break;
  }
  return std::move(rollout);
}

}  // namespace

Result<players::Rollout<Game>> roll_out(Game /*game*/, const State& state, const players::RolloutSettings& settings,
                                        const players::RolloutProgress<Game>& progress,
                                        const std::vector<players::RolloutSums>& so_far) {
  const Position& position = state.position();
  const bool moving = position.stage == Stage::moving && position.resigning == 0;
  const PlayList plays = legal(state);
  const bool doubling = std::ranges::find(plays, PlayKind::offer_double, &Play::kind) != plays.end();
  if (!moving && !doubling) return refuse("There is no play and no cube to roll out here.");

  const Question question = question_of(state);
  if (moving)
    return run(question, lines_of_plays(that_look_best(state, settings.most), question), settings, progress, so_far);
  auto rollout = run(question, lines_of_cube(plays, question), settings, progress, so_far);
  if (rollout) {
    const auto mean = [&](std::size_t i) { return static_cast<float>(rollout->lines[i].sums.mean()); };
    rollout->advice = DoubleValues{mean(0), mean(1), 1}.action(question.cube.holder == Holder::me);
  }
  return rollout;
}

players::Rollout<Game> roll_out_plays(const State& state, std::span<const Play> plays,
                                      const players::RolloutSettings& settings) {
  const Question question = question_of(state);
  return *run(question, lines_of_plays(plays, question), settings, [](const Rollout&) { return true; }, {});
}

}  // namespace fourfold::backgammon
