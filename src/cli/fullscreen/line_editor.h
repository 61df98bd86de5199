// A line that is being typed, with a cursor in it: the keys that people know from their shell.
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "cli/fullscreen/key.h"

namespace fourfold::cli {

class LineEditor {
 public:
  explicit LineEditor(std::u32string text = U"") : text_(std::move(text)), cursor_(text_.size()) {}

  // Characters, arrows, Home, End, Backspace and Delete; and with Ctrl A, E, B, F, D, K, U and W. Others do nothing.
  void handle(const Key& key);

  const std::u32string& text() const { return text_; }
  // How many characters are before it.
  std::size_t cursor() const { return cursor_; }

 private:
  void handle_control(char32_t letter);
  std::size_t before() const;
  std::size_t after() const;
  std::size_t word_before() const;
  void erase(std::size_t from, std::size_t to);

  std::u32string text_;
  std::size_t cursor_;
};

}  // namespace fourfold::cli
