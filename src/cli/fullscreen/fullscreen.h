// A game on the full screen of a terminal: the board in colour, played with arrows, mouse or by typing.
#pragma once

#include "cli/play/saved_game.h"
#include "rules/result.h"

namespace fourfold::cli {

struct FullscreenOptions {
  bool ascii = false;  // also where the locale has nothing else
  bool words = false;  // asks every person for a word for the dice first
  int pace = 600;      // milliseconds for which what happens by itself is shown before the game goes on
};

// Whether there can be a full screen: both ends are terminals, and TERM names one that can place the cursor.
bool fullscreen_possible();

// Until the person leaves, or a signal asks to; every event is kept as it happens. Leaves the terminal as it was.
// Refused with the reason if the terminal cannot be used; then nothing has happened. NO_COLOR is respected.
Result<void> run_fullscreen(SavedGame& game, const FullscreenOptions& options);

}  // namespace fourfold::cli
