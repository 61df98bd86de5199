// What a game shows besides its notation: its board drawn in text, the dice that lie on it, and what is noted beside
// it.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/backgammon/board.h"
#include "notation/backgammon_dice/board.h"
#include "notation/canvas.h"
#include "notation/checkers/board.h"
#include "notation/ludo/board.h"
#include "notation/notation.h"

namespace fourfold {

template <class G>
concept HasBoard = HasNotation<G> && requires(const typename G::State& state, std::span<const Hop> made, Seat seat) {
  // The board in at most 48 columns and 19 rows, with the hops made so far in the turn.
  { draw_board(state, made) } -> std::same_as<Canvas>;
  // The character that the seat's pieces are drawn with.
  { seat_sign(state, seat) } -> std::same_as<std::string>;
  // How a seat stands, in a few words each: "162 pips", "2 off".
  { seat_notes(state, made, seat) } -> std::same_as<std::vector<Message>>;
  // How the table stands: the match, the cube, a question that waits for its answer.
  { table_notes(state) } -> std::same_as<std::vector<Message>>;
  { dice_on_table(state) } -> std::same_as<std::optional<typename G::Roll>>;
};

// The dice on the table as they are written, or nothing.
template <HasBoard G>
std::string dice_text(const typename G::State& state) {
  const auto dice = dice_on_table(state);
  return dice ? format_roll(*dice) : std::string();
}

// A board with notes to its right, at most 80 columns.
std::string beside(const Canvas& board, const std::vector<std::string>& notes);

// The board with everything that is noted about it, as text; `said` makes the text of a message.
template <HasBoard G, class Said>
std::string board_with_notes(const typename G::State& state, const Said& said) {
  std::vector<std::string> notes;
  for (const Seat seat : seats(state.rules())) {
    notes.push_back(seat_sign(state, seat) + " " + said(say<"player.number", "seat">(number(seat))));
    for (const Message& note : seat_notes(state, {}, seat)) notes.push_back("  " + said(note));
  }
  notes.emplace_back();
  for (const Message& note : table_notes(state)) notes.push_back(said(note));
  return beside(draw_board(state, {}), notes);
}

}  // namespace fourfold
