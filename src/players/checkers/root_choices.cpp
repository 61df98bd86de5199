#include "players/checkers/root_choices.h"

#include <algorithm>
#include <optional>

namespace fourfold::checkers {
namespace {

using players::Proof;

bool same(const SearchMove& a, const SearchMove& b) {
  return a.from == b.from && a.to == b.to && a.captured == b.captured;
}

// The first play that does that; nothing if none does.
std::optional<Play> play_of(const State& state, const SearchMove& move) {
  for (const Play& play : legal(state)) {
    if (play.kind() == PlayKind::move && same(move_of(state, play), move)) return play;
  }
  return std::nullopt;
}

Proof proof_of(int value) {
  if (!is_proven(value)) return Proof::none;
  return value > 0 ? Proof::wins : Proof::loses;
}

}  // namespace

SearchMove move_of(const State& state, const Play& play) {
  const Squares from = play.from().mask();
  const bool king = (state.board().kings & from) != 0;
  Squares landings = 0;
  for (const Square square : play.path().subspan(1)) landings |= square.mask();
  return {from, play.to().mask(), play.captured(), !king && (landings & crown_row(state.turn())) != 0, king};
}

RootChoices::RootChoices(const State& state) : state_(state) {
  for (const Play& play : legal(state)) {
    const SearchMove move = move_of(state, play);
    if (std::ranges::none_of(moves_, [&](const SearchMove& other) { return same(move, other); }))
      moves_.push_back(move);
  }
}

players::Candidate<Game> RootChoices::candidate(const RootMove& found, int plies) const {
  players::Candidate<Game> candidate;
  candidate.value = found.value;
  candidate.plies = plies;
  candidate.proof = proof_of(found.value);
  State state = state_;
  for (const SearchMove& move : found.line) {
    if (phase(state) != Phase::decide) break;
    const auto play = play_of(state, move);
    if (!play) break;
    candidate.line.push_back(*play);
    state = apply(state, *play);
  }
  candidate.play = candidate.line.front();
  return candidate;
}

}  // namespace fourfold::checkers
