#include "players/checkers/search_reasons.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <ranges>

#include "players/checkers/score.h"

namespace fourfold::checkers {
namespace {

using players::Proof;
using Candidate = players::Candidate<Game>;

constexpr int least_worth_of_a_lead = 50;  // for each checker, in hundredths of a man

int lead(const Board& board, Side side) { return std::popcount(board.of(side)) - std::popcount(board.of(other(side))); }

// Own moves, from plies.
std::int64_t moves_in(int plies) { return (plies + 1) / 2; }

// How many checkers the line gains by its end, and after how many moves it has gained them for good.
struct Gain {
  int checkers = 0;
  std::int64_t moves = 0;
  int lead = 0;  // at its end
};
Gain gain_of(const State& state, const Candidate& candidate) {
  const Side side = state.turn();
  const int before = lead(state.board(), side);
  std::vector<int> leads;
  State after = state;
  for (const Play& play : candidate.line) {
    after = apply(after, play);
    leads.push_back(lead(after.board(), side));
  }
  if (leads.empty()) return {};
  Gain gain{leads.back() - before, 0, leads.back()};
  const auto backwards = std::views::reverse(leads);
  const auto for_good = std::ranges::find_if(backwards, [&](int each) { return each < leads.back(); });
  gain.moves = moves_in(static_cast<int>(backwards.end() - for_good) + 1);
  return gain;
}

}  // namespace

Message reason_for(const State& state, const players::Decision<Game>& decision, std::size_t choices) {
  if (choices == 1) return say<"reason.checkers.the-only-move">();
  const Candidate& best = decision.candidates.front();
  const auto value = static_cast<int>(best.value);
  const bool all_judged = decision.candidates.size() == choices;
  const bool others_lose = all_judged && std::all_of(decision.candidates.begin() + 1, decision.candidates.end(),
                                                     [](const Candidate& each) { return each.proof == Proof::loses; });
  switch (best.proof) {
    case Proof::wins:
      if (is_seen_to_end(value)) return say<"reason.checkers.wins-in", "count">(moves_in(decided_score - value));
      return say<"reason.checkers.won-for-certain">();
    case Proof::draws:
      return others_lose ? say<"reason.checkers.only-this-draws">() : say<"reason.checkers.keeps-the-draw">();
    case Proof::loses:
      return say<"reason.checkers.lost-for-certain">();
    case Proof::none:
      break;
  }
  if (others_lose) return say<"reason.checkers.any-other-loses">();
  if (is_won_slowly(value)) return say<"reason.checkers.wins-slowly">();
  if (is_won_slowly(-value)) return say<"reason.checkers.may-hold-out">();
  const Gain gain = gain_of(state, best);
  // A line may end before a checker is taken back; then the judgement knows better.
  if (gain.checkers > 0 && value > std::max(0, gain.lead) * least_worth_of_a_lead) {
    if (gain.checkers == 1) return say<"reason.checkers.wins-a-checker", "count">(gain.moves);
    return say<"reason.checkers.wins-checkers", "checkers", "count">(gain.checkers, gain.moves);
  }
  if (best.plies == 0) return say<"reason.checkers.counts-most">();
  return say<"reason.checkers.looks-best", "count">(moves_in(best.plies));
}

}  // namespace fourfold::checkers
