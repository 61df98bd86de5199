#include "cli/play/ask_for_game.h"

#include <fmt/core.h>

#include "cli/fullscreen/layout.h"
#include "cli/game_texts.h"
#include "cli/named_game.h"
#include "cli/report.h"
#include "cli/whole_number.h"
#include "players/registry.h"
#include "rules/any_game.h"
#include "screen/screen.h"
#include "sentences/named_texts.h"

namespace fourfold::cli {
namespace {

// The column in which the meanings of a list begin.
constexpr int meanings_at = 22;

struct Offered {
  std::string name;
  std::string meaning;
};

// What is said of an answer that is none of the list.
using UnknownName = Message (*)(std::string_view, std::span<const std::string_view>);

// Lists them and asks until one is named, by its name or its number.
std::optional<std::string> ask_for_one(LineReader& lines, const LineStyle& style, const std::string& question,
                                       UnknownName unknown, const std::vector<Offered>& list,
                                       const std::string& usual) {
  tell(style, question);
  std::vector<std::string_view> names;
  for (const Offered& each : list) {
    names.push_back(each.name);
    std::vector<std::string> meaning = {each.meaning};
    if (style.wrapped) meaning = wrapped(each.meaning, least_columns - meanings_at);
    tell(style, fmt::format("  {}  {:16} {}", names.size(), each.name, meaning.front()));
    for (std::size_t i = 1; i < meaning.size(); ++i) tell(style, std::string(meanings_at, ' ') + meaning[i]);
  }
  while (auto typed = ask_line(lines, style, in_words(say<"terminal.ask.number-or-name", "usual">(usual)))) {
    if (typed->empty()) return usual;
    if (*typed == "quit") return std::nullopt;
    std::string name = as_written(*typed, names);
    if (std::ranges::find(names, name) != names.end()) return name;
    if (const auto number = whole_number<std::size_t>(*typed, 1, list.size())) return list[*number - 1].name;
    tell_sentence(style, in_words(unknown(*typed, names)));
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> ask_line(LineReader& lines, const LineStyle& style, const std::string& question) {
  fmt::print("{}{}", shown(style, question), style.prompts ? "> " : "\n");
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

std::optional<std::string> ask_for_game(LineReader& lines, const LineStyle& style) {
  std::vector<Offered> games;
  for_each_game([&]<class G>() { games.push_back({std::string(G::name), game_summary(G::name)}); });
  for (const Box box : boxes_besides_games()) {
    games.push_back({std::string(name(box)), in_words(box_summary(box))});
  }
  return ask_for_one(lines, style, said<"terminal.ask.which-game">(), unknown_name<"unknown.game">, games,
                     games.front().name);
}

std::optional<std::string> ask_for_game_of_box(LineReader& lines, const LineStyle& style, Box box,
                                               const std::vector<std::string>& games) {
  std::vector<Offered> offered;
  offered.reserve(games.size());
  for (const std::string& game : games) offered.push_back({game, game_summary(game)});
  return ask_for_one(lines, style, in_words(say<"terminal.ask.which-of-box", "box">(box_title(box))),
                     unknown_name<"unknown.game">, offered, games.front());
}

std::optional<std::string> ask_for_opponent(LineReader& lines, const LineStyle& style, const std::string& game) {
  std::vector<Offered> players;
  for_each_game([&]<class G>() {
    if (G::name != game) return;
    for (const auto& entry : players::entries<G>()) {
      players.push_back({std::string(entry.name), in_words(entry.meaning())});
    }
  });
  // Of middling strength: no walkover, and no lesson either.
  const std::string usual = players[players.size() / 2].name;
  players.insert(players.begin(), {"human", said<"terminal.ask.somebody-here">()});
  return ask_for_one(lines, style, said<"terminal.ask.against-whom">(), unknown_name<"unknown.opponent">, players,
                     usual);
}

}  // namespace fourfold::cli
