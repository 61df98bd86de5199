// The terminal as a screen of cells with keys and a mouse. While one is open the terminal belongs to it; when it goes,
// whatever the reason, the terminal is as it was. Everything that needs ncurses is behind this door.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "cli/fullscreen/key.h"
#include "cli/fullscreen/palette.h"
#include "rules/result.h"

namespace fourfold::cli {

class Terminal {
 public:
  // `ascii`: show nothing else, also where the locale has more.
  static Result<std::unique_ptr<Terminal>> open(bool ascii);
  ~Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  Terminal(Terminal&&) = delete;
  Terminal& operator=(Terminal&&) = delete;

  int rows() const;
  int columns() const;
  const Palette& palette() const { return palette_; }
  Palette& palette() { return palette_; }

  // Drawing. What lies outside the screen is left out.
  void clear();
  void put(int row, int column, std::string_view text, const Style& style);
  void put(int row, int column, char32_t character, const Style& style);
  // Where the cursor blinks; nowhere unless it is said after clear().
  void set_cursor(int row, int column);
  void show();

  // The next key, or nothing after that many milliseconds.
  std::optional<Key> read(int milliseconds);
  // Whether a signal, or a terminal that has gone away, asks to leave.
  bool told_to_leave() const;

  // The columns that the text takes.
  static int width(std::string_view text);

 private:
  class Curses;

  Terminal(std::unique_ptr<Curses> curses, int colours, bool ascii);

  std::unique_ptr<Curses> curses_;
  Palette palette_;
  bool ascii_;
  bool gone_ = false;
};

}  // namespace fourfold::cli
