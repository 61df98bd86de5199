#include "cli/play/line_mode.h"

#include <algorithm>
#include <cctype>

#include <fmt/core.h>

#include "cli/language.h"
#include "cli/play/ask_for_game.h"
#include "cli/play/line_output.h"
#include "cli/play/screen_texts.h"
#include "cli/play/typed_path.h"
#include "cli/report.h"
#include "cli/whole_number.h"

namespace fourfold::cli {

using screen::Waiting;

namespace {

// What is typed is the same everywhere; where the print calls it otherwise, it is said beside it: "first dark (blue
// begins)".
std::string explained(std::string choice) {
  std::string key = "terminal.choice." + choice;
  std::ranges::replace(key, ' ', '-');
  const auto own = text_of_print(key);
  return own ? std::move(choice) + " (" + *own + ")" : choice;
}

}  // namespace

void LineMode::run(bool words) {
  begin();
  const bool stays = !words || ask_for_words();
  while (stays && step()) {
  }
  tell_news();
  const auto where = game_.leave();
  if (where) tell(*where);
}

// What there is to know before the first line is typed. Of a game that goes on, its last sentences.
void LineMode::begin() {
  constexpr std::size_t reminder = 4;
  const auto& history = screen().history();
  tell_text(in_words(title_of(screen())));
  std::vector<std::string> names;
  for (const Player& player : screen().setup().players) names.push_back(player.name);
  cli::tell(style_, in_words(say<"terminal.line.players", "names">(names)));
  if (!history.empty()) tell(say<"terminal.line.so-far", "count">(screen().events()));
  told_ = history.size() > reminder ? history.size() - reminder : 0;
  only_looking_ = screen().waiting() == Waiting::nothing;
  if (only_looking_) {
    told_ = history.size();
    looking_at_ = 0;
    if (screen().over()) {
      tell(say<"terminal.line.match-over", "result">(result_text(screen())));
    } else {
      tell_text(result_text(screen()));
    }
    tell(say<"terminal.line.how-to-look-back">());
  } else {
    tell(say<"terminal.line.help-tells">());
  }
  for (const Message& remark : game_.remarks()) tell(remark);
}

void LineMode::tell_news() {
  const auto& history = screen().history();
  for (; told_ < history.size(); ++told_) cli::tell(style_, told_text(history[told_]));
  if (const auto& trouble = game_.trouble(); trouble != trouble_told_) {
    if (trouble) tell(*trouble);
    trouble_told_ = trouble;
  }
}

void LineMode::tell_figures() const {
  for (const std::string& text : figure_texts(screen())) cli::tell(style_, text);
}

bool LineMode::ask_for_words() {
  if (!screen().takes_words()) return true;
  const Setup& setup = screen().setup();
  tell(say<"terminal.words.secret-sealed", "seal">(setup.commitment));
  std::vector<FairSeed::Word> words;
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    const Player& player = setup.players[i];
    if (!player.human()) continue;
    const auto typed = ask_line(lines_, style_, in_words(say<"terminal.words.ask", "name">(player.name)));
    if (!typed) return false;
    if (typed->empty()) continue;
    const auto word = salted_word(*typed);
    if (!word) {
      tell(word.error());
      return true;
    }
    words.push_back({static_cast<int>(i), *word});
    tell(say<"terminal.words.word-sealed", "name", "seal">(player.name, seal(static_cast<int>(i), *word)));
  }
  const auto added = game_.change([&](screen::Screen& table, Millis at) { return table.add_words(words, at); });
  if (!added) tell(added.error());
  return true;
}

// One thing that happens, or one question that is answered; false when it is time to leave.
bool LineMode::step() {
  tell_news();
  if (!only_looking_) looking_at_.reset();
  switch (screen().waiting()) {
    case Waiting::dice:
    case Waiting::pass:
    case Waiting::bot:
      break;
    case Waiting::next_game: {
      const auto& players = screen().setup().players;
      const bool people = std::ranges::any_of(players, [](const Player& one) { return one.human(); });
      tell_figures();
      if (people || screen().game().endless()) return ask();
      break;
    }
    case Waiting::nothing:
      if (only_looking_) return ask();
      if (!screen().over()) tell_text(result_text(screen()));
      tell_figures();
      return false;
    default:
      return ask();
  }
  const auto done = game_.change([](screen::Screen& table, Millis at) { return table.proceed(at); });
  if (!done && screen().waiting() != Waiting::nothing) tell(done.error());
  return done || screen().waiting() == Waiting::nothing;
}

