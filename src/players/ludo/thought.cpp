#include "players/ludo/thought.h"

#include <algorithm>

#include "players/misjudgement.h"
#include "players/seeded_draws.h"

namespace fourfold::ludo {
namespace {

// How many plays are looked at more deeply, at most, and how far behind the best they may be.
struct Filter {
  std::size_t most;
  float within;
};
constexpr Filter filters[] = {{6, 0.12F}, {3, 0.06F}, {3, 0.04F}};

// The best first; equal ones stay in the order of the rules, on every build.
void sort(std::vector<Considered>& plays, std::size_t count) {
  std::sort(plays.begin(), plays.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Considered& a, const Considered& b) {
              return a.play.equity != b.play.equity ? a.play.equity > b.play.equity : a.listed < b.listed;
            });
}

// About how many positions are looked at to look so many plies ahead: each roll has a few plays.
std::uint64_t cost(const State& state, int plies) {
  const std::uint64_t rolls = state.rules().dice == 1 ? 6 : 21;
  std::uint64_t positions = state.rules().dice == 1 ? 3 : 6;
  for (int i = 0; i < plies; ++i) positions *= rolls;
  return positions;
}

}  // namespace

players::Candidate<Game> Considered::told(Seat mover) const {
  players::Candidate<Game> candidate{play.play, static_cast<double>(play.equity)};
  candidate.figures.push_back({"win", static_cast<double>(play.chances.of(mover))});
  candidate.plies = plies;
  return candidate;
}

std::vector<Considered> Thought::consider(const State& state, float noise, const players::OnProgress<Game>& told) {
  const Seat mover = to_act(state);
  std::vector<Considered> plays;
  for (const JudgedPlay& each : evaluator_.judged(state)) plays.push_back({each, plays.size()});
  sort(plays, plays.size());
  const auto tell = [&] {
    if (told) told({plays[0].plies, evaluator_.positions(), plays[0].told(mover)});
  };
  tell();
  std::size_t kept = plays.size();
  for (int plies = 1; plies <= most_plies_ && kept > 1; ++plies) {
    const Filter filter = filters[static_cast<std::size_t>(std::min(plies, 3) - 1)];
    const std::size_t most = std::max(filter.most, limits_.lines);
    std::size_t next = 1;
    while (next < std::min(kept, most) &&
           (next < limits_.lines || plays[next].play.equity >= plays[0].play.equity - filter.within)) {
      ++next;
    }
    kept = next;
    if (kept == 1 || !may_spend(state, kept, plies) || !deepen({plays.data(), kept}, mover, plies)) break;
    sort(plays, kept);
    // What was left behind is not told as better than what was looked into.
    for (std::size_t i = kept; i < plays.size(); ++i)
      plays[i].play.equity = std::min(plays[i].play.equity, plays[kept - 1].play.equity);
    tell();
  }
  if (noise > 0) {
    players::Misjudgement misjudgement(players::mixed(limits_.seed, 0x6c75646fULL), noise);
    for (Considered& each : plays) {
      each.misjudged = misjudgement.next();
      each.play.equity += each.misjudged;
    }
    sort(plays, plays.size());
  }
  return plays;
}

bool Thought::deepen(std::span<Considered> plays, Seat mover, int plies) {
  std::vector<Chances> found;
  for (const Considered& each : plays) {
    const auto chances = after_rolls(each.play.after, plies);
    if (!chances) return false;
    found.push_back(*chances);
  }
  for (std::size_t i = 0; i < plays.size(); ++i) {
    plays[i].play.chances = found[i];
    plays[i].play.equity = equity(plays[i].play.after, found[i], mover) + plays[i].misjudged;
    plays[i].plies = plies;
  }
  return true;
}

Chances Thought::outlook(const State& state) {
  Chances chances = evaluator_.chances(state);
  for (int plies = 1; plies <= most_plies_; ++plies) {
    const auto found = may_spend(state, 1, plies) ? after_rolls(state, plies) : std::nullopt;
    if (!found) break;
    chances = *found;
  }
  return chances;
}

std::optional<Chances> Thought::after_rolls(const State& state, int plies) {
  if (plies == 0 || phase(state) == Phase::over) return evaluator_.chances(state);
  const auto rolls = chance(state);
  Chances mean;
  for (const auto& [dice, weight] : rolls.rolls) {
    if (watch_.look()) return std::nullopt;
    const JudgedPlay answer = evaluator_.best(roll(state, dice));
    const auto found = plies == 1 ? answer.chances : after_rolls(answer.after, plies - 1);
    if (!found) return std::nullopt;
    mean.add(*found, static_cast<float>(weight) / static_cast<float>(rolls.total));
  }
  return mean;
}

bool Thought::may_spend(const State& state, std::size_t plays, int plies) {
  spent_ += plays * cost(state, plies);
  return limits_.nodes == 0 || spent_ <= limits_.nodes;
}

}  // namespace fourfold::ludo
