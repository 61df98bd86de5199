// A checkers board drawn in text.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/canvas.h"
#include "rules/checkers/state.h"
#include "rules/walk.h"

namespace fourfold::checkers {

// As in every book: square 1 at the top, dark's men above, light's below. Every dark square shows its number; a king
// wears a crown.
Canvas draw_board(const State& state, std::span<const Hop> made = {});

std::string seat_sign(const State& state, Seat seat);
std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat);
std::vector<Message> table_notes(const State& state);

// Checkers has no dice; what is drawn at the start (who begins, a ballot) is played at once.
std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::checkers
