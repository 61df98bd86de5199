#include "cli/play/line_output.h"

#include <cmath>

#include <fmt/core.h>

#include "cli/fullscreen/layout.h"
#include "cli/language.h"
#include "cli/report.h"
#include "cli/rules_in_words.h"

namespace fourfold::cli {
namespace {

// More plays than that are no help to anybody.
constexpr std::size_t most_listed = 80;

}  // namespace

std::string shown(const LineStyle& style, std::string_view text) {
  const std::string plain = printable(text);
  return style.ascii ? in_ascii(plain) : plain;
}

void tell(const LineStyle& style, std::string_view text) { fmt::print("{}\n", shown(style, text)); }

void tell_paragraph(const LineStyle& style, std::string_view text) {
  if (!style.wrapped || text.empty()) {
    tell(style, text);
    return;
  }
  for (const std::string& line : wrapped(text, least_columns)) tell(style, line);
}

void tell_sentence(const LineStyle& style, std::string_view text) {
  if (!text.empty()) tell(style, as_sentence(std::string(text)));
}

void tell_sentence(const LineStyle& style, const Message& message) { tell_sentence(style, in_words(message)); }

std::string points_word(double points) {
  const auto whole = static_cast<long>(points);
  const std::string half = std::fabs(points - static_cast<double>(whole)) < 0.25 ? "" : "½";
  return (whole == 0 && !half.empty() ? "" : std::to_string(whole)) + half;
}

std::string time_word(Millis time) {
  const Millis seconds = (time + 999) / 1000;
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

void show_help(const LineStyle& style, const screen::Screen& screen) {
  if (screen.setup().dice == DiceMode::manual) tell_sentence(style, say<"terminal.help.dice">());
  tell(style, said<"terminal.help.play">());
  const auto word = [&](std::string_view typed, const Message& does) {
    tell(style, fmt::format("  {:13} {}", typed, in_words(does)));
  };
  word("?", say<"terminal.help.plays">());
  word("step", say<"terminal.help.step">());
  word("undo", say<"terminal.help.undo">());
  word("hint", say<"terminal.help.hint">());
  word("board", say<"terminal.help.board">());
  word("position", say<"terminal.help.position">());
  word("score", say<"terminal.help.score">());
  word("history", say<"terminal.help.history">());
  word("rules", say<"terminal.help.rules">());
  word("replay", say<"terminal.help.replay">());
  word("save FILE", say<"terminal.help.save">());
  word("load FILE", say<"terminal.help.load">());
  word("quit", say<"terminal.help.quit">());
}

void show_plays(const LineStyle& style, const screen::Screen& screen) {
  const std::vector<std::string> plays = screen.plays();
  for (std::size_t i = 0; i < plays.size() && i < most_listed; ++i)
    tell(style, fmt::format("{:4}  {}", i + 1, plays[i]));
  if (plays.size() > most_listed) tell_sentence(style, say<"terminal.line.many-plays", "count">(plays.size()));
  const std::vector<std::string> offers = screen.offers();
  if (!offers.empty()) tell(style, in_words(say<"terminal.line.also", "offers">(offers)));
  if (plays.empty() && offers.empty()) tell_sentence(style, say<"terminal.line.nothing-to-play">());
}

void show_steps(const LineStyle& style, const screen::Screen& screen) {
  const auto hops = screen.hops();
  for (std::size_t i = 0; i < hops.size(); ++i) tell(style, fmt::format("{:4}  {}", i + 1, hops[i].label));
  const auto made = screen.labels_made();
  if (!made.empty()) tell_sentence(style, say<"terminal.line.made-so-far", "steps">(made));
  if (screen.turn_is_whole()) {
    tell_sentence(style, say<"terminal.line.turn-is-whole">());
  } else if (hops.empty()) {
    tell_sentence(style, say<"terminal.line.no-steps">());
  }
}

void show_score(const LineStyle& style, const screen::Screen& screen, Millis at) {
  if (screen.game_number() > 1) tell_sentence(style, say<"terminal.line.game-number", "number">(screen.game_number()));
  for (const screen::SeatView& seat : screen.seats(at)) {
    // A half point is none of the numbers that languages have forms for.
    const bool whole = seat.score == std::floor(seat.score);
    std::string line =
        seat.sign + " " +
        in_words(whole ? say<"terminal.line.points", "name", "count">(seat.name, static_cast<std::int64_t>(seat.score))
                       : say<"terminal.line.half-points", "name", "points">(seat.name, points_word(seat.score)));
    for (const Message& note : seat.notes) line = beside(line, in_words(note));
    if (seat.time_left)
      line = beside(line, in_words(say<"terminal.line.time-left", "time">(time_word(*seat.time_left))));
    if (seat.to_act) line = beside(line, said<"terminal.line.to-act">());
    tell(style, line);
  }
  for (const Message& note : screen.game().table_notes(screen.events())) tell(style, in_words(note));
}

void show_rules(const LineStyle& style, const screen::Screen& screen) {
  for (const std::string& line : lines_of(rules_in_words(screen))) tell_paragraph(style, line);
  tell_sentence(style, say<"terminal.line.clock", "clock">(format_clock(screen.setup().clock)));
  if (screen.setup().dice == DiceMode::manual) {
    tell_sentence(style, say<"terminal.line.typed-dice">());
  } else {
    tell_sentence(style, say<"terminal.line.fair-dice", "seal">(screen.setup().commitment));
  }
}

void show_hint(const LineStyle& style, const screen::Screen& screen) {
  const auto hint = screen.hint();
  if (!hint) {
    tell_sentence(style, in_words(hint.error()));
    return;
  }
  tell_sentence(style, say<"terminal.line.hint-reason", "bot", "play", "reason">(hint->by, hint->play, hint->reason));
  int place = 0;
  for (const screen::HintedPlay& candidate : hint->plays) {
    const std::string win =
        candidate.win ? in_words(say<"terminal.line.wins", "chance">(decimal(100 * *candidate.win, 1))) : "";
    const std::string value = hint->equity ? with_sign(candidate.value, 3) + "  " : "";
    tell(style, fmt::format("{:4}  {}{}{}{}", ++place, value, candidate.play, win.empty() ? "" : " ", win));
  }
  tell_sentence(style, say<"terminal.line.hint-plays">());
}

}  // namespace fourfold::cli
