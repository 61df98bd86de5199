// How a game or the match ended, as messages with the players' names: who won, why, what it counts, how the match
// stands, and a few figures. `you` is the player for whom it is told; nobody if that is everybody.
#pragma once

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "notation/scenes.h"
#include "screen/game_reader.h"
#include "screen/story.h"
#include "table/figures.h"

namespace fourfold::screen {

// The one person at a table of bots.
inline int lone_person(const Setup& setup) {
  int lone = nobody;
  for (std::size_t i = 0; i < setup.players.size(); ++i) {
    if (!setup.players[i].human()) continue;
    if (lone != nobody) return nobody;
    lone = static_cast<int>(i);
  }
  return lone;
}

// How many points win the match, as the option says: "0" is an open session; empty where a match is a series of games.
template <class G>
std::string match_length(const typename G::Rules& rules) {
  for (const auto& option : G::options()) {
    if (option.name == G::match_option) return option.get(rules);
  }
  return "";
}

// Whether more than this one game is played.
template <class G>
bool is_match(const Setup& setup, const TableState<G>& table) {
  const std::string length = match_length<G>(table.state.rules());
  return setup.best_of > 1 || (!length.empty() && length != "1");
}

template <class G>
Message score_message(const Setup& setup, const TableState<G>& table, int you) {
  const auto score_of = [&](std::size_t player) {
    const std::string points = halves_text(table.half_points[player]);
    if (static_cast<int>(player) == you) return say<"told.your-score", "points">(points);
    return say<"told.score", "player", "points">(setup.players[player].name, points);
  };
  Message scores = score_of(0);
  for (std::size_t player = 1; player < setup.players.size(); ++player) {
    scores = say<"told.next-score", "scores", "score">(std::move(scores), score_of(player));
  }
  return scores;
}

// Who won the game that is over; nobody if it is drawn or shared.
template <class G>
int game_winner(const Setup& setup, const TableState<G>& table) {
  const Outcome result = outcome(table.state);
  const int best = std::ranges::max(result.points);
  int winner = nobody;
  for (int player = 0; best > 0 && player < static_cast<int>(setup.players.size()); ++player) {
    if (result.of(seat_of(table, player)) != best) continue;
    if (winner != nobody) return nobody;
    winner = player;
  }
  return winner;
}

// Who won the match; nobody if it is drawn, or if one of several players' time ran out.
template <class G>
int match_winner(const Setup& setup, const TableState<G>& table) {
  const int count = static_cast<int>(setup.players.size());
  if (table.fallen != nobody) return count == 2 ? 1 - table.fallen : nobody;
  const auto first = table.half_points.begin();
  const auto best = std::max_element(first, first + count);
  if (std::count(first, first + count, *best) == 1) return static_cast<int>(best - first);
  return table.game > 1 ? nobody : game_winner(setup, table);
}

inline Message time_over_message(const Setup& setup, int late, int you) {
  const auto name = [&](int player) { return setup.players[static_cast<std::size_t>(player)].name; };
  if (setup.players.size() > 2) {
    return late == you ? say<"told.your-time-over">() : say<"told.time-over", "player">(name(late));
  }
  const int winner = 1 - late;
  if (late == you) return say<"told.your-time-over-wins", "winner">(name(winner));
  if (winner == you) return say<"told.time-over-you-win", "player">(name(late));
  return say<"told.time-over-wins", "player", "winner">(name(late), name(winner));
}

// How the match stands, or how it ended; nothing where there is only the one game.
template <class G>
std::optional<Message> match_message(const Setup& setup, const TableState<G>& table, int you) {
  if (table.fallen != nobody || !is_match(setup, table)) return std::nullopt;
  Message score = score_message(setup, table, you);
  if (table.match_over) {
    const int winner = match_winner(setup, table);
    if (winner == nobody) return say<"told.match-drawn", "score">(std::move(score));
    if (winner == you) return say<"told.you-win-match", "score">(std::move(score));
    return say<"told.match-won", "player", "score">(setup.players[static_cast<std::size_t>(winner)].name,
                                                    std::move(score));
  }
  if (setup.best_of > 1) {
    return say<"told.series-stands", "game", "games", "score">(table.game, setup.best_of, std::move(score));
  }
  const std::string length = match_length<G>(table.state.rules());
  if (length == "0") return say<"told.score-is", "score">(std::move(score));
  return say<"told.match-stands", "length", "score">(length, std::move(score));
}

// A few figures, those that say something.
template <class G>
std::vector<GameFigure> told_figures(const Table<G>& table) {
  const std::vector<PlayerFigures> all = figures(table);
  std::vector<GameFigure> told;
  const auto add = [&](Message label, auto of) {
    GameFigure figure{std::move(label), {}, std::nullopt};
    for (const PlayerFigures& player : all) figure.values.push_back(static_cast<double>(of(player)));
    if (std::ranges::any_of(figure.values, [](double value) { return value > 0; })) told.push_back(std::move(figure));
  };
  add(say<"figure.most-moved">(), [](const PlayerFigures& player) { return player.most_moved; });
  add(tell_taken(table.state()), [](const PlayerFigures& player) { return player.taken; });
  int rolls = 0;
  double expected = 0;
  for (const PlayerFigures& player : all) {
    rolls += player.rolls;
    expected += player.expected;
  }
  if (rolls == 0) {
    add(say<"figure.most-taken">(), [](const PlayerFigures& player) { return player.most_taken; });
    return told;
  }
  // In a game that was over soon, somebody may have had no roll of their own.
  if (std::ranges::any_of(all, [](const PlayerFigures& player) { return player.rolls == 0; })) return told;
  add(say<"figure.average-roll">(),
      [](const PlayerFigures& player) { return static_cast<double>(player.rolled) / player.rolls; });
  told.back().usual = expected / rolls;
  return told;
}

// How the game that is over ended, or the match that a clock has ended.
template <class G>
GameEnding told_ending(const Setup& setup, const TableState<G>& table, int you) {
  if (table.fallen != nobody) {
    return {match_winner(setup, table), time_over_message(setup, table.fallen, you), {}, {}, std::nullopt};
  }
  const std::optional<Seat> seat = you == nobody ? std::nullopt : std::optional(seat_of(table, you));
  ToldEnding told = tell_ending(table.state, seat);
  const auto named_all = [&](std::vector<Message> messages) {
    for (Message& message : messages) message = named(setup, table, std::move(message));
    return messages;
  };
  return {game_winner(setup, table), named(setup, table, std::move(told.headline)), named_all(std::move(told.why)),
          named_all(std::move(told.counts)), match_message(setup, table, you)};
}

// The same after the event that ended it. A word (a resignation, a double that is dropped) has said why.
template <class G>
std::vector<Message> ending_after(const Table<G>& table, std::uint32_t number, int you) {
  const EventKind kind = table.log()[number - 1].kind;
  const TableState<G>& after = table.after(number);
  const bool ends = kind == EventKind::flag || (kind == EventKind::play && phase(after.state) == Phase::over);
  if (!ends) return {};
  GameEnding ending = told_ending(table.setup(), after, you);
  std::vector<Message> told = {std::move(ending.headline)};
  const auto* play = std::get_if<typename G::Play>(&table.value(number));
  const bool moved = play && !arrows(table.after(number - 1).state, *play).empty();
  if (moved) std::ranges::move(ending.why, std::back_inserter(told));
  std::ranges::move(ending.counts, std::back_inserter(told));
  if (ending.match) told.push_back(*std::move(ending.match));
  return told;
}

}  // namespace fourfold::screen
