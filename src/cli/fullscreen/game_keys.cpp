// What keys and clicks do.
#include <algorithm>

#include "cli/fullscreen/fullscreen_game.h"

namespace fourfold::cli {

using screen::Waiting;

namespace {

char32_t lower(char32_t character) {
  return character >= U'A' && character <= U'Z' ? character - U'A' + U'a' : character;
}

}  // namespace

void FullscreenGame::handle(const Key& key) {
  if (key.kind == Key::Kind::resize || key.kind == Key::Kind::other) return;
  if (!large_enough()) {
    if (key.is(U'q')) leaving_ = true;
    return;
  }
  notice_.clear();
  if (!box_.empty()) {
    handle_box(key);
  } else if (line_) {
    handle_typing(key);
  } else {
    handle_choosing(key);
  }
}

void FullscreenGame::handle_choosing(const Key& key) {
  switch (key.kind) {
    case Key::Kind::up:
      move_focus(Direction::up);
      break;
    case Key::Kind::down:
      move_focus(Direction::down);
      break;
    case Key::Kind::left:
      move_focus(Direction::left);
      break;
    case Key::Kind::right:
      move_focus(Direction::right);
      break;
    case Key::Kind::tab:
      step_focus(1);
      break;
    case Key::Kind::back_tab:
      step_focus(-1);
      break;
    case Key::Kind::enter:
      if (focus_) choose(*focus_);
      break;
    case Key::Kind::backspace:
    case Key::Kind::remove:
      if (!menu_ && !screen().hops_made().empty()) {
        undo();
        break;
      }
      [[fallthrough]];
    case Key::Kind::escape:
      go_back();
      break;
    case Key::Kind::click:
      handle_click(key);
      break;
    case Key::Kind::character:
      handle_character(key.character);
      break;
    default:
      look_back(key.kind);
  }
}

// Out of what was begun last: a question, looking back, a piece in hand.
void FullscreenGame::go_back() {
  if (menu_) {
    menu_.reset();
  } else if (looking_at_) {
    looking_at_.reset();
  } else if (partner_) {
    partner_.reset();
  } else {
    origin_.reset();
  }
  focus_first();
}

// Reads on in a box that is longer than the screen, or takes one of its numbers; any other key closes it.
void FullscreenGame::handle_box(const Key& key) {
  if (key.kind == Key::Kind::character && key.character > U'0' && key.character <= U'0' + box_answers_.size()) {
    const Action answer = box_answers_[key.character - U'1'];
    box_.clear();
    answer();
    return;
  }
  const int last = static_cast<int>(box_.size()) - box_rows();
  int step = 0;
  switch (key.kind) {
    case Key::Kind::up:
      step = -1;
      break;
    case Key::Kind::down:
      step = 1;
      break;
    case Key::Kind::page_up:
      step = -box_rows();
      break;
    case Key::Kind::page_down:
      step = box_rows();
      break;
    case Key::Kind::home:
      step = -last;
      break;
    case Key::Kind::end:
      step = last;
      break;
    default:
      break;
  }
  if (step == 0 || last <= 0) {
    box_.clear();
    return;
  }
  box_top_ = std::clamp(box_top_ + step, 0, last);
}

void FullscreenGame::handle_typing(const Key& key) {
  if (!line_) return;
  switch (key.kind) {
    case Key::Kind::escape:
      line_.reset();
      break;
    case Key::Kind::backspace:
      if (line_->editor.text().empty()) {
        line_.reset();
      } else {
        line_->editor.handle(key);
      }
      break;
    case Key::Kind::enter: {
      // The line is gone before it is followed: what it says may ask for the next one.
      const Line line = *line_;
      line_.reset();
      std::string text;
      for (const char32_t character : line.editor.text()) text += utf8(character);
      line.done(text);
      break;
    }
    default:
      line_->editor.handle(key);
  }
}

void FullscreenGame::handle_click(const Key& key) {
  const Layout where = layout();
  std::vector<std::string> labels;
  for (const Button& button : buttons()) labels.push_back(button.label);
  const std::vector<Rect> rects = button_rects(where, labels);
  for (std::size_t i = 0; i < rects.size(); ++i) {
    if (!rects[i].holds(key.row, key.column)) continue;
    choose({Target::Kind::button, static_cast<int>(i)});
    return;
  }
  if (menu_) return;
  const std::vector<Shortcut> all = commands();
  const std::vector<Rect> places = command_rects(where, all);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i].holds(key.row, key.column)) {
      command(all[i].key);
      return;
    }
  }
  if (looking_at_ || gestures_.empty() || !where.board.holds(key.row, key.column)) return;
  const int place = screen().board().at(key.row - where.board.row, key.column - where.board.column).place;
  if (place != no_place) choose_place(place);
}

// A letter or a number that stands for a button. While pieces are moved both belong to the notation.
bool FullscreenGame::press_button(char32_t character) {
  if (!menu_ && (!gestures_.empty() || !screen().hops_made().empty() || screen().waiting() == Waiting::typed_dice))
    return false;
  const std::vector<Button> all = buttons();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool number = i < 9 && character == U'1' + i;
    const bool letter = lower(characters(all[i].label)[0]) == lower(character);
    if (!number && !letter) continue;
    choose({Target::Kind::button, static_cast<int>(i)});
    return true;
  }
  return false;
}

void FullscreenGame::handle_character(char32_t character) {
  if (character == U' ') {
    if (focus_) {
      choose(*focus_);
    } else {
      command(character);
    }
    return;
  }
  if (press_button(character) || menu_ || command(character)) return;
  const bool dice = screen().waiting() == Waiting::typed_dice;
  if (screen().waiting() != Waiting::person && !dice) return;
  type(dice ? say<"terminal.fullscreen.the-dice">() : say<"terminal.fullscreen.your-play">(),
       character == U':' ? U"" : std::u32string(1, character), [this](const std::string& text) { play_typed(text); });
}

bool FullscreenGame::command(char32_t key) {
  switch (key) {
    case U' ':
      paused_ = watching() && !paused_;
      break;
    case U'h':
      hint();
      break;
    case U'u':
      undo();
      break;
    case U'r':
    case U'R':
      resign();
      break;
    case U's':
      save();
      break;
    case U'l':
      load();
      break;
    case U'g':
      rules();
      break;
    case U'?':
      help();
      break;
    case U'q':
      quit();
      break;
    default:
      return false;
  }
  return true;
}

}  // namespace fourfold::cli
