// What a screen gives as messages and drawings, as texts for the terminal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "screen/screen.h"

namespace fourfold::cli {

// The sentences of an event in one text.
std::string told_text(const screen::ToldEvent& told);
// The same of event number `event`; empty where there is nothing to tell.
std::string told_text(const screen::Screen& screen, std::uint32_t event);
// Everything that has been told.
std::vector<std::string> history_texts(const screen::Screen& screen);

// What is played, by which rules and how long.
Message title_of(const screen::Screen& screen);

// How the match ended, or why it rests; empty while it goes on.
std::string result_text(const screen::Screen& screen);

// The names of those who roll one die each, as for the start, in the order of their dice; nobody where all dice are of
// the one to act.
std::vector<std::string> each_rolls(const screen::Screen& screen);

// A few figures of the game that is over, a line each; nothing while it goes on.
std::vector<std::string> figure_texts(const screen::Screen& screen);

// The board after the first `events` with the notes beside it; with the hops made so far where those are all events.
std::string board_text(const screen::Screen& screen, std::uint32_t events, bool ascii);

}  // namespace fourfold::cli
