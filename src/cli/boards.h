// What a game shows on the screen besides its notation: every game's drawing of its board, and the dice that lie on it.
#pragma once

#include <concepts>
#include <optional>
#include <string>

#include "notation/backgammon/board.h"
#include "notation/backgammon_dice/board.h"
#include "notation/checkers/board.h"
#include "notation/ludo/board.h"
#include "notation/notation.h"

namespace fourfold::cli {

template <class G>
concept Drawn = Notated<G> && requires(const typename G::State& state) {
  // At most 80 columns and 20 lines, every line ended.
  { draw_board(state) } -> std::same_as<std::string>;
  { dice_on_table(state) } -> std::same_as<std::optional<typename G::Roll>>;
};

// The dice on the table as they are written, or nothing.
template <Drawn G>
std::string dice_text(const typename G::State& state) {
  const auto dice = dice_on_table(state);
  return dice ? format_roll(*dice) : std::string();
}

}  // namespace fourfold::cli
