#include "players/backgammon/rollout.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "players/backgammon/net_engine.h"
#include "players/backgammon/trials.h"

namespace fourfold::backgammon {
namespace {

using Rollout = players::Rollout<Game>;

void add(players::RolloutSums& sums, double value, double first, const Chances& chances) {
  const double behind = first - value;
  ++sums.trials;
  sums.value += value;
  sums.squares += value * value;
  sums.behind += behind;
  sums.behind_squares += behind * behind;
  const float parts[] = {chances.win, chances.win_gammon, chances.win_backgammon, chances.lose_gammon,
                         chances.lose_backgammon};
  for (std::size_t i = 0; i < players::RolloutSums::figures; ++i) sums.figure[i] += static_cast<double>(parts[i]);
}

bool precise(const Rollout& rollout, double error) {
  return error > 0 && std::ranges::all_of(rollout.lines, [&](const auto& line) { return line.sums.error() < error; });
}

struct Lines {
  Rollout rollout;
  std::vector<TrialPosition> begins;

  void add(const Play& play, const TrialPosition& begin) {
    rollout.lines.push_back({play, {}});
    begins.push_back(begin);
  }
};

Lines lines_of_plays(std::span<const Play> plays, const Standpoint& standpoint) {
  Lines lines;
  for (const Play& play : plays) lines.add(play, after_play(standpoint, play));
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
Lines lines_of_cube(const PlayList& plays, const Standpoint& standpoint) {
  Lines lines;
  for (const PlayKind kind : {PlayKind::roll, PlayKind::offer_double}) {
    const auto* const found = std::ranges::find(plays, kind, &Play::kind);
    lines.add(*found, kind == PlayKind::roll ? without_doubling(standpoint) : after_a_take(standpoint));
  }
  return lines;
}

Result<Rollout> run(const Standpoint& standpoint, const Nets& nets, Lines lines,
                    const players::RolloutSettings& settings, const players::RolloutProgress<Game>& progress,
                    const std::vector<players::RolloutSums>& so_far) {
  Rollout& rollout = lines.rollout;
  rollout.figures = {"win", "win_gammon", "win_backgammon", "lose_gammon", "lose_backgammon"};
  if (!so_far.empty() && so_far.size() != rollout.lines.size()) return refuse<"rollout.other-lines">();
  for (std::size_t i = 0; i < so_far.size(); ++i) rollout.lines[i].sums = so_far[i];

  Trials trials(standpoint, settings, nets, std::move(lines.begins));
  std::vector<std::size_t> all(trials.lines());
  std::iota(all.begin(), all.end(), 0);
  constexpr std::uint64_t at_once = 36;
  for (std::uint64_t done = rollout.lines[0].sums.trials; done < settings.trials;) {
    const std::uint64_t count = std::min(at_once - done % at_once, settings.trials - done);
    const auto results = trials.run(done, static_cast<std::size_t>(count), all);
    if (!results) break;
    for (std::size_t i = 0; i < results->size(); ++i) {
      const TrialResult& result = (*results)[i];
      const double first = trials.equity((*results)[i - i % all.size()]);
      add(rollout.lines[i % all.size()].sums, trials.equity(result), first, result.chances);
    }
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

  const Standpoint standpoint(state, to_act(state), nullptr, (*nets)->match_equities);
  if (moving) {
    const auto rolled_out =
        named.empty() ? that_look_best(state, settings.most, *nets) : std::vector<Play>(named.begin(), named.end());
    if (!rolled_out) return refuse(rolled_out.error());
    return run(standpoint, **nets, lines_of_plays(*rolled_out, standpoint), settings, progress, so_far);
  }
  auto rollout = run(standpoint, **nets, lines_of_cube(plays, standpoint), settings, progress, so_far);
  if (rollout) {
    const auto mean = [&](std::size_t i) { return static_cast<float>(rollout->lines[i].sums.mean()); };
    rollout->advice = said(DoubleValues{mean(0), mean(1), 1}.action(), standpoint.cube.holder == Holder::me);
  }
  return rollout;
}

}  // namespace fourfold::backgammon
