// What happened at a table, as messages with the players' names: how every event is told to people.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "notation/telling.h"
#include "screen/words.h"
#include "table/table.h"

namespace fourfold::screen {

// The names of who sits on each seat at that time.
template <class G>
std::vector<std::string> names_by_seat(const Setup& setup, const TableState<G>& table) {
  std::vector<std::string> names(max_seats);
  for (const Seat seat : seats(table.state.rules())) {
    names[static_cast<std::size_t>(index(seat))] = setup.players[static_cast<std::size_t>(player_at(table, seat))].name;
  }
  return names;
}

// The message with every seat in it called by its player's name.
template <class G>
Message named(const Setup& setup, const TableState<G>& table, Message message) {
  return with_names(std::move(message), names_by_seat(setup, table));
}

// The event in sentences, without what it ended; none where there is nothing to tell.
template <class G>
std::vector<Message> told_event(const Table<G>& table, std::uint32_t number) {
  const Setup& setup = table.setup();
  const TableState<G>& before = table.after(number - 1);
  const TableState<G>& after = table.after(number);
  const Event& event = table.log()[number - 1];
  const std::string who = event.player == nobody ? "" : setup.players[static_cast<std::size_t>(event.player)].name;
  switch (event.kind) {
    case EventKind::seal:
      return {say<"told.seals", "player">(who)};
    case EventKind::word:
      return {say<"told.adds-word", "player">(who)};
    case EventKind::roll:
      return {named(setup, before, tell_roll(before.state, std::get<typename G::Roll>(table.value(number))))};
    case EventKind::play: {
      auto play = tell_play(before.state, std::get<typename G::Play>(table.value(number)));
      if (!play) return {};
      return {named(setup, before, *std::move(play))};
    }
    case EventKind::ask_takeback:
      return {say<"told.asks-takeback", "player">(who)};
    case EventKind::accept_takeback:
      return {say<"told.accepts-takeback", "player">(who)};
    case EventKind::agree_takeback:
      return {say<"told.agrees-takeback", "player">(who)};
    case EventKind::refuse_takeback:
      return {say<"told.refuses-takeback", "player">(who)};
    case EventKind::next_game:
      if (in_rounds(after.state.rules())) return {say<"told.round-begins", "round">(after.game)};
      return {say<"told.game-begins", "game">(after.game)};
    case EventKind::flag:
      return {};
    case EventKind::reveal:
      if (before.rolls == 0) return {};
      return {say<"told.secret-shown">()};
  }
  return {};
}

}  // namespace fourfold::screen
