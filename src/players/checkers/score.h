// What the search counts in: hundredths of a man for the side to move; beyond them what is certain.
#pragma once

namespace fourfold::checkers {

inline constexpr int infinite = 32000;
// A game that is over now. One that is won in so many plies is worth that much less.
inline constexpr int decided_score = 30000;
// A table says that it is won. Plies from the root are taken off.
inline constexpr int table_score = 20000;
// Nothing that is not proven is larger.
inline constexpr int most_estimate = 10000;
// Neither is a judgement larger than this; between them is what a table calls won, but maybe too late for forty moves.
inline constexpr int most_judged = 9000;

constexpr bool is_proven(int score) { return score > most_estimate || score < -most_estimate; }
constexpr bool is_won_slowly(int score) { return score > most_judged && score <= most_estimate; }
// The end of the game was seen, not only a table.
constexpr bool is_seen_to_end(int score) { return score > 25000 || score < -25000; }

// Plies to the end, or to where a table knows it, of what is proven.
constexpr int plies_to_proof(int score) {
  return (is_seen_to_end(score) ? decided_score : table_score) - (score < 0 ? -score : score);
}

}  // namespace fourfold::checkers