std::string LineMode::question() const {
  const int acting = screen().acting();
  const std::string who = acting < 0 ? "" : screen().setup().players[static_cast<std::size_t>(acting)].name;
  const auto clock =
      acting < 0 ? std::nullopt : screen().seats(game_.now())[static_cast<std::size_t>(acting)].time_left;
  // What follows the question, if anything: the time that is left.
  std::vector<Message> left;
  if (clock) left.push_back(say<"terminal.line.and-time-left", "time">(time_word(*clock)));
  switch (screen().waiting()) {
    case Waiting::typed_dice:
      if (auto names = each_rolls(screen()); !names.empty()) {
        return in_words(say<"terminal.line.ask-one-die-each", "names", "left">(std::move(names), left));
      }
      return in_words(say<"terminal.line.ask-dice", "name", "left">(who, left));
    case Waiting::takeback_answer:
      return said<"terminal.line.ask-takeback">();
    case Waiting::next_game:
      return screen().game().in_rounds() ? said<"terminal.line.ask-next-round">()
                                         : said<"terminal.line.ask-next-game">();
    case Waiting::nothing:
      return said<"terminal.line.looking-back">();
    default:
      break;
  }
  std::vector<std::string> choices = screen().choices();
  if (!choices.empty()) {
    for (std::string& choice : choices) choice = explained(std::move(choice));
    return in_words(say<"terminal.line.ask-choice", "name", "left", "choices">(who, left, either(choices)));
  }
  const auto made = screen().labels_made();
  std::vector<Message> so_far;
  if (!made.empty()) so_far.push_back(say<"terminal.line.and-so-far", "steps">(made));
  if (screen().game().dice().empty())
    return in_words(say<"terminal.line.ask-move", "name", "made", "left">(who, so_far, left));
  return in_words(
      say<"terminal.line.ask-play", "name", "dice", "made", "left">(who, screen().game().dice(), so_far, left));
}

// Asks until something has changed.
bool LineMode::ask() {
  steps_listed_ = false;
  if (style_.boards && !only_looking_) fmt::print("\n{}\n", board_text(screen(), screen().events(), style_.ascii));
  for (;;) {
    const auto line = ask_line(lines_, style_, question());
    if (!line) return false;
    const bool fell = game_.change([](screen::Screen& table, Millis at) { return table.look_at_clock(at); });
    if (fell) return true;
    const Next next = answer(*line);
    if (next != Next::ask_again) return next == Next::go_on;
  }
}

LineMode::Next LineMode::answer(const std::string& line) {
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::size_t start = line.find_first_not_of(" \t", end);
  std::string word = line.substr(0, end);
  for (char& c : word) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  const std::string rest = start == std::string::npos ? "" : line.substr(start);
  if (rest.empty() && shown(word)) return Next::ask_again;
  if (const auto next = done(word, rest)) return *next;
  return answer_question(line);
}

// A word that asks for something to look at.
bool LineMode::shown(const std::string& word) {
  if (word == "help") {
    show_help(style_, screen());
  } else if (word == "?") {
    show_plays(style_, screen());
    steps_listed_ = false;
  } else if (word == "step" || word == "steps") {
    show_steps(style_, screen());
    steps_listed_ = true;
  } else if (word == "hint") {
    show_hint(style_, screen());
  } else if (word == "board") {
    fmt::print("{}", looking_at_ ? board_text(screen(), *looking_at_, style_.ascii)
                                 : board_text(screen(), screen().events(), style_.ascii));
  } else if (word == "position") {
    fmt::print("{}\n", screen().position());
  } else if (word == "score") {
    show_score(style_, screen(), game_.now());
  } else if (word == "rules") {
    show_rules(style_, screen());
  } else if (word == "history") {
    for (const std::string& sentence : history_texts(screen())) cli::tell(style_, sentence);
  } else {
    return look_back(word);
  }
  return true;
}

// A word that does something, whatever the table waits for.
std::optional<LineMode::Next> LineMode::done(const std::string& word, const std::string& rest) {
  if (rest.empty() && (word == "quit" || word == "exit")) return Next::leave;
  if (rest.empty() && word == "undo") return undo();
  if (word == "save" || word == "save!") return save(rest, word == "save!");
  if (word == "load") return load(rest);
  if (word == "hint" && !rest.empty()) return play_hinted(rest);
  return std::nullopt;
}

// An answer to what the table waits for.
LineMode::Next LineMode::answer_question(const std::string& line) {
  switch (screen().waiting()) {
    case Waiting::typed_dice: {
      const bool letters = !line.empty() && std::isalpha(static_cast<unsigned char>(line[0])) != 0;
      if (line.empty()) break;
      if (letters && line != "roll" && !screen().offers().empty()) return answer_decision(line);
      return tried(
          game_.change([&](screen::Screen& table, Millis at) { return table.roll(line == "roll" ? "" : line, at); }));
    }
    case Waiting::takeback_answer:
      if (line != "yes" && line != "no") break;
      return tried(
          game_.change([&](screen::Screen& table, Millis at) { return table.answer_takeback(line == "yes", at); }));
    case Waiting::next_game:
      if (!line.empty() && line != "next") break;
      return tried(game_.change([](screen::Screen& table, Millis at) { return table.proceed(at); }));
    case Waiting::nothing:
      if (!line.empty()) break;
      look_back("next");
      return Next::ask_again;
    default:
      if (!line.empty()) return answer_decision(line);
      show_plays(style_, screen());
      return Next::ask_again;
  }
  if (line.empty()) {
    tell(say<"terminal.line.help-tells">());
  } else {
    tell(say<"terminal.line.no-answer", "text">(clipped(line)));
  }
  return Next::ask_again;
}

