#include "players/checkers/known_moves.h"

#include <algorithm>

#include "players/checkers/score.h"
#include "rules/checkers/quiet_moves.h"

namespace fourfold::checkers {
namespace {

bool converts(const SearchMove& move) { return move.captured != 0 || move.crowns; }

// None, but a conversion to where forty moves may not be enough is one for want of a better.
int plies_after_conversion(const EndgameTables& tables, const SearchPosition& next) {
  const auto proven = tables.probe_in_time(next.board, next.turn, 0);
  return proven && is_slow(*proven) ? slow_plies : 0;
}

// How many plies the side to move needs to the next conversion of a position that it wins: to where the other has the
// fewest left.
std::optional<int> plies_to_win(const EndgameTables& tables, const Rules& rules, const SearchPosition& position) {
  std::vector<SearchMove> moves;
  add_moves(rules, position.board, position.turn, moves);
  std::optional<int> fewest;
  for (const SearchMove& move : moves) {
    const SearchPosition next = position.after(move);
    if (tables.probe(next.board, next.turn) != Proven::loss) continue;
    const auto left =
        converts(move) ? std::optional(plies_after_conversion(tables, next)) : tables.distance(next.board, next.turn);
    if (!left) return std::nullopt;
    fewest = std::min(fewest.value_or(*left + 1), *left + 1);
  }
  return fewest;
}

// What has stood on the board since the last progress.
class Past {
 public:
  explicit Past(const State& state) : positions_{{state.board(), state.turn()}} {
    state.for_each_earlier([&](const Board& board, Side turn) {
      positions_.push_back({board, turn});
      return true;
    });
  }
  std::ptrdiff_t times(const Board& board, Side turn) const {
    return std::ranges::count_if(positions_,
                                 [&](const Stood& each) { return each.turn == turn && each.board == board; });
  }
  // Some position needs to come but once more to be there for the third time.
  bool repeated() const {
    return std::ranges::any_of(positions_, [&](const Stood& each) { return times(each.board, each.turn) > 1; });
  }

 private:
  struct Stood {
    Board board;
    Side turn;
  };
  std::vector<Stood> positions_;
};

bool is_in_time(const EndgameTables& tables, const SearchPosition& next, const KnownMove& move, bool repeated) {
  if (converts(move.move) || !move.plies) {
    const auto proven = tables.probe_in_time(next.board, next.turn, next.quiet);
    return proven && !is_slow(*proven) && (next.quiet == 0 || !repeated);
  }
  return next.quiet + *move.plies - 1 <= QuietMoves::most && (next.quiet == 0 || !repeated);
}

}  // namespace

int KnownMove::score() const {
  if (proven == Proven::draw) return 0;
  constexpr int longer_than_any = 400;
  const int most = in_time ? table_score : most_estimate;
  const int soon = plies.value_or(longer_than_any);
  return proven == Proven::win ? most - soon : soon - most;
}

bool draws_for_certain(const EndgameTables* tables, const State& state, const SearchMove& move) {
  if (tables == nullptr) return false;
  const SearchPosition next = SearchPosition::of(state.board(), state.turn(), state.quiet_plies()).after(move);
  return tables->probe(next.board, next.turn) == Proven::draw;
}

std::optional<std::vector<KnownMove>> known_moves(const EndgameTables* tables, const State& state,
                                                  const std::vector<SearchMove>& moves) {
  if (tables == nullptr) return std::nullopt;
  const SearchPosition root = SearchPosition::of(state.board(), state.turn(), state.quiet_plies());
  if (root.pieces() > most_table_pieces) return std::nullopt;
  const Past past(state);
  const bool repeated = past.repeated();
  std::vector<KnownMove> known;
  for (const SearchMove& move : moves) {
    const SearchPosition next = root.after(move);
    const auto reply = tables->probe(next.board, next.turn);
    if (!reply) return std::nullopt;
    KnownMove& found = known.emplace_back(KnownMove{move, turned(*reply)});
    // The game is drawn then, or the other one may say so, who will not if there is more to be had.
    const bool draw_due =
        can_move(next.board, next.turn) && (next.quiet >= QuietMoves::most || past.times(next.board, next.turn) > 1);
    if (draw_due && (state.rules().draws == Draws::automatic || found.proven == Proven::win)) {
      found.proven = Proven::draw;
    }
    if (found.proven == Proven::draw) continue;
    if (converts(move)) {
      found.plies = 1 + plies_after_conversion(*tables, next);
    } else {
      const auto left =
          *reply == Proven::loss ? tables->distance(next.board, next.turn) : plies_to_win(*tables, state.rules(), next);
      if (left) found.plies = *left + 1;
    }
    found.in_time = !draw_due && is_in_time(*tables, next, found, repeated);
  }
  return known;
}

}  // namespace fourfold::checkers
