#include "players/backgammon/trials.h"

#include <algorithm>

#include "players/parallel.h"
#include "rules/backgammon/moves.h"

namespace fourfold::backgammon {

TrialPosition after_play(const Standpoint& standpoint, const Play& play) {
  Board after = standpoint.board;
  for (std::size_t s = 0; s < play.count; ++s) make_step(after.on_roll, after.opponent, play.steps[s]);
  return {after.turned(), false, standpoint.cube};
}

TrialPosition without_doubling(const Standpoint& standpoint) {
  return {standpoint.board, true, standpoint.cube, false};
}

TrialPosition after_a_take(const Standpoint& standpoint) {
  return {standpoint.board, true, {2 * standpoint.cube.value, Holder::opponent, true}};
}

Trials::Trials(const Standpoint& standpoint, const players::RolloutSettings& settings, const Nets& nets,
               std::vector<TrialPosition> begins)
    : standpoint_(standpoint), settings_(settings), begins_(std::move(begins)) {
  for (unsigned t = 0; t < std::max(1U, settings.threads); ++t) players_.emplace_back(settings_, nets, standpoint);
}

std::optional<std::vector<TrialResult>> Trials::run(std::uint64_t first, std::size_t count,
                                                    std::span<const std::size_t> lines, players::Watch* watch) {
  std::vector<TrialResult> results(count * lines.size());
  const bool done = players::in_parallel(results.size(), settings_.threads, [&](std::size_t piece, unsigned thread) {
    if (watch != nullptr && (thread == 0 ? watch->look() : watch->stopped())) return false;
    results[piece] = players_[thread].play(begins_[lines[piece % lines.size()]], first + piece / lines.size());
    return true;
  });
  if (!done) return std::nullopt;
  return results;
}

std::uint64_t Trials::looked_at() const {
  std::uint64_t all = 0;
  for (const TrialPlayer& player : players_) all += player.looked_at();
  return all;
}

double Trials::equity(const TrialResult& result) const {
  return static_cast<double>(standpoint_.stakes.normalised(static_cast<float>(result.value), standpoint_.cube.value));
}

}  // namespace fourfold::backgammon
