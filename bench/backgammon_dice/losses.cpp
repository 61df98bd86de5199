#include "bench/backgammon_dice/losses.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "notation/backgammon_dice/text.h"

namespace fourfold::backgammon_dice {

bool Losses::add(const State& state, const Play& played) {
  ++turns_;
  const PlayList plays = legal(state);
  if (plays.size() < 2) return true;
  Play best = plays[0];
  double most = -1;
  for (const Play& play : plays) {
    const double chance = chance_after_(apply(state, play));
    if (chance > most) {
      most = chance;
      best = play;
    }
  }
  const double lost = most - chance_after_(apply(state, played));
  sum_ += lost;
  squares_ += lost * lost;
  ++decisions_;
  keep(state, best, played, lost);
  return !enough();
}

void Losses::tell() const {
  const auto count = static_cast<double>(decisions_);
  const double mean = sum_ / count;
  std::printf("%llu decisions in %llu turns: %.6f ± %.6f of the winning chance lost a decision, %.6f a turn\n",
              static_cast<unsigned long long>(decisions_), static_cast<unsigned long long>(turns_), mean,
              std::sqrt((squares_ / count - mean * mean) / count), sum_ / static_cast<double>(turns_));
  for (const Mistake& each : worst_) {
    std::printf("%.4f  %s  best %s, played %s\n", each.lost, each.position.c_str(), each.best.c_str(),
                each.played.c_str());
  }
}

void Losses::keep(const State& state, const Play& best, const Play& played, double lost) {
  if (worst_.size() == most_kept_ && (worst_.empty() || lost <= worst_.back().lost)) return;
  worst_.push_back({lost, format_position(state), format_play(state, best), format_play(state, played)});
  std::ranges::sort(worst_, std::ranges::greater{}, &Mistake::lost);
  if (worst_.size() > most_kept_) worst_.pop_back();
}

}  // namespace fourfold::backgammon_dice
