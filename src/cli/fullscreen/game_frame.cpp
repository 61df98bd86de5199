// What is seen: the state of the game as a frame.
#include "cli/fullscreen/fullscreen_game.h"
#include "cli/play/screen_texts.h"
#include "rules/any_game.h"

namespace fourfold::cli {

using screen::Waiting;

Layout FullscreenGame::layout() const {
  const Canvas board = screen().board();
  const auto with = [&](int question_rows) {
    return lay_out(terminal_.rows(), terminal_.columns(), board.rows(), board.columns(), question_rows);
  };
  const Layout layout = with(1);
  return !line_ && wrapped(asked(), layout.question.columns).size() > 1 ? with(most_question_rows) : layout;
}

std::string FullscreenGame::asked() const {
  if (line_) return line_->question;
  if (menu_) return menu_->question;
  return notice_.empty() ? question() : notice_;
}

std::string FullscreenGame::question() const {
  if (looking_at_) return said<"terminal.fullscreen.looking-back">();
  if (paused_) return said<"terminal.fullscreen.paused">();
  const std::string who = name_of(screen().acting());
  const std::string dice = screen().game().dice();
  switch (screen().waiting()) {
    case Waiting::dice:
      return said<"terminal.fullscreen.dice-roll">();
    case Waiting::pass:
      return in_words(dice.empty() ? say<"terminal.fullscreen.cannot-move", "name">(who)
                                   : say<"terminal.fullscreen.cannot-play", "name", "dice">(who, dice));
    case Waiting::bot:
      return in_words(say<"terminal.fullscreen.thinking", "name">(who));
    case Waiting::typed_dice:
      if (auto names = each_rolls(screen()); !names.empty()) {
        return in_words(say<"terminal.fullscreen.type-one-die-each", "names">(std::move(names)));
      }
      return in_words(say<"terminal.fullscreen.type-dice", "name">(who));
    case Waiting::takeback_answer:
      return said<"terminal.fullscreen.may-take-back">();
    case Waiting::next_game:
      return said<"terminal.fullscreen.game-over">();
    case Waiting::elsewhere:
      return in_words(say<"terminal.fullscreen.waiting-for", "name">(who));
    case Waiting::nothing:
      return result_text(screen());
    case Waiting::person:
      break;
  }
  if (gestures_.empty() && screen().hops_made().empty()) {
    std::vector<std::string> choices;
    for (const std::string& choice : screen().choices()) choices.push_back(choice_text(choice));
    return in_words(say<"terminal.fullscreen.ask-choice", "name", "choices">(who, either(choices)));
  }
  return in_words(say<"terminal.fullscreen.turn", "turn", "ask">(turn_so_far(), next_asked()));
}

// "Anna to play 3-1: 8/5"
Message FullscreenGame::turn_so_far() const {
  const std::string who = name_of(screen().acting());
  const std::string dice = screen().game().dice();
  std::string made;
  for (const std::string& label : screen().labels_made()) made += (made.empty() ? "" : " ") + label;
  if (made.empty() && dice.empty()) return say<"terminal.fullscreen.to-move", "name">(who);
  if (made.empty()) return say<"terminal.fullscreen.to-play", "name", "dice">(who, dice);
  if (dice.empty()) return say<"terminal.fullscreen.to-move-made", "name", "steps">(who, made);
  return say<"terminal.fullscreen.to-play-made", "name", "dice", "steps">(who, dice, made);
}

Message FullscreenGame::next_asked() const {
  if (gestures_.empty()) return say<"terminal.fullscreen.enter-confirms">();
  if (origin_) return say<"terminal.fullscreen.where-to">();
  return screen().hops_made().empty() ? say<"terminal.fullscreen.which-piece">() : say<"terminal.fullscreen.go-on">();
}

std::vector<Shortcut> FullscreenGame::commands() const {
  std::vector<Shortcut> list;
  if (watching() && screen().waiting() != Waiting::nothing)
    list.push_back({U' ', paused_ ? said<"terminal.command.go-on">() : said<"terminal.command.pause">()});
  const bool person = screen().waiting() == Waiting::person;
  if (person) list.push_back({U'h', said<"terminal.command.hint">()});
  if (!watching() && !screen().over()) list.push_back({U'u', said<"terminal.command.undo">()});
  if (person) list.push_back({U'R', said<"terminal.command.resign">()});
  list.push_back({U's', said<"terminal.command.save">()});
  list.push_back({U'l', said<"terminal.command.load">()});
  list.push_back({U'g', said<"terminal.command.rules">()});
  list.push_back({U'?', said<"terminal.command.help">()});
  list.push_back({U'q', said<"terminal.command.quit">()});
  return list;
}

std::map<int, Emphasis> FullscreenGame::emphasised() const {
  std::map<int, Emphasis> places;
  if (looking_at_ || menu_) return places;
  for (const int place : selectable()) places[place] = Emphasis::selectable;
  if (origin_) places[*origin_] = Emphasis::chosen;
  if (focus_ && focus_->kind == Target::Kind::place) places[focus_->number] = Emphasis::focused;
  return places;
}

// How many lines of a box the screen has room for, with its frame and a line that says how to read on.
int FullscreenGame::box_rows() const { return terminal_.rows() - 4; }

std::vector<std::string> FullscreenGame::seen_of_box() const {
  const auto rows = static_cast<std::size_t>(box_rows());
  if (box_.size() <= rows) return box_;
  const auto top = box_.begin() + box_top_;
  std::vector<std::string> seen(top, top + std::min<std::ptrdiff_t>(box_rows(), box_.end() - top));
  seen.emplace_back();
  seen.push_back(in_words(say<"terminal.fullscreen.lines", "first", "last", "all">(
      box_top_ + 1, top - box_.begin() + static_cast<std::ptrdiff_t>(seen.size()) - 1, box_.size())));
  return seen;
}

Frame FullscreenGame::frame() {
  const Layout where = layout();
  Frame frame;
  frame.title = in_words(title_of(screen()));
  frame.print = box_of(screen().setup().game, screen().setup().preset);
  if (screen().game_number() > 1)
    frame.title = in_words(say<"terminal.fullscreen.title", "title", "number">(frame.title, screen().game_number()));
  frame.board = looking_at_ ? screen().game().board(*looking_at_, {}) : screen().board();
  frame.places = emphasised();
  frame.panel = panel_lines(screen(), game_.now(), where.panel.rows, where.panel.columns);
  const auto& history = screen().history();
  if (looking_at_) {
    frame.news = *looking_at_ == 0 ? in_words(say<"terminal.line.start", "count">(screen().events()))
                                   : told_text(screen(), *looking_at_);
  } else if (!history.empty()) {
    frame.news = told_text(history.back());
  }
  if (line_ && !line_->above.empty()) frame.news = line_->above;
  frame.question = asked();
  frame.warning = !line_ && !menu_ && !notice_.empty() && notice_is_warning_;
  if (line_) {
    frame.typed = line_->editor.text();
    frame.cursor = line_->editor.cursor();
  }
  for (const Button& button : buttons()) frame.buttons.push_back(button.label);
  if (focus_ && focus_->kind == Target::Kind::button) frame.focused_button = focus_->number;
  frame.commands = commands();
  frame.box = seen_of_box();
  return frame;
}

}  // namespace fourfold::cli
