#include "players/backgammon/rollout.h"

#include <algorithm>
#include <deque>
#include <span>

#include "players/backgammon/net_engine.h"
#include "players/backgammon/rollout_trial.h"
#include "players/parallel.h"
#include "rules/backgammon/outcome.h"

namespace fourfold::backgammon {
namespace {

using Rollout = players::Rollout<Game>;

// The player to act, and what is at stake.
struct RolloutPosition {
  Stakes stakes;
  Cube cube;
  Board board;  // the player to act is on roll
};

RolloutPosition rollout_position_of(const State& state) {
  const Seat me = to_act(state);
  const Position& position = state.position();
  return {Stakes(state, me), cube_of(state, me), {position.side(me), position.side(other(me))}};
}

TrialPosition after_play(const RolloutPosition& start, const Play& play) {
  Board after = start.board;
  for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
  return {after.turned(), false, start.cube};
}

TrialPosition without_doubling(const RolloutPosition& start) { return {start.board, true, start.cube, false}; }

TrialPosition doubled(const RolloutPosition& start) {
  return {start.board, true, {2 * start.cube.value, Holder::opponent, true}};
}

class Trials {
 public:
  Trials(const RolloutPosition& start, const players::RolloutSettings& settings, const Nets& nets,
         std::vector<TrialPosition> starts)
      : start_(start), settings_(settings), starts_(std::move(starts)) {
    for (unsigned t = 0; t < std::max(1U, settings.threads); ++t) players_.emplace_back(settings, nets, start.stakes);
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
    return static_cast<double>(start_.stakes.normalised(static_cast<float>(result.value), start_.cube.value));
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

  const RolloutPosition& start_;
  const players::RolloutSettings& settings_;
  std::vector<TrialPosition> starts_;
  std::deque<TrialPlayer> players_;
};

bool precise(const Rollout& rollout, double error) {
  return error > 0 && std::ranges::all_of(rollout.lines, [&](const auto& line) { return line.sums.error() < error; });
}

struct Lines {
  Rollout rollout;
  std::vector<TrialPosition> starts;

  void add(const Play& play, const TrialPosition& start) {
    rollout.lines.push_back({play, {}});
    starts.push_back(start);
  }
};

Lines lines_of_plays(std::span<const Play> plays, const RolloutPosition& start) {
  Lines lines;
  for (const Play& play : plays) lines.add(play, after_play(start, play));
  return lines;
}

Result<std::vector<Play>> that_look_best(const State& state, std::size_t most, std::shared_ptr<const Nets> nets) {
  const auto decision = NetEngine(std::move(nets), {.hash_bytes = 0}, {}).think(state);
  if (!decision) return refuse(decision.error());
  std::vector<Play> plays;
  for (const auto& candidate : decision->candidates) {
    if (plays.size() < most) plays.push_back(candidate.play);
  }
  return plays;
}

// Waiting, and doubling when that is taken.
Lines lines_of_cube(const PlayList& plays, const RolloutPosition& start) {
  Lines lines;
  for (const PlayKind kind : {PlayKind::roll, PlayKind::offer_double}) {
    const auto* const found = std::ranges::find(plays, kind, &Play::kind);
    lines.add(*found, kind == PlayKind::roll ? without_doubling(start) : doubled(start));
  }
  return lines;
}

Result<Rollout> run(const RolloutPosition& start, const Nets& nets, Lines lines,
                    const players::RolloutSettings& settings, const players::RolloutProgress<Game>& progress,
                    const std::vector<players::RolloutSums>& so_far) {
  Rollout& rollout = lines.rollout;
  rollout.figures = {"win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"};
  if (!so_far.empty() && so_far.size() != rollout.lines.size()) return refuse<"rollout.other-lines">();
  for (std::size_t i = 0; i < so_far.size(); ++i) rollout.lines[i].sums = so_far[i];

  Trials trials(start, settings, nets, std::move(lines.starts));
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

Result<players::Rollout<Game>> roll_out(const State& state, const players::RolloutSettings& settings,
                                        const players::RolloutProgress<Game>& progress,
                                        const std::vector<players::RolloutSums>& so_far, std::span<const Play> named,
                                        const players::Resources& resources) {
  const Position& position = state.position();
  const bool moving = position.stage == Stage::moving && position.resigning == 0;
  const PlayList plays = legal(state);
  const bool doubling = std::ranges::find(plays, PlayKind::offer_double, &Play::kind) != plays.end();
  if (!moving && !doubling) return refuse<"rollout.nothing-to-roll-out">();
  if (!moving && !named.empty()) return refuse<"rollout.plays-before-dice">();
  const auto nets = nets_of(resources);
  if (!nets) return refuse(nets.error());

  const RolloutPosition start = rollout_position_of(state);
  if (moving) {
    const auto rolled_out =
        named.empty() ? that_look_best(state, settings.most, *nets) : std::vector<Play>(named.begin(), named.end());
    if (!rolled_out) return refuse(rolled_out.error());
    return run(start, **nets, lines_of_plays(*rolled_out, start), settings, progress, so_far);
  }
  auto rollout = run(start, **nets, lines_of_cube(plays, start), settings, progress, so_far);
  if (rollout) {
    const auto mean = [&](std::size_t i) { return static_cast<float>(rollout->lines[i].sums.mean()); };
    rollout->advice = said(DoubleValues{mean(0), mean(1), 1}.action(), start.cube.holder == Holder::me);
  }
  return rollout;
}

}  // namespace fourfold::backgammon