LineMode::Next LineMode::answer_decision(const std::string& line) {
  if (line.starts_with("step ")) return take_step(line.substr(5));
  if (line == "done") return end_turn();
  std::string text = line;
  if (line.find_first_not_of("0123456789") == std::string::npos) {
    if (steps_listed_) return take_step(line);
    const auto plays = screen().plays();
    const auto number = read_whole_number<std::size_t>(say<"terminal.number.play">(), line, 1, plays.size());
    if (!number) {
      tell(say<"terminal.line.no-such-play", "reason">(number.error().message));
      return Next::ask_again;
    }
    text = plays[*number - 1];
  }
  return tried(game_.change([&](screen::Screen& table, Millis at) { return table.play(text, at); }));
}

LineMode::Next LineMode::play_hinted(const std::string& text) {
  const auto hint = screen().hint();
  if (!hint) {
    tell(hint.error());
    return Next::ask_again;
  }
  const auto number = read_whole_number<std::size_t>(say<"terminal.number.play">(), text, 1, hint->plays.size());
  if (!number) {
    tell(say<"terminal.line.no-such-hint", "reason">(number.error().message));
    return Next::ask_again;
  }
  const std::string& play = hint->plays[*number - 1].play;
  return tried(game_.change([&](screen::Screen& table, Millis at) { return table.play(play, at); }));
}

LineMode::Next LineMode::tried(const Result<void>& result) const {
  if (result || screen().over()) return Next::go_on;
  tell(result.error());
  return Next::ask_again;
}

LineMode::Next LineMode::take_step(const std::string& text) {
  const auto hops = screen().hops();
  const bool by_number = text.find_first_not_of("0123456789") == std::string::npos;
  for (std::size_t i = 0; i < hops.size(); ++i) {
    if (by_number ? text != std::to_string(i + 1) : text != hops[i].label) continue;
    const auto made = game_.change([&](screen::Screen& table, Millis /*at*/) { return table.hop(hops[i].hop); });
    if (!made) tell(made.error());
    show_steps(style_, screen());
    steps_listed_ = true;
    return Next::ask_again;
  }
  tell(say<"terminal.line.no-such-step", "text">(clipped(text)));
  return Next::ask_again;
}

LineMode::Next LineMode::end_turn() {
  return tried(game_.change([](screen::Screen& table, Millis at) { return table.confirm(at); }));
}

LineMode::Next LineMode::undo() {
  const bool back = game_.change([](screen::Screen& table, Millis /*at*/) { return table.unhop(); });
  if (back) return Next::ask_again;
  return tried(game_.change([](screen::Screen& table, Millis at) { return table.take_back(at); }));
}

LineMode::Next LineMode::save(const std::string& typed, bool replace) const {
  if (typed.empty()) {
    tell(say<"terminal.line.save-where">());
    return Next::ask_again;
  }
  const std::string path = typed_path(typed);
  const auto saved = game_.save_as(path, replace);
  if (saved) {
    tell(say<"terminal.saved-as", "file">(path));
    return Next::ask_again;
  }
  if (!replace && game_.in_the_way(path)) {
    tell(say<"terminal.line.save-replaces", "reason">(saved.error().message));
  } else {
    tell(saved.error());
  }
  return Next::ask_again;
}

LineMode::Next LineMode::load(const std::string& typed) {
  if (typed.empty()) {
    tell(say<"terminal.line.load-what">());
    return Next::ask_again;
  }
  if (const auto loaded = game_.load(typed_path(typed)); !loaded) {
    tell(loaded.error());
    return Next::ask_again;
  }
  begin();
  return Next::go_on;
}

// Walks through what has happened, event by event; those that tell nothing are passed over.
bool LineMode::look_back(const std::string& word) {
  const std::uint32_t last = screen().events();
  std::uint32_t event = looking_at_.value_or(last);
  if (word == "replay" || word == "first") {
    event = 0;
  } else if (word == "last") {
    event = last;
  } else if (word == "previous") {
    if (event > 0) --event;
    while (event > 0 && told_text(screen(), event).empty()) --event;
  } else if (word == "next" && screen().waiting() != Waiting::next_game) {
    if (event == last) tell(say<"terminal.line.that-is-all">());
    if (event < last) ++event;
    while (event < last && told_text(screen(), event).empty()) ++event;
  } else {
    return false;
  }
  looking_at_ = event;
  if (event == 0) {
    tell(say<"terminal.line.start", "count">(last));
  } else if (!told_text(screen(), event).empty()) {
    cli::tell(style_, told_text(screen(), event));
  }
  if (style_.boards) fmt::print("{}", board_text(screen(), event, style_.ascii));
  return true;
}

}  // namespace fourfold::cli
