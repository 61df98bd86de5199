// A text from outside as it can be repeated to others.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace fourfold::engines {

// Without control characters: it stays one line, and does nothing to a terminal.
inline std::string on_one_line(std::string_view text) {
  const auto controls = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
  std::string line(text);
  std::ranges::replace_if(line, controls, '?');
  return line;
}

}  // namespace fourfold::engines
