// One thought of an engine for a game with dice, where a game's evaluator tells what each seat may expect: all plays at
// first sight, then the best of them ply by ply, a roll and its best answer deeper each time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "players/engine.h"
#include "players/limits.h"
#include "players/misjudgement.h"
#include "players/seeded_draws.h"

namespace fourfold::players {

// An Evaluator names its game (PlayedGame), how it tells chances (Chances) and a judged play (Judged: play, after,
// chances, equity), and judges: chances(state), judged(state), best(state), and what those chances mean to a seat:
// equity(after, chances, seat), win(after, chances, seat). It says about how many positions are looked at so many plies
// after a state (cost), how many a thought may look at if nobody says (usual_positions), and from where the
// misjudgement of its game is drawn (draws_from).
template <class Evaluator>
class DiceThought {
 public:
  using G = typename Evaluator::PlayedGame;
  using State = typename G::State;
  using Chances = typename Evaluator::Chances;

  // A play as it is thought of.
  struct Considered {
    typename Evaluator::Judged play;
    std::size_t listed = 0;  // where the rules list it
    int plies = 0;
    float misjudged = 0;  // is part of the equity
  };

  DiceThought(Evaluator& evaluator, int most_plies, const Limits& limits)
      : evaluator_(evaluator),
        most_plies_(limits.plies.value_or(most_plies)),
        most_positions_(limits.nodes == 0 ? Evaluator::usual_positions : limits.nodes),
        limits_(limits),
        watch_(limits) {}

  // All plays, best first. The best are looked into as far as the limits allow; `noise` is added to what was found.
  std::vector<Considered> consider(const State& state, float noise, const OnProgress<G>& heard) {
    const Seat mover = to_act(state);
    std::vector<Considered> plays;
    for (const auto& each : evaluator_.judged(state)) plays.push_back({each, plays.size()});
    sort(plays, plays.size());
    const auto tell = [&] {
      if (heard) heard({plays[0].plies, evaluator_.positions(), told(plays[0], mover)});
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
      if (kept == 1 || !may_spend({plays.data(), kept}, plies) || !deepen({plays.data(), kept}, mover, plies)) break;
      sort(plays, kept);
      // What was left behind is not told as better than what was looked into.
      for (std::size_t i = kept; i < plays.size(); ++i)
        plays[i].play.equity = std::min(plays[i].play.equity, plays[kept - 1].play.equity);
      tell();
    }
    if (noise > 0) {
      Misjudgement misjudgement(mixed(limits_.seed, Evaluator::draws_from), noise);
      for (Considered& each : plays) {
        each.misjudged = misjudgement.next();
        each.play.equity += each.misjudged;
      }
      sort(plays, plays.size());
    }
    return plays;
  }

  // What an engine decides by that; why, is the game's to say.
  Decision<G> decide(const State& state, float noise, const OnProgress<G>& heard) {
    Decision<G> decision;
    decision.meaning = Meaning::equity;
    for (const Considered& each : consider(state, noise, heard)) {
      decision.candidates.push_back(told(each, to_act(state)));
    }
    decision.play = decision.candidates[0].play;
    decision.nodes = evaluator_.positions();
    return decision;
  }

  // Any plays, judged as deeply as the best. Steps may be made in another order: `same(play, judged)` knows which
  // plays are one.
  template <class Same>
  Result<std::vector<Candidate<G>>> weigh(const State& state, std::span<const typename G::Play> asked, float noise,
                                          const Same& same) {
    const Seat mover = to_act(state);
    const std::vector<Considered> all = consider(state, noise, {});
    std::vector<Candidate<G>> weighed;
    for (const auto& play : asked) {
      const auto found = std::ranges::find_if(all, [&](const Considered& each) { return same(play, each.play); });
      if (found == all.end()) return refuse<"engine.cannot-judge">();
      Considered each = *found;
      if (each.plies < all[0].plies && !deepen({&each, 1}, mover, all[0].plies)) return refuse<"engine.stopped">();
      weighed.push_back(told(each, mover));
      weighed.back().play = play;
    }
    return weighed;
  }

  // Judges them as deeply; false, and nothing changed, if it was stopped.
  bool deepen(std::span<Considered> plays, Seat mover, int plies) {
    std::vector<Chances> found;
    for (const Considered& each : plays) {
      const auto chances = after_rolls(each.play.after, plies);
      if (!chances) return false;
      found.push_back(*chances);
    }
    for (std::size_t i = 0; i < plays.size(); ++i) {
      plays[i].play.chances = found[i];
      plays[i].play.equity = evaluator_.equity(plays[i].play.after, found[i], mover) + plays[i].misjudged;
      plays[i].plies = plies;
    }
    return true;
  }

  // Before the roll.
  Chances outlook(const State& state) {
    Chances chances = evaluator_.chances(state);
    for (int plies = 1; plies <= most_plies_; ++plies) {
      spent_ += Evaluator::cost(state, plies);
      const auto found = spent_ <= most_positions_ ? after_rolls(state, plies) : std::nullopt;
      if (!found) break;
      chances = *found;
    }
    return chances;
  }

  Candidate<G> told(const Considered& each, Seat mover) const {
    Candidate<G> candidate{each.play.play, static_cast<double>(each.play.equity)};
    candidate.figures.push_back(
        {"win", static_cast<double>(evaluator_.win(each.play.after, each.play.chances, mover))});
    candidate.plies = each.plies;
    return candidate;
  }

 private:
  // How many plays are looked at more deeply, at most, and how far behind the best they may be.
  struct Filter {
    std::size_t most;
    float within;
  };
  static constexpr Filter filters[] = {{6, 0.12F}, {3, 0.06F}, {3, 0.04F}};

  // The best first; equal ones stay in the order of the rules, on every build.
  static void sort(std::vector<Considered>& plays, std::size_t count) {
    std::sort(plays.begin(), plays.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Considered& a, const Considered& b) {
                return a.play.equity != b.play.equity ? a.play.equity > b.play.equity : a.listed < b.listed;
              });
  }

  // The mean over all rolls, each answered by the play that is best at first sight for whoever rolled; so many rolls
  // deep. Nothing if it was stopped.
  std::optional<Chances> after_rolls(const State& state, int plies) {
    if (plies == 0 || phase(state) == Phase::over) return evaluator_.chances(state);
    const auto rolls = chance(state);
    Chances mean;
    for (const auto& [dice, weight] : rolls.rolls) {
      if (watch_.look()) return std::nullopt;
      const auto answer = evaluator_.best(roll(state, dice));
      const auto found = plies == 1 ? answer.chances : after_rolls(answer.after, plies - 1);
      if (!found) return std::nullopt;
      mean.add(*found, static_cast<float>(weight) / static_cast<float>(rolls.total));
    }
    return mean;
  }

  bool may_spend(std::span<const Considered> plays, int plies) {
    for (const Considered& each : plays) spent_ += Evaluator::cost(each.play.after, plies);
    return spent_ <= most_positions_;
  }

  Evaluator& evaluator_;
  int most_plies_;
  std::uint64_t most_positions_;
  const Limits& limits_;
  Watch watch_;
  std::uint64_t spent_ = 0;
};

}  // namespace fourfold::players
