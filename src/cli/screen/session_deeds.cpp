// What a person can do besides choosing on the board.
#include <algorithm>

#include <fmt/core.h>

#include "cli/report.h"
#include "cli/screen/session.h"

namespace fourfold::cli {

using host::Waiting;

namespace {

std::string as_sentence(std::string text) {
  if (text.empty()) return text;
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  const char last = text.back();
  return last == '.' || last == '?' || last == '!' || last == ':' ? text : text + ".";
}

std::string trimmed(const std::string& text) {
  const std::size_t start = text.find_first_not_of(' ');
  return start == std::string::npos ? "" : text.substr(start, text.find_last_not_of(' ') - start + 1);
}

}  // namespace

// In the line of the question; what is too long for it in a box.
void Session::warn(const std::string& text) {
  const std::vector<std::string> lines = wrapped(as_sentence(text), least_columns - 2);
  if (lines.size() > most_question_rows) {
    box_ = wrapped(as_sentence(text), 60);
    return;
  }
  notice_ = as_sentence(text);
  notice_is_warning_ = true;
}

void Session::try_to(const std::function<Result<void>(host::Host&, Millis)>& change) {
  if (const auto done = game_.change(change); !done) warn(done.error().message);
}

void Session::play(const std::string& text) {
  try_to([&](host::Host& table, Millis at) { return table.play(text, at); });
}

// A whole play, one step of it, or dice.
void Session::play_typed(const std::string& typed) {
  const std::string text = trimmed(typed);
  if (text.empty()) return;
  if (host().waiting() == Waiting::typed_dice) {
    try_to([&](host::Host& table, Millis at) { return table.roll(text, at); });
    return;
  }
  const auto step = std::ranges::find(hops_, text, &host::HopView::label);
  const bool can_step = step != hops_.end();
  Result<void> played = refuse("");
  const bool begun = !host().hops_made().empty();
  if (!can_step || !begun) {
    played = game_.change([&](host::Host& table, Millis at) { return table.play(text, at); });
  }
  if (!played && can_step) {
    try_to([&](host::Host& table, Millis /*at*/) { return table.hop(step->hop); });
  } else if (!played) {
    warn(played.error().message);
  }
}

void Session::ask(std::string question, Deed yes) {
  menu_ = Menu{std::move(question), {{"Yes", std::move(yes)}, {"No", [] {}}}, 1};
  focus_first();
}

void Session::type(std::string question, std::u32string begun, std::function<void(const std::string&)> done) {
  line_ = Line{std::move(question), std::move(begun), std::move(done)};
}

void Session::undo() {
  if (looking_at_) {
    go_back();
  } else if (!game_.change([](host::Host& table, Millis /*at*/) { return table.unhop(); })) {
    try_to([](host::Host& table, Millis at) { return table.take_back(at); });
  }
}

void Session::resign() {
  Menu menu;
  for (const std::string& offer : host().offers()) {
    if (offer.starts_with("resign")) menu.answers.push_back({offer, [this, offer] { play(offer); }});
  }
  if (menu.answers.empty()) {
    warn(host().over() ? "the match is over" : "resigning is for the one whose turn it is");
  } else if (menu.answers.size() == 1) {
    ask("Resign this game?", menu.answers.front().deed);
  } else {
    menu.question = "Resign this game? Choose what is given up.";
    menu.focused = static_cast<int>(menu.answers.size());
    menu.answers.push_back({"No, play on", [] {}});
    menu_ = std::move(menu);
    focus_first();
  }
}

void Session::hint() {
  const auto found = host().waiting() == Waiting::person
                         ? host().hint()
                         : refuse("a hint is for the one who decides, when a decision is due");
  if (!found) {
    warn(found.error().message);
    return;
  }
  box_ = {found->by + " would play " + found->play};
  for (const std::string& line : wrapped(as_sentence(found->reason), 60)) box_.push_back(line);
  if (found->candidates.size() < 2) return;
  box_.emplace_back();
  int place = 0;
  for (const host::Candidate& candidate : found->candidates) {
    ++place;
    box_.push_back(found->equity ? fmt::format("{}  {:+.3f}  {}", place, candidate.value, candidate.play)
                                 : fmt::format("{}  {}", place, candidate.play));
  }
}

void Session::save() {
  type("Save a copy as:", U"", [this](const std::string& path) {
    if (!path.empty()) save_as(trimmed(path), false);
  });
}

void Session::save_as(const std::string& path, bool replace) {
  const auto saved = game_.save_as(path, replace);
  if (saved) {
    notice_ = "Saved as " + path + ".";
    notice_is_warning_ = false;
  } else if (!replace && game_.in_the_way(path)) {
    ask(path + " is another file. Replace it?", [this, path] { save_as(path, true); });
  } else {
    warn(saved.error().message);
  }
}

void Session::load() {
  type("Go over to the game in the file:", U"", [this](const std::string& path) {
    if (path.empty()) return;
    if (const auto loaded = game_.load(trimmed(path)); !loaded) {
      warn(loaded.error().message);
      return;
    }
    fresh_ = true;
    notice_ = "This game stays kept. Now: " + host().title() + ".";
    notice_is_warning_ = false;
  });
}

void Session::quit() {
  if (host().over() || host().waiting() == Waiting::nothing || watching()) {
    leaving_ = true;
    return;
  }
  ask("Leave now? The game is kept: fourfold play --resume goes on with it.", [this] { leaving_ = true; });
}

// Through what has happened, event by event; those that tell nothing are passed over.
void Session::look_back(Key::Kind way) {
  const std::uint32_t last = host().events();
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
      while (event > 0 && host().told(event).empty()) --event;
      break;
    case Key::Kind::page_down:
      if (event < last) ++event;
      while (event < last && host().told(event).empty()) ++event;
      break;
    default:
      return;
  }
  looking_at_ = event;
  if (event == last) looking_at_.reset();
  focus_first();
}

void Session::help() {
  box_ = {
      "arrows, Tab       walk over what can be chosen (marked › ‹)",
      "Enter, Space      choose: a piece, where it goes, a button",
      "mouse             the same by clicking",
      "letters, digits   type a play in the game's notation, then Enter;",
      "                  of a button its first letter or its number",
      "Backspace         take the last step of this turn back",
      "Esc               put a piece down again, close a question",
      "",
      "h   hint: what our strongest player would do",
      "u   undo the last step, or take the last decision back",
      "R   resign (r too, where no button begins with it)",
      "s   save a copy, in the format of the file's ending",
      "l   go over to the game in another file",
      "PgUp PgDn         look back and forth; Home: the start, End: now",
      "q   leave; the game is kept",
  };
  if (watching()) box_.insert(box_.begin(), "Space             pause, and go on");
}

}  // namespace fourfold::cli
