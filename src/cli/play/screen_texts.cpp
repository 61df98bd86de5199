#include "cli/play/screen_texts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include <fmt/core.h>

#include "cli/game_texts.h"
#include "cli/language.h"
#include "notation/boards.h"
#include "screen/ending.h"

namespace fourfold::cli {

std::string told_text(const screen::ToldEvent& told) {
  std::string text;
  for (const Message& sentence : told.sentences) text += (text.empty() ? "" : " ") + in_words(sentence);
  return text;
}

std::string told_text(const screen::Screen& screen, std::uint32_t event) {
  const auto& history = screen.history();
  const auto found = std::ranges::lower_bound(history, event, {}, &screen::ToldEvent::number);
  return found == history.end() || found->number != event ? "" : told_text(*found);
}

std::vector<std::string> history_texts(const screen::Screen& screen) {
  std::vector<std::string> texts;
  for (const screen::ToldEvent& told : screen.history()) texts.push_back(told_text(told));
  return texts;
}

Message title_of(const screen::Screen& screen) {
  return screen.game().title(rules_played(screen.setup().game, screen.setup().preset));
}

std::string result_text(const screen::Screen& screen) {
  const auto result = screen.result();
  return result ? in_words(*result) : "";
}

std::vector<std::string> each_rolls(const screen::Screen& screen) {
  const std::vector<int> rollers = screen.game().rollers();
  if (std::ranges::adjacent_find(rollers, std::not_equal_to<>()) == rollers.end()) return {};
  std::vector<std::string> names;
  names.reserve(rollers.size());
  for (const int player : rollers) names.push_back(screen.setup().players[static_cast<std::size_t>(player)].name);
  return names;
}

std::vector<std::string> figure_texts(const screen::Screen& screen) {
  if (!screen.game().ending()) return {};
  const auto written = [](double value) {
    const bool whole = value == std::floor(value);
    return whole ? std::to_string(static_cast<long>(value)) : decimal(value, 1);
  };
  const auto& players = screen.setup().players;
  const int you = screen::lone_person(screen.setup());
  std::vector<std::string> texts;
  for (const screen::GameFigure& figure : screen.game().figures()) {
    std::vector<Message> values;
    values.reserve(players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
      std::string value = written(figure.values[i]);
      values.push_back(static_cast<int>(i) == you
                           ? say<"told.figure-yours", "value">(std::move(value))
                           : say<"told.figure-value", "value", "player">(std::move(value), players[i].name));
    }
    texts.push_back(in_words(figure.usual ? say<"told.figure-usual", "label", "values", "usual">(
                                                figure.label, std::move(values), written(*figure.usual))
                                          : say<"told.figure", "label", "values">(figure.label, std::move(values))));
  }
  return texts;
}

std::string board_text(const screen::Screen& screen, std::uint32_t events, bool ascii) {
  const std::vector<Hop> made = events == screen.events() ? screen.hops_made() : std::vector<Hop>();
  std::vector<std::string> notes;
  const auto& players = screen.setup().players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const int player = static_cast<int>(i);
    notes.push_back(screen.game().sign(player) + " " + players[i].name);
    for (const Message& note : screen.game().seat_notes(events, made, player)) notes.push_back("  " + in_words(note));
  }
  notes.emplace_back();
  for (const Message& note : screen.game().table_notes(events)) notes.push_back(in_words(note));
  const std::string text = beside(screen.game().board(events, made), notes);
  return ascii ? in_ascii(text) : text;
}

}  // namespace fourfold::cli
