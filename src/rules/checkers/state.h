// A game of checkers at one moment, as a value that cannot hold an impossible position.
#pragma once

#include <cstdint>

#include "rules/checkers/board.h"
#include "rules/checkers/play.h"
#include "rules/checkers/quiet_moves.h"
#include "rules/checkers/rules.h"
#include "rules/game.h"

namespace fourfold::checkers {

// What the game waits for, or how it ended.
enum class Status : std::uint8_t {
  choose_first,   // seat one says who begins (CK-2)
  draw_first,     // it is drawn who begins (CK-2)
  draw_ballot,    // the opening is drawn
  playing,        // the side whose turn it is moves
  draw_declined,  // the same, but its offer of a draw has been declined and it cannot offer again before it has moved
  draw_offered,   // the side whose turn it is has offered a draw; the other answers
  decided,        // a side has no checkers left, or the one to move cannot move (CK-9)
  dark_resigned,
  light_resigned,
  draw_agreed,
  draw_claimed,
  draw_by_repetition,   // the same position for the third time (CK-10)
  draw_by_forty_moves,  // forty moves of each side without a capture or a man's move (CK-10)
};

// What a text can say about a game: everything except the moves made since the last progress.
struct Position {
  Board board;
  Side turn = Side::dark;
  Status status = Status::playing;

  bool operator==(const Position&) const = default;
};

// Whether checkers can stand so: none off the board or on another, no more than twelve a side, no man on its far row.
// The sentence says which one cannot.
Result<void> check(const Board& board);

// What is drawn at the start: who begins, or which ballot is played.
struct Roll {
  enum class Kind : std::uint8_t { dark_begins, light_begins, ballot };

  Kind kind = Kind::dark_begins;
  std::uint8_t number = 0;  // of the ballot, from 1; 0 when it is about who begins

  bool operator==(const Roll&) const = default;
};

class State {
 public:
  // The start with dark to move, under the tournament's rules.
  State() = default;

  // The state a position describes, or what is wrong with it. A position in which the game is decided gives a finished
  // game.
  static Result<State> from(const Rules& rules, const Position& position);

  const Rules& rules() const { return rules_; }
  const Board& board() const { return board_; }
  // Whose turn it is on the board. While a draw is offered it is the one who offered.
  Side turn() const { return turn_; }
  Status status() const { return status_; }
  Position position() const { return {board_, turn_, status_}; }

  // Moves of both sides since the last capture or man's move, at most 80.
  int quiet_plies() const { return quiet_.count(); }
  // How often this position has stood, this time included, as far as it matters: up to three.
  int occurrences() const { return quiet_.occurrences(board_, turn_); }
  // The positions since the last capture or man's move, the latest first (QuietMoves::for_each_earlier).
  template <class Visit>
  void for_each_earlier(Visit&& visit) const {
    quiet_.for_each_earlier(board_, turn_, visit);
  }
  // Whether a draw is due by repetition or by forty moves without progress (CK-10).
  bool draw_due() const { return quiet_.full() || occurrences() >= 3; }
  // The same with the past forgotten: what a text form gives back.
  State without_history() const {
    State state = *this;
    state.quiet_.clear();
    return state;
  }

  bool operator==(const State&) const = default;

 private:
  friend State initial(const Rules& rules);
  friend State begin_with(const Rules& rules, Seat seat);
  friend State roll(const State& state, const Roll& dice);
  friend State apply(const State& state, const Play& play);

  State(const Rules& rules, const Board& board, Side turn, Status status)
      : rules_(rules), turn_(turn), status_(status), board_(board) {}

  void end(Status status);
  void move(const Play& play);

  Rules rules_;
  Side turn_ = Side::dark;
  Status status_ = Status::playing;
  QuietMoves quiet_;
  Board board_ = start_board;
};

}  // namespace fourfold::checkers
