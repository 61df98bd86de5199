// Which positions there can be, and how a move changes the state.
#include "rules/checkers/state.h"

#include "rules/checkers/generate.h"

namespace fourfold::checkers {
namespace {

int first_square(Squares set) { return Square::lowest(set).number(); }

bool is_decided(const Board& board, Side turn) { return board.dark == 0 || board.light == 0 || !can_move(board, turn); }

// Whether the board can be one on which only kings have moved for a while, on both sides.
bool kings_on_both_sides(const Board& board) {
  return (board.dark & board.kings) != 0 && (board.light & board.kings) != 0;
}

Result<void> check_status(const Rules& rules, const Position& position) {
  const bool at_start = position.board == start_board && position.turn == Side::dark;
  switch (position.status) {
    case Status::playing:
    case Status::decided:
      return {};
    case Status::choose_first:
      if (rules.first != First::choose) return refuse<"checkers.chosen-only">();
      if (!at_start) return refuse<"checkers.chosen-at-start">();
      return {};
    case Status::draw_first:
      if (rules.first != First::random) return refuse<"checkers.drawn-only">();
      if (!at_start) return refuse<"checkers.drawn-at-start">();
      return {};
    case Status::draw_ballot:
      if (rules.ballot == BallotDeck::none) return refuse<"checkers.ballot-only">();
      if (!at_start) return refuse<"checkers.ballot-at-start">();
      return {};
    case Status::draw_by_repetition:
    case Status::draw_by_forty_moves:
      if (rules.draws != Draws::automatic) return refuse<"checkers.automatic-only">();
      break;
    case Status::draw_claimed:
      if (rules.draws != Draws::claim) return refuse<"checkers.claim-only">();
      break;
    default:
      break;
  }
  if (is_decided(position.board, position.turn)) {
    return refuse<"checkers.decided-already">();
  }
  const bool by_kings = position.status == Status::draw_by_repetition ||
                        position.status == Status::draw_by_forty_moves || position.status == Status::draw_claimed;
  if (by_kings && !kings_on_both_sides(position.board)) {
    return refuse<"checkers.draw-without-kings">();
  }
  return {};
}

}  // namespace

Result<void> check(const Board& board) {
  if (((board.dark | board.light | board.kings) & ~all_squares) != 0) {
    return refuse<"checkers.off-board">();
  }
  if ((board.dark & board.light) != 0) {
    return refuse<"checkers.both-colours", "square">(first_square(board.dark & board.light));
  }
  if ((board.kings & ~(board.dark | board.light)) != 0) {
    return refuse<"checkers.king-on-empty", "square">(first_square(board.kings & ~(board.dark | board.light)));
  }
  for (const Side side : {Side::dark, Side::light}) {
    const int count = std::popcount(board.of(side));
    if (count > max_pieces) {
      return side == Side::dark ? refuse<"checkers.too-many.dark", "count", "most">(count, max_pieces)
                                : refuse<"checkers.too-many.light", "count", "most">(count, max_pieces);
    }
    const Squares uncrowned = board.of(side) & ~board.kings & crown_row(side);
    if (uncrowned != 0) {
      return side == Side::dark ? refuse<"checkers.far-row.dark", "square">(first_square(uncrowned))
                                : refuse<"checkers.far-row.light", "square">(first_square(uncrowned));
    }
  }
  return {};
}

Result<State> State::from(const Rules& rules, const Position& position) {
  if (Result<void> fine = checkers::check(rules); !fine) return tl::unexpected<Error>(fine.error());
  if (Result<void> fine = checkers::check(position.board); !fine) return tl::unexpected<Error>(fine.error());
  if ((position.board.dark | position.board.light) == 0) {
    return refuse<"checkers.empty">();
  }
  if (Result<void> fine = check_status(rules, position); !fine) return tl::unexpected<Error>(fine.error());
  State state(rules, position.board, position.turn, position.status);
  if (is_decided(position.board, position.turn)) {
    state.status_ = Status::decided;
  } else if (position.status == Status::decided) {
    return position.turn == Side::dark ? refuse<"checkers.undecided.dark">() : refuse<"checkers.undecided.light">();
  }
  return state;
}

void State::end(Status status) {
  status_ = status;
  quiet_.clear();
}

void State::move(const Play& play) {
  const Side mover = turn_;
  const Squares from = play.from().mask();
  const bool progress = play.captures() || (board_.kings & from) == 0;
  Squares landings = 0;
  for (const Square square : play.path().subspan(1)) landings |= square.mask();
  board_ = after_move(board_, mover, from, play.to().mask(), play.captured(), (landings & crown_row(mover)) != 0);
  turn_ = other(mover);
  status_ = Status::playing;
  if (progress) {
    quiet_.clear();
  } else {
    quiet_.push(play.from(), play.to());
  }
  if (is_decided(board_, turn_)) {
    end(Status::decided);
  } else if (rules_.draws == Draws::automatic && quiet_.full()) {
    end(Status::draw_by_forty_moves);
  } else if (rules_.draws == Draws::automatic && occurrences() >= 3) {
    end(Status::draw_by_repetition);
  }
}

}  // namespace fourfold::checkers
