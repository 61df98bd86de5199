#include "players/checkers/known_moves.h"

#include <algorithm>

#include "players/checkers/score.h"

namespace fourfold::checkers {
namespace {

bool converts(const SearchMove& move) { return move.captured != 0 || move.crowns; }

// How many plies the side to move needs to the next conversion of a position that it wins: to where the other has the
// fewest left.
std::optional<int> plies_to_win(const EndgameTables& tables, const Rules& rules, const SearchPosition& position) {
  std::vector<SearchMove> moves;
  add_moves(rules, position.board, position.turn, moves);
  std::optional<int> fewest;
  for (const SearchMove& move : moves) {
    const SearchPosition next = position.after(move);
    if (tables.probe(next.board, next.turn) != Proven::loss) continue;
    const auto left = converts(move) ? std::optional(0) : tables.distance(next.board, next.turn);
    if (!left) return std::nullopt;
    fewest = std::min(fewest.value_or(*left + 1), *left + 1);
  }
  return fewest;
}

}  // namespace

int KnownMove::score() const {
  if (proven == Proven::draw) return 0;
  constexpr int longer_than_any = 400;
  const int soon = plies.value_or(longer_than_any);
  return proven == Proven::win ? table_score - soon : soon - table_score;
}

std::optional<std::vector<KnownMove>> known_moves(const EndgameTables* tables, const State& state,
                                                  const std::vector<SearchMove>& moves) {
  if (tables == nullptr) return std::nullopt;
  const SearchPosition root = SearchPosition::of(state.board(), state.turn(), state.quiet_plies());
  if (root.pieces() > most_table_pieces) return std::nullopt;
  std::vector<KnownMove> known;
  for (const SearchMove& move : moves) {
    const SearchPosition next = root.after(move);
    const auto reply = tables->probe(next.board, next.turn);
    if (!reply) return std::nullopt;
    KnownMove& found = known.emplace_back(KnownMove{move, turned(*reply)});
    if (found.proven == Proven::draw) continue;
    if (converts(move)) {
      found.plies = 1;
    } else {
      const auto left =
          *reply == Proven::loss ? tables->distance(next.board, next.turn) : plies_to_win(*tables, state.rules(), next);
      if (left) found.plies = *left + 1;
    }
  }
  return known;
}

}  // namespace fourfold::checkers
