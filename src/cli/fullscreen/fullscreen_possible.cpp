// In a file of its own because term.h makes macros of many common words.
#include <unistd.h>

#include <cstdlib>

#include "cli/fullscreen/fullscreen.h"

#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

namespace fourfold::cli {

bool fullscreen_possible() {
  if (isatty(STDIN_FILENO) != 1 || isatty(STDOUT_FILENO) != 1) return false;
  const char* const name = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): there are no threads yet
  if (name == nullptr || *name == '\0') return false;
  int status = 0;
  if (setupterm(name, STDOUT_FILENO, &status) != OK) return false;
  const bool places_cursor = cursor_address != nullptr;
  del_curterm(cur_term);
  return places_cursor;
}

}  // namespace fourfold::cli
