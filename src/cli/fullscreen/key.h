// What a person does at a terminal: a key, a click, a window that changes its size.
#pragma once

#include <cstdint>

namespace fourfold::cli {

struct Key {
  enum class Kind : std::uint8_t {
    character,
    up,
    down,
    left,
    right,
    tab,
    back_tab,
    enter,
    escape,
    backspace,
    remove,  // Delete
    page_up,
    page_down,
    home,
    end,
    click,
    resize,
    control,  // with a letter
    other,
  };

  Kind kind = Kind::other;
  char32_t character = 0;  // of a character; the small letter that Ctrl goes with
  int row = 0;             // of a click
  int column = 0;

  bool is(char32_t wanted) const { return kind == Kind::character && character == wanted; }
};

}  // namespace fourfold::cli
