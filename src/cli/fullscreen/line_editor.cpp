#include "cli/fullscreen/line_editor.h"

#include <cwchar>

namespace fourfold::cli {
namespace {

// An accent that stands over the letter before it goes where the letter goes.
bool belongs_to_the_one_before(char32_t character) { return wcwidth(static_cast<wchar_t>(character)) == 0; }

}  // namespace

void LineEditor::handle(const Key& key) {
  switch (key.kind) {
    case Key::Kind::character:
      text_.insert(cursor_++, 1, key.character);
      break;
    case Key::Kind::left:
      cursor_ = before();
      break;
    case Key::Kind::right:
      cursor_ = after();
      break;
    case Key::Kind::home:
      cursor_ = 0;
      break;
    case Key::Kind::end:
      cursor_ = text_.size();
      break;
    case Key::Kind::backspace:
      erase(before(), cursor_);
      break;
    case Key::Kind::remove:
      erase(cursor_, after());
      break;
    case Key::Kind::control:
      handle_control(key.character);
      break;
    default:
      break;
  }
}

void LineEditor::handle_control(char32_t letter) {
  switch (letter) {
    case U'a':
      cursor_ = 0;
      break;
    case U'e':
      cursor_ = text_.size();
      break;
    case U'b':
      cursor_ = before();
      break;
    case U'f':
      cursor_ = after();
      break;
    case U'd':
      erase(cursor_, after());
      break;
    case U'k':
      erase(cursor_, text_.size());
      break;
    case U'u':
      erase(0, cursor_);
      break;
    case U'w':
      erase(word_before(), cursor_);
      break;
    default:
      break;
  }
}

std::size_t LineEditor::before() const {
  std::size_t at = cursor_;
  while (at > 0 && belongs_to_the_one_before(text_[at - 1])) --at;
  return at > 0 ? at - 1 : 0;
}

std::size_t LineEditor::after() const {
  std::size_t at = cursor_ < text_.size() ? cursor_ + 1 : cursor_;
  while (at < text_.size() && belongs_to_the_one_before(text_[at])) ++at;
  return at;
}

std::size_t LineEditor::word_before() const {
  std::size_t at = cursor_;
  while (at > 0 && text_[at - 1] == U' ') --at;
  while (at > 0 && text_[at - 1] != U' ') --at;
  return at;
}

void LineEditor::erase(std::size_t from, std::size_t to) {
  text_.erase(from, to - from);
  cursor_ = from;
}

}  // namespace fourfold::cli
