// What the core says, as JSON: the shapes of web/src/core/types.ts.
#pragma once

#include <cstdint>
#include <string_view>

#include "api/request.h"
#include "screen/screen.h"

namespace fourfold::door {

// {"code": …, "args": {…}}, what a sentence is made of, and "at", the place in the text where there is one.
Json error_json(const Error& error);
Json games_json();
// By player, in milliseconds; null without a clock.
Json clocks_json(const screen::Screen& screen, Millis at);
Json scene_json(std::string_view game, const Scene& scene);
// The table after so many events: the board, the dice that lie there, and of each player the seat, the score and the
// time.
Json moment_json(const screen::Screen& screen, std::uint32_t events);
// The table as it stands, with the events after the first `told`.
Json view_json(const screen::Screen& screen, int table, std::uint32_t told, Millis at);
Json hint_json(const screen::Hint& hint);

}  // namespace fourfold::door
