// What can be moved in a state, each move once by what it does, and the plays that do it.
#pragma once

#include <utility>
#include <vector>

#include "players/checkers/search.h"
#include "players/engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// What the play does to the board of the state.
SearchMove move_of(const State& state, const Play& play);

class RootChoices {
 public:
  explicit RootChoices(const State& state);

  const std::vector<SearchMove>& moves() const { return moves_; }
  // What the search found out about one of them, at so many plies.
  players::Candidate<Game> candidate(const RootMove& found, int plies) const;

 private:
  State state_;
  std::vector<SearchMove> moves_;
};

}  // namespace fourfold::checkers
