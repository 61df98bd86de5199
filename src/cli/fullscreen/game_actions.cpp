// What a person can do besides choosing on the board.
#include <algorithm>

#include <fmt/core.h>

#include "cli/fullscreen/fullscreen_game.h"
#include "cli/play/screen_texts.h"
#include "cli/play/typed_path.h"
#include "cli/report.h"
#include "cli/rules_in_words.h"

namespace fourfold::cli {

using screen::Waiting;

namespace {

std::string trimmed(const std::string& text) {
  const std::size_t start = text.find_first_not_of(' ');
  return start == std::string::npos ? "" : text.substr(start, text.find_last_not_of(' ') - start + 1);
}

}  // namespace

// In the line of the question; what is too long for it in a box.
void FullscreenGame::warn_text(const std::string& text) {
  const std::vector<std::string> lines = wrapped(as_sentence(text), least_columns - 2);
  if (lines.size() > most_question_rows) {
    show(wrapped(as_sentence(text), 60));
    return;
  }
  notice_ = as_sentence(text);
  notice_is_warning_ = true;
}

void FullscreenGame::notify(const Message& message) {
  notice_ = in_words(message);
  notice_is_warning_ = false;
}

void FullscreenGame::try_to(const std::function<Result<void>(screen::Screen&, Millis)>& change) {
  if (const auto done = game_.change(change); !done) warn(done.error().message);
}

void FullscreenGame::play(const std::string& text) {
  try_to([&](screen::Screen& table, Millis at) { return table.play(text, at); });
}

// A whole play, one step of it, or dice.
void FullscreenGame::play_typed(const std::string& typed) {
  const std::string text = trimmed(typed);
  if (text.empty()) return;
  if (screen().waiting() == Waiting::typed_dice) {
    try_to([&](screen::Screen& table, Millis at) { return table.roll(text, at); });
    return;
  }
  const auto step = std::ranges::find(gestures_, text, &screen::Gesture::label);
  const bool can_step = step != gestures_.end();
  const bool begun = !screen().hops_made().empty();
  if (!can_step || !begun) {
    const auto played = game_.change([&](screen::Screen& table, Millis at) { return table.play(text, at); });
    if (played) return;
    if (!can_step) {
      warn(played.error().message);
      return;
    }
  }
  make(step->hops);
}

void FullscreenGame::ask(const Message& question, Action yes) {
  menu_ = Menu{
      in_words(question), {{said<"terminal.button.yes">(), std::move(yes)}, {said<"terminal.button.no">(), [] {}}}, 1};
  focus_first();
}

void FullscreenGame::type(const Message& question, std::u32string begun, std::function<void(const std::string&)> done,
                          std::string above) {
  line_ = Line{in_words(question), LineEditor(std::move(begun)), std::move(done), std::move(above)};
}

void FullscreenGame::undo() {
  if (looking_at_) {
    go_back();
  } else if (!game_.change([](screen::Screen& table, Millis /*at*/) { return table.unhop(); })) {
    try_to([](screen::Screen& table, Millis at) { return table.take_back(at); });
  }
}

void FullscreenGame::resign() {
  Menu menu;
  for (const std::string& offer : screen().offers()) {
    if (offer.starts_with("resign")) menu.answers.push_back({choice_text(offer), [this, offer] { play(offer); }});
  }
  if (menu.answers.empty()) {
    warn(screen().over() ? say<"terminal.fullscreen.match-over">() : say<"terminal.fullscreen.not-your-resignation">());
  } else if (menu.answers.size() == 1) {
    ask(say<"terminal.fullscreen.resign">(), menu.answers.front().action);
  } else {
    menu.question = said<"terminal.fullscreen.resign-what">();
    menu.focused = static_cast<int>(menu.answers.size());
    menu.answers.push_back({said<"terminal.button.play-on">(), [] {}});
    menu_ = std::move(menu);
    focus_first();
  }
}

void FullscreenGame::hint() {
  const auto found = screen().waiting() == Waiting::person ? screen().hint() : refuse<"terminal.fullscreen.no-hint">();
  if (!found) {
    warn(found.error().message);
    return;
  }
  std::vector<std::string> text = {
      in_words(say<"terminal.fullscreen.would-play", "bot", "play">(found->by, found->play))};
  if (!found->plays.empty() && !found->plays.front().told.empty()) {
    const Message does = say<"screen.hint-does", "hops">(found->plays.front().told);
    for (const std::string& line : wrapped(as_sentence(in_words(does)), 60)) text.push_back(line);
  }
  if (!found->reason.code.empty()) {
    for (const std::string& line : wrapped(in_words(found->reason), 60)) text.push_back(line);
  }
  if (found->plays.size() > 1) text.emplace_back();
  std::vector<Action> answers;
  for (const screen::HintedPlay& candidate : found->plays) {
    answers.emplace_back([this, candidate] { play_hinted(candidate); });
    if (found->plays.size() < 2) break;
    text.push_back(found->equity
                       ? fmt::format("{}  {}  {}", answers.size(), with_sign(candidate.value, 3), candidate.play)
                       : fmt::format("{}  {}", answers.size(), candidate.play));
  }
  text.emplace_back();
  const Message keys = answers.size() == 1 ? say<"terminal.fullscreen.hint-key">()
                                           : say<"terminal.fullscreen.hint-keys", "last">(answers.size());
  for (const std::string& line : wrapped(in_words(keys), 60)) text.push_back(line);
  show(std::move(text), std::move(answers));
}

// What is left of it is moved, and the turn stays to be confirmed; a word is said.
void FullscreenGame::play_hinted(const screen::HintedPlay& hinted) {
  if (!hinted.hops.empty()) {
    make(hinted.hops);
  } else if (screen().turn_is_whole() && !screen().hops_made().empty()) {
    try_to([](screen::Screen& table, Millis at) { return table.confirm(at); });
  } else {
    play(hinted.play);
  }
}

void FullscreenGame::save() {
  type(say<"terminal.fullscreen.save-as">(), U"", [this](const std::string& typed) {
    const std::string path = trimmed(typed);
    if (!path.empty()) save_as(typed_path(path), false);
  });
}

void FullscreenGame::save_as(const std::string& path, bool replace) {
  const auto saved = game_.save_as(path, replace);
  if (saved) {
    notify(say<"terminal.saved-as", "file">(path));
  } else if (!replace && game_.in_the_way(path)) {
    ask(say<"terminal.fullscreen.replace", "file">(path), [this, path] { save_as(path, true); });
  } else {
    warn(saved.error().message);
  }
}

void FullscreenGame::tell_remarks() {
  constexpr std::size_t most = 4;
  const auto& all = game_.remarks();
  if (all.empty()) return;
  std::string text;
  for (std::size_t i = 0; i < std::min(all.size(), most); ++i)
    text += (i == 0 ? "" : " ") + as_sentence(in_words(all[i]));
  if (all.size() > most) text += " " + in_words(say<"terminal.fullscreen.and-more", "count">(all.size() - most));
  warn_text(text);
}

void FullscreenGame::load() {
  type(say<"terminal.fullscreen.load">(), U"", [this](const std::string& typed) {
    const std::string path = trimmed(typed);
    if (path.empty()) return;
    if (const auto loaded = game_.load(typed_path(path)); !loaded) {
      warn(loaded.error().message);
      return;
    }
    fresh_ = true;
    notify(say<"terminal.fullscreen.loaded", "title">(title_of(screen())));
    tell_remarks();
  });
}

void FullscreenGame::quit() {
  if (screen().over() || screen().waiting() == Waiting::nothing || watching()) {
    leaving_ = true;
    return;
  }
  ask(say<"terminal.fullscreen.leave">(), [this] { leaving_ = true; });
}

// Through what has happened, event by event; those that tell nothing are passed over.
void FullscreenGame::look_back(Key::Kind way) {
  const std::uint32_t last = screen().events();
  std::uint32_t event = looking_at_.value_or(last);
  switch (way) {
    case Key::Kind::home:
      event = 0;
      break;
    case Key::Kind::end:
      event = last;
      break;
    case Key::Kind::page_up:
      if (event > 0) --event;
      while (event > 0 && told_text(screen(), event).empty()) --event;
      break;
    case Key::Kind::page_down:
      if (event < last) ++event;
      while (event < last && told_text(screen(), event).empty()) ++event;
      break;
    default:
      return;
  }
  looking_at_ = event;
  if (event == last) looking_at_.reset();
  focus_first();
}

void FullscreenGame::show(std::vector<std::string> text, std::vector<Action> answers) {
  box_ = std::move(text);
  box_answers_ = std::move(answers);
  box_top_ = 0;
}

void FullscreenGame::rules() {
  std::vector<std::string> text;
  for (const std::string& paragraph : lines_of(rules_in_words(screen()))) {
    if (paragraph.empty()) text.emplace_back();
    for (std::string& line : wrapped(paragraph, least_columns - 6)) text.push_back(std::move(line));
  }
  show(std::move(text));
}

void FullscreenGame::help() {
  struct Line {
    Message keys;
    Message does;
  };
  std::vector<Line> lines = {
      {say<"terminal.keys.arrows">(), say<"terminal.keys.arrows-do">()},
      {say<"terminal.keys.enter">(), say<"terminal.keys.enter-does">()},
      {say<"terminal.keys.mouse">(), say<"terminal.keys.mouse-does">()},
      {say<"terminal.keys.letters">(), say<"terminal.keys.letters-do">()},
      {say<"terminal.keys.backspace">(), say<"terminal.keys.backspace-does">()},
      {say<"terminal.keys.escape">(), say<"terminal.keys.escape-does">()},
      {say<"terminal.keys.pages">(), say<"terminal.keys.pages-do">()},
  };
  if (watching()) lines.insert(lines.begin(), {say<"terminal.keys.space">(), say<"terminal.keys.space-does">()});
  const std::vector<std::pair<std::string, Message>> letters = {
      {"h", say<"terminal.keys.hint">()}, {"u", say<"terminal.keys.undo">()}, {"R", say<"terminal.keys.resign">()},
      {"s", say<"terminal.keys.save">()}, {"l", say<"terminal.keys.load">()}, {"g", say<"terminal.keys.rules">()},
      {"q", say<"terminal.keys.quit">()},
  };
  int column = 0;
  for (const Line& line : lines) column = std::max(column, Terminal::width(in_words(line.keys)) + 3);
  std::vector<std::string> text;
  const auto add = [&](const std::string& keys, const Message& does, int at) {
    std::string start = keys + std::string(static_cast<std::size_t>(at - Terminal::width(keys)), ' ');
    for (const std::string& part : wrapped(in_words(does), least_columns - 6 - at)) {
      text.push_back(start + part);
      start = std::string(static_cast<std::size_t>(at), ' ');
    }
  };
  for (const Line& line : lines) add(in_words(line.keys), line.does, column);
  text.emplace_back();
  for (const auto& [letter, does] : letters) add(letter, does, 4);
  show(std::move(text));
}

}  // namespace fourfold::cli
