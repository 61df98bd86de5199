#include "cli/play/line_mode.h"

#include <algorithm>
#include <cctype>

#include <fmt/core.h>

#include "cli/play/line_shows.h"
#include "cli/report.h"
#include "cli/whole_number.h"

namespace fourfold::cli {

using host::Waiting;

std::optional<std::string> ask_line(LineReader& lines, const LineStyle& style, const std::string& question) {
  fmt::print("{}{}", printable(question), style.prompts ? "> " : "\n");
  flush_output();
  auto line = lines.next();
  if (!line) {
    if (style.prompts) fmt::print("\n");
    return std::nullopt;
  }
  const std::size_t start = line->find_first_not_of(" \t");
  if (start == std::string::npos) return std::string();
  return line->substr(start, line->find_last_not_of(" \t") - start + 1);
}

void LineMode::run(bool words) {
  begin();
  const bool stays = !words || ask_for_words();
  while (stays && step()) {
  }
  tell_news();
  const std::string where = game_.leave();
  if (!where.empty()) say(where);
}

// What there is to know before the first line is typed. Of a game that goes on, its last sentences.
void LineMode::begin() {
  constexpr std::size_t reminder = 4;
  const auto& history = host().history();
  say(host().title());
  std::vector<std::string> names;
  for (const Player& player : host().setup().players) names.push_back(player.name);
  fmt::print("Players: {}\n", printable(listed(names)));
  if (!history.empty()) say(fmt::format("{} events so far", host().events()));
  told_ = history.size() > reminder ? history.size() - reminder : 0;
  only_looking_ = host().waiting() == Waiting::nothing;
  if (only_looking_) {
    told_ = history.size();
    looking_at_ = 0;
    say(host().over() ? "this match is over: " + host().result() : host().result());
    say("'next' and 'previous' walk through it, 'board' draws it, 'quit' leaves");
  } else {
    say("'help' tells what can be typed");
  }
}

void LineMode::tell_news() {
  const auto& history = host().history();
  for (; told_ < history.size(); ++told_) fmt::print("{}\n", printable(history[told_]));
  if (game_.trouble() != trouble_told_) say(game_.trouble());
  trouble_told_ = game_.trouble();
}

bool LineMode::ask_for_words() {
  const auto& players = host().setup().players;
  for (std::size_t i = 0; i < players.size() && host().takes_words(); ++i) {
    if (!players[i].human()) continue;
    const auto word = ask_line(lines_, style_, players[i].name + ", a word for the dice, or nothing");
    if (!word) return false;
    if (word->empty()) continue;
    const auto added =
        game_.change([&](host::Host& table, Millis at) { return table.add_word(static_cast<int>(i), *word, at); });
    if (!added) say(added.error().message);
  }
  return true;
}

// One thing that happens, or one question that is answered; false when it is time to leave.
bool LineMode::step() {
  tell_news();
  if (!only_looking_) looking_at_.reset();
  switch (host().waiting()) {
    case Waiting::dice:
    case Waiting::pass:
    case Waiting::bot:
      break;
    case Waiting::next_game: {
      const auto& players = host().setup().players;
      const bool people = std::ranges::any_of(players, [](const Player& one) { return one.human(); });
      if (people || host().endless()) return ask();
      break;
    }
    case Waiting::nothing:
      if (only_looking_) return ask();
      if (host().game_number() > 1 || !host().over()) say(host().result());
      return false;
    default:
      return ask();
  }
  const auto done = game_.change([](host::Host& table, Millis at) { return table.proceed(at); });
  if (!done && host().waiting() != Waiting::nothing) say(done.error().message);
  return done || host().waiting() == Waiting::nothing;
}

std::string LineMode::question() const {
  const int acting = host().acting();
  const std::string who = acting < 0 ? "" : host().setup().players[static_cast<std::size_t>(acting)].name;
  const auto clock = acting < 0 ? std::nullopt : host().seats(game_.now())[static_cast<std::size_t>(acting)].time_left;
  const std::string left = clock ? ", " + time_word(*clock) + " left" : "";
  switch (host().waiting()) {
    case Waiting::typed_dice:
      return "The dice of " + who + left;
    case Waiting::takeback_answer:
      return "May the last decision be taken back? yes or no";
    case Waiting::next_game:
      return "Return begins the next game";
    case Waiting::nothing:
      return "Looking back";
    default:
      break;
  }
  const auto choices = host().choices();
  if (!choices.empty()) return who + left + ": " + either(choices) + "?";
  const auto made = host().labels_made();
  const std::string so_far = made.empty() ? "" : ", so far " + listed(made);
  return who + (host().dice().empty() ? " to move" : " to play " + host().dice()) + so_far + left;
}

// Asks until something has changed.
bool LineMode::ask() {
  if (style_.boards && !only_looking_) fmt::print("\n{}\n", host().board_text(style_.ascii));
  for (;;) {
    const auto line = ask_line(lines_, style_, question());
    if (!line) return false;
    const bool fell = game_.change([](host::Host& table, Millis at) { return table.look_at_clock(at); });
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
    show_help(host());
  } else if (word == "?") {
    show_plays(host());
  } else if (word == "step" || word == "steps") {
    show_steps(host());
  } else if (word == "hint") {
    show_hint(host());
  } else if (word == "board") {
    fmt::print("{}",
               looking_at_ ? host().board_text_after(*looking_at_, style_.ascii) : host().board_text(style_.ascii));
  } else if (word == "position") {
    fmt::print("{}\n", host().position());
  } else if (word == "score") {
    show_score(host(), game_.now());
  } else if (word == "rules") {
    show_rules(host());
  } else if (word == "history") {
    for (const std::string& sentence : host().history()) fmt::print("{}\n", printable(sentence));
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
  return std::nullopt;
}

// An answer to what the table waits for.
LineMode::Next LineMode::answer_question(const std::string& line) {
  switch (host().waiting()) {
    case Waiting::typed_dice: {
      const bool letters = !line.empty() && std::isalpha(static_cast<unsigned char>(line[0])) != 0;
      if (line.empty()) break;
      if (letters && line != "roll" && !host().offers().empty()) return answer_decision(line);
      return tried(
          game_.change([&](host::Host& table, Millis at) { return table.roll(line == "roll" ? "" : line, at); }));
    }
    case Waiting::takeback_answer:
      if (line != "yes" && line != "no") break;
      return tried(
          game_.change([&](host::Host& table, Millis at) { return table.answer_takeback(line == "yes", at); }));
    case Waiting::next_game:
      if (!line.empty() && line != "next") break;
      return tried(game_.change([](host::Host& table, Millis at) { return table.proceed(at); }));
    case Waiting::nothing:
      if (!line.empty()) break;
      look_back("next");
      return Next::ask_again;
    default:
      if (!line.empty()) return answer_decision(line);
      show_plays(host());
      return Next::ask_again;
  }
  say(line.empty() ? "'help' tells what can be typed"
                   : in_quotes(line) + " is no answer to that; 'help' tells what can be typed");
  return Next::ask_again;
}

LineMode::Next LineMode::answer_decision(const std::string& line) {
  if (line.starts_with("step ")) return take_step(line.substr(5));
  if (line == "done") return end_turn();
  std::string text = line;
  if (line.find_first_not_of("0123456789") == std::string::npos) {
    const auto plays = host().plays();
    const auto number = read_whole_number<std::size_t>("the number of a play", line, 1, plays.size());
    if (!number) {
      say(number.error().message + "; '?' lists them");
      return Next::ask_again;
    }
    text = plays[*number - 1];
  }
  return tried(game_.change([&](host::Host& table, Millis at) { return table.play(text, at); }));
}

LineMode::Next LineMode::tried(const Result<void>& result) const {
  if (result || host().over()) return Next::go_on;
  say(result.error().message);
  return Next::ask_again;
}

LineMode::Next LineMode::take_step(const std::string& text) {
  const auto hops = host().hops();
  const bool by_number = text.find_first_not_of("0123456789") == std::string::npos;
  for (std::size_t i = 0; i < hops.size(); ++i) {
    if (by_number ? text != std::to_string(i + 1) : text != hops[i].label) continue;
    const auto made = game_.change([&](host::Host& table, Millis /*at*/) { return table.hop(hops[i].hop); });
    if (!made) say(made.error().message);
    if (host().turn_is_whole())
      say(host().hops().empty() ? "the turn is whole: 'done' ends it" : "'done' ends the turn, or go on");
    return Next::ask_again;
  }
  say(in_quotes(text) + " is no step that can be made now; 'step' lists them");
  return Next::ask_again;
}

LineMode::Next LineMode::end_turn() {
  return tried(game_.change([](host::Host& table, Millis at) { return table.confirm(at); }));
}

LineMode::Next LineMode::undo() {
  const bool back = game_.change([](host::Host& table, Millis /*at*/) { return table.unhop(); });
  if (back) return Next::ask_again;
  return tried(game_.change([](host::Host& table, Millis at) { return table.take_back(at); }));
}

LineMode::Next LineMode::save(const std::string& path, bool replace) const {
  if (path.empty()) {
    say("say where: save FILE, such as save tonight.fourfold");
    return Next::ask_again;
  }
  const auto saved = game_.save_as(path, replace);
  if (saved) {
    say("saved as " + path);
    return Next::ask_again;
  }
  say(saved.error().message + (!replace && game_.in_the_way(path) ? "; 'save! FILE' replaces it" : ""));
  return Next::ask_again;
}

LineMode::Next LineMode::load(const std::string& path) {
  if (path.empty()) {
    say("say what: load FILE");
    return Next::ask_again;
  }
  if (const auto loaded = game_.load(path); !loaded) {
    say(loaded.error().message);
    return Next::ask_again;
  }
  begin();
  return Next::go_on;
}

// Walks through what has happened, event by event; those that tell nothing are passed over.
bool LineMode::look_back(const std::string& word) {
  const std::uint32_t last = host().events();
  std::uint32_t event = looking_at_.value_or(last);
  if (word == "replay" || word == "first") {
    event = 0;
  } else if (word == "last") {
    event = last;
  } else if (word == "previous") {
    if (event > 0) --event;
    while (event > 0 && host().told(event).empty()) --event;
  } else if (word == "next" && host().waiting() != Waiting::next_game) {
    if (event == last) say("that is all that has happened");
    if (event < last) ++event;
    while (event < last && host().told(event).empty()) ++event;
  } else {
    return false;
  }
  looking_at_ = event;
  if (event == 0) {
    say(fmt::format("the start: {} events follow", last));
  } else if (!host().told(event).empty()) {
    fmt::print("{}\n", printable(host().told(event)));
  }
  if (style_.boards) fmt::print("{}", host().board_text_after(event, style_.ascii));
  return true;
}

}  // namespace fourfold::cli
