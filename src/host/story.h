// What happened at a table in sentences, with the players' names: how every event is told to the people around it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "host/words.h"
#include "notation/telling.h"
#include "table/fold.h"

namespace fourfold::host {

// The text with "player N" replaced by the name of who sits on seat N at that moment.
template <class G>
std::string named(const Setup& setup, const Moment<G>& moment, const std::string& text) {
  std::vector<std::string> names(max_seats);
  for (const Seat seat : seats(moment.state.rules())) {
    names[static_cast<std::size_t>(index(seat))] =
        setup.players[static_cast<std::size_t>(player_at(moment, seat))].name;
  }
  return with_names(text, names);
}

// "Anna wins 2 points", "Anna wins", "the game is drawn".
template <class G>
std::string outcome_words(const Setup& setup, const Moment<G>& moment) {
  const Outcome result = outcome(moment.state);
  // Most points first; equal ones in the order of the players.
  std::vector<std::pair<int, std::string>> winners;
  for (std::size_t player = 0; player < setup.players.size(); ++player) {
    const int points = result.of(seat_of(moment, static_cast<int>(player)));
    const auto fewer = std::ranges::find_if(winners, [&](const auto& winner) { return winner.first < points; });
    if (points > 0) winners.emplace(fewer, points, setup.players[player].name);
  }
  if (winners.empty()) return "the game is drawn";
  if (winners.size() == 1 && G::match_option.empty()) return winners[0].second + " wins";
  std::string text;
  for (const auto& [points, name] : winners) {
    text += text.empty() ? name + " wins " : ", " + name + " ";
    text += counted(points, "point");
  }
  return text;
}

template <class G>
std::string score_words(const Setup& setup, const Moment<G>& moment) {
  std::string text;
  for (std::size_t player = 0; player < setup.players.size(); ++player) {
    text += (text.empty() ? "" : ", ") + setup.players[player].name + " " + halves_word(moment.half_points[player]);
  }
  return text;
}

// Who won the match; nobody if it is drawn, or if one of several players' time ran out.
template <class G>
int match_winner(const Setup& setup, const Moment<G>& moment) {
  const int count = static_cast<int>(setup.players.size());
  if (moment.fallen != nobody) return count == 2 ? 1 - moment.fallen : nobody;
  const auto first = moment.half_points.begin();
  const auto best = std::max_element(first, first + count);
  if (moment.game > 1 && std::count(first, first + count, *best) > 1) return nobody;
  if (moment.game > 1) return static_cast<int>(best - first);
  const Outcome result = outcome(moment.state);
  int winner = nobody;
  for (int player = 0; player < count; ++player) {
    const int points = result.of(seat_of(moment, player));
    if (points > 0 && (winner == nobody || points > result.of(seat_of(moment, winner)))) winner = player;
  }
  return winner;
}

// How the match ended.
template <class G>
std::string result_words(const Setup& setup, const Moment<G>& moment) {
  const auto& players = setup.players;
  if (moment.fallen != nobody) {
    const std::string late = players[static_cast<std::size_t>(moment.fallen)].name + "'s time has run out";
    return players.size() == 2 ? late + ": " + players[static_cast<std::size_t>(1 - moment.fallen)].name + " wins"
                               : late;
  }
  if (moment.game == 1) return outcome_words(setup, moment);
  const int winner = match_winner(setup, moment);
  const std::string score = " (" + score_words(setup, moment) + ")";
  if (winner == nobody) return "the match is drawn" + score;
  return players[static_cast<std::size_t>(winner)].name + " wins the match" + score;
}

// The event in one sentence or two; empty where there is nothing to tell.
template <class G>
std::string told_event(const Setup& setup, const Moment<G>& before, const Moment<G>& after, const Event& event) {
  const std::string who = event.player == nobody ? "" : setup.players[static_cast<std::size_t>(event.player)].name;
  switch (event.kind) {
    case EventKind::word:
      return sentence(who + " adds a word to the seed of the dice");
    case EventKind::roll: {
      const auto dice = parse_roll(before.state, event.text);
      return dice ? sentence(named(setup, before, tell_roll(before.state, *dice))) : "";
    }
    case EventKind::play: {
      const auto play = parse_play(before.state, event.text);
      std::string text = play ? sentence(named(setup, before, tell_play(before.state, *play))) : "";
      if (phase(after.state) != Phase::over) return text;
      text += (text.empty() ? "" : " ") + sentence(outcome_words(setup, after));
      const bool single = after.match_over && after.game == 1;
      return single ? text : text + " " + sentence("the score is " + score_words(setup, after));
    }
    case EventKind::ask_takeback:
      return sentence(who + " asks to take the last decision back");
    case EventKind::agree_takeback:
      return sentence(who + " agrees, and it is taken back");
    case EventKind::refuse_takeback:
      return sentence(who + " does not agree to the takeback");
    case EventKind::next_game:
      return sentence("game " + std::to_string(after.game) + " begins");
    case EventKind::flag:
      return sentence(result_words(setup, after));
    case EventKind::reveal:
      if (before.rolls == 0) return "";
      return "The secret of the dice is in the record now: 'fourfold verify' proves them.";
  }
  return "";
}

}  // namespace fourfold::host
