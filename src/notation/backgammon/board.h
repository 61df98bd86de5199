// A backgammon board drawn in text, with the dice, the cube and the checkers borne off.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/canvas.h"
#include "rules/backgammon/state.h"
#include "rules/walk.h"

namespace fourfold::backgammon {

// Seat one sits below and bears off to the lower right. Points are numbered as the one to act counts them, so that
// a play can be read off the board.
Canvas draw_board(const State& state, std::span<const Hop> made = {});

std::string seat_sign(const State& state, Seat seat);
std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat);
std::vector<Message> table_notes(const State& state);

std::optional<Roll> dice_on_table(const State& state);

}  // namespace fourfold::backgammon
