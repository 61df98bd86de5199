// What is seen: the state of the session as a scene.
#include <fmt/core.h>

#include "cli/play/line_shows.h"
#include "cli/screen/session.h"

namespace fourfold::cli {

using host::Waiting;

Layout Session::layout() const {
  const Canvas board = host().board();
  const auto with = [&](int question_rows) {
    return lay_out(terminal_.rows(), terminal_.columns(), board.rows(), board.columns(), question_rows);
  };
  const Layout layout = with(1);
  return !line_ && wrapped(said(), layout.question.columns).size() > 1 ? with(most_question_rows) : layout;
}

std::string Session::said() const {
  if (line_) return line_->question;
  if (menu_) return menu_->question;
  return notice_.empty() ? question() : notice_;
}

std::string Session::question() const {
  if (looking_at_) return "Looking back: PgUp and PgDn go through the game, Esc returns to it.";
  if (paused_) return "Paused. Space goes on.";
  const std::string who = name_of(host().acting());
  const std::string dice = host().dice();
  switch (host().waiting()) {
    case Waiting::dice:
      return "The dice roll…";
    case Waiting::pass:
      return who + (dice.empty() ? "" : " has " + dice + " and") + " cannot move.";
    case Waiting::bot:
      return who + " is thinking…";
    case Waiting::typed_dice:
      return "Type the dice of " + who + ", such as 31.";
    case Waiting::takeback_answer:
      return "May the last decision be taken back?";
    case Waiting::next_game:
      return "The game is over.";
    case Waiting::nothing:
      return host().result();
    case Waiting::person:
      break;
  }
  if (hops_.empty() && host().hops_made().empty()) return who + ": " + either(host().choices()) + "?";
  std::string text = who + (dice.empty() ? " to move" : " to play " + dice);
  const auto made = host().labels_made();
  for (std::size_t i = 0; i < made.size(); ++i) text += (i == 0 ? ": " : " ") + made[i];
  if (hops_.empty()) return text + ". Enter confirms.";
  if (origin_) return text + ". Where to?";
  return text + (made.empty() ? ". Which piece?" : ". Go on?");
}

std::vector<Command> Session::commands() const {
  std::vector<Command> list;
  if (watching() && host().waiting() != Waiting::nothing) list.push_back({U' ', paused_ ? "go on" : "pause"});
  const bool person = host().waiting() == Waiting::person;
  if (person) list.push_back({U'h', "hint"});
  if (!watching() && !host().over()) list.push_back({U'u', "undo"});
  if (person) list.push_back({U'R', "resign"});
  list.push_back({U's', "save"});
  list.push_back({U'l', "load"});
  list.push_back({U'?', "help"});
  list.push_back({U'q', "quit"});
  return list;
}

std::map<int, Emphasis> Session::emphasised() const {
  std::map<int, Emphasis> places;
  if (looking_at_ || menu_) return places;
  for (const int place : selectable()) places[place] = Emphasis::selectable;
  if (origin_) places[*origin_] = Emphasis::chosen;
  if (focus_ && focus_->kind == Target::Kind::place) places[focus_->number] = Emphasis::focused;
  return places;
}

Scene Session::scene() {
  const Layout where = layout();
  Scene scene;
  scene.title = host().title();
  if (host().game_number() > 1) scene.title += fmt::format(", game {}", host().game_number());
  scene.board = looking_at_ ? host().board_after(*looking_at_) : host().board();
  scene.places = emphasised();
  scene.panel = panel_lines(host(), game_.now(), where.panel.rows, where.panel.columns);
  const auto& history = host().history();
  if (looking_at_) {
    scene.news =
        *looking_at_ == 0 ? fmt::format("The start; {} events follow.", host().events()) : host().told(*looking_at_);
  } else if (!history.empty()) {
    scene.news = history.back();
  }
  scene.question = said();
  scene.warning = !line_ && !menu_ && !notice_.empty() && notice_is_warning_;
  if (line_) {
    scene.typed.emplace();
    for (const char32_t character : line_->text) *scene.typed += utf8(character);
  }
  for (const Button& button : buttons()) scene.buttons.push_back(button.label);
  if (focus_ && focus_->kind == Target::Kind::button) scene.focused_button = focus_->number;
  scene.commands = commands();
  scene.box = box_;
  return scene;
}

}  // namespace fourfold::cli
