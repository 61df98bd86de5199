#include "players/checkers/search_position.h"

namespace fourfold::checkers {
namespace {

std::uint64_t key_of(Squares square, Side side, bool king) {
  return search_detail::keys[static_cast<std::size_t>(side)][king ? 1 : 0]
                            [static_cast<std::size_t>(std::countr_zero(square))];
}

template <Side side, Movement movement>
void add_captures_of(const SideToMove<side>& mover, Squares jumpers, std::vector<SearchMove>& moves) {
  for (Squares rest = jumpers; rest != 0; rest &= rest - 1) {
    const Squares from = rest & -rest;
    const bool king = (mover.kings & from) != 0;
    const std::size_t first = moves.size();
    NoPath path;
    Jumping<side, movement>(mover, from).walk(path, [&](NoPath&, Squares to, Squares captured, bool king_now) {
      for (std::size_t i = first; i < moves.size(); ++i) {
        if (moves[i].to == to && moves[i].captured == captured) return;
      }
      moves.push_back({from, to, captured, king_now && !king, king});
    });
  }
}

template <Side side>
void add_steps_of(const SideToMove<side>& mover, std::vector<SearchMove>& moves) {
  for_each_step(mover, [&]<bool king>(Squares from, Squares to, std::bool_constant<king>) {
    moves.push_back({from, to, 0, !king && (to & crown_row(side)) != 0, king});
  });
}

// Calls visit.operator()<side, movement>().
template <class Visit>
void with_side_and_movement(const Rules& rules, Side turn, Visit&& visit) {
  with_movement(rules, [&]<Movement movement>() {
    if (turn == Side::dark) {
      visit.template operator()<Side::dark, movement>();
    } else {
      visit.template operator()<Side::light, movement>();
    }
  });
}

}  // namespace

SearchPosition SearchPosition::of(const Board& board, Side turn, int quiet) {
  SearchPosition position{board, turn, turn == Side::light ? search_detail::light_to_move : 0, quiet};
  for (Squares rest = board.dark | board.light; rest != 0; rest &= rest - 1) {
    const Squares square = rest & -rest;
    position.key ^= key_of(square, (board.dark & square) != 0 ? Side::dark : Side::light, (board.kings & square) != 0);
  }
  return position;
}

SearchPosition SearchPosition::after(const SearchMove& move) const {
  SearchPosition next{after_move(board, turn, move.from, move.to, move.captured, move.crowns || move.by_king),
                      other(turn), key ^ search_detail::light_to_move, move.lasting() ? 0 : quiet + 1};
  next.key ^= key_of(move.from, turn, move.by_king) ^ key_of(move.to, turn, move.by_king || move.crowns);
  for (Squares rest = move.captured; rest != 0; rest &= rest - 1) {
    const Squares square = rest & -rest;
    next.key ^= key_of(square, other(turn), (board.kings & square) != 0);
  }
  return next;
}

void add_moves(const Rules& rules, const Board& board, Side turn, std::vector<SearchMove>& moves) {
  with_side_and_movement(rules, turn, [&]<Side side, Movement movement>() {
    const SideToMove<side> mover(board);
    const Squares jumpers = mover.all_jumpers();
    if (jumpers != 0) add_captures_of<side, movement>(mover, jumpers, moves);
    if (!movement.compulsory || jumpers == 0) add_steps_of(mover, moves);
  });
}

void add_captures(const Rules& rules, const Board& board, Side turn, std::vector<SearchMove>& moves) {
  with_side_and_movement(rules, turn, [&]<Side side, Movement movement>() {
    const SideToMove<side> mover(board);
    if (const Squares jumpers = mover.all_jumpers(); jumpers != 0) {
      add_captures_of<side, movement>(mover, jumpers, moves);
    }
  });
}

}  // namespace fourfold::checkers
