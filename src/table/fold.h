// What an event does to a table: the one place where the log becomes a state.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <string>

#include "notation/notation.h"
#include "table/event.h"
#include "table/fair_dice.h"
#include "table/setup.h"
#include "table/table_state.h"

namespace fourfold {

// The number that an agreed takeback goes back to.
inline std::optional<std::uint32_t> takeback_number(const Event& event) {
  std::uint32_t number = 0;
  const auto [end, problem] = std::from_chars(event.text.data(), event.text.data() + event.text.size(), number);
  if (problem != std::errc{} || end != event.text.data() + event.text.size()) return std::nullopt;
  return number;
}

// Where the player's last play of this game would be taken back to: the event before it. What has been taken back
// already is passed over. `states[n]` is the fold of the first n events of the log.
template <class G>
std::optional<std::uint32_t> takeback_target(std::span<const Event> log, std::span<const TableState<G>> states,
                                             int player) {
  const int game = states.back().game;
  for (std::size_t n = log.size(); n > 0 && states[n].game == game;) {
    const Event& event = log[n - 1];
    if (event.kind == EventKind::agree_takeback) {
      n = takeback_number(event).value_or(0);
      continue;
    }
    if (event.kind == EventKind::play && event.player == player) return static_cast<std::uint32_t>(n - 1);
    --n;
  }
  return std::nullopt;
}

namespace fold_detail {

// A finished game: its points to the players, and whether the match is over with it.
template <class G>
void score_game(const Setup& setup, TableState<G>& table) {
  const auto result = outcome(table.state);
  const auto players = static_cast<int>(setup.players.size());
  const auto best = *std::max_element(result.points.begin(), result.points.end());
  const bool drawn = best <= 0;
  for (int player = 0; player < players; ++player) {
    const int points = result.of(seat_of(table, player));
    int& halves = table.half_points[static_cast<std::size_t>(player)];
    if (setup.best_of == 1) {
      halves += 2 * std::max(0, points);
    } else {
      halves += drawn ? 1 : points == best ? 2 : 0;
    }
  }
  if (next_game(table.state)) return;
  // A series ends when it has been played, or when nobody can catch up with the leader.
  auto halves = table.half_points;
  std::sort(halves.begin(), halves.begin() + players, std::greater<>{});
  table.match_over = table.game >= setup.best_of || halves[0] - halves[1] > 2 * (setup.best_of - table.game);
}

// The first event of that kind, by that player or by anybody.
inline const Event* find_event(std::span<const Event> log, EventKind kind, int player = nobody) {
  const auto found = std::ranges::find_if(
      log, [&](const Event& event) { return event.kind == kind && (player == nobody || event.player == player); });
  return found == log.end() ? nullptr : &*found;
}

// Nobody seals a word after having seen another's: all seals come before all words.
template <class G>
Result<void> add_seal(std::span<const Event> log, const TableState<G>& table, const Event& event) {
  if (table.rolls > 0) return refuse<"table.words-before-dice">();
  if (find_event(log, EventKind::word)) return refuse<"table.seals-before-words">();
  if (find_event(log, EventKind::seal, event.player)) return refuse<"table.sealed-already">();
  if (const auto bytes = from_hex(event.text); !bytes)
    return refuse<"table.seal-is-a-hash", "reason">(bytes.error().message);
  return {};
}

template <class G>
Result<void> add_word(std::span<const Event> log, const TableState<G>& table, const Event& event) {
  if (table.rolls > 0) return refuse<"table.words-before-dice">();
  if (event.text.empty() || event.text.size() > longest_word) return refuse<"table.length-of-word">();
  if (const Event* sealed = find_event(log, EventKind::seal, event.player)) {
    if (find_event(log, EventKind::word, event.player)) return refuse<"table.shown-already">();
    if (seal(event.player, event.text) != sealed->text) return refuse<"table.not-the-sealed-word">();
  }
  return {};
}

// The first player whose sealed word is still to be shown.
inline int owes_word(std::span<const Event> log) {
  for (const Event& event : log) {
    if (event.kind == EventKind::seal && find_event(log, EventKind::word, event.player) == nullptr) {
      return event.player;
    }
  }
  return nobody;
}

template <class G>
Result<EventValue<G>> add_roll(const Setup& setup, std::span<const Event> log, TableState<G>& table, const Event& event,
                               const EventValue<G>& known) {
  if (phase(table.state) != Phase::roll) return refuse<"table.nothing-to-roll">();
  if (const int owing = table.rolls == 0 ? owes_word(log) : nobody; owing != nobody) {
    return refuse<"table.word-to-be-shown", "player">(setup.players[static_cast<std::size_t>(owing)].name);
  }
  const auto* given = std::get_if<typename G::Roll>(&known);
  const auto dice = given ? Result<typename G::Roll>(*given) : parse_roll(table.state, event.text);
  if (!dice) return refuse(dice.error());
  table.state = roll(table.state, *dice);
  ++table.rolls;
  return *dice;
}

// Why a play cannot be made before the dice: they come first, unless the game has something against this very play, as
// against a double where nobody doubles.
template <class G>
Error refusal_before_dice(const typename G::State& state, const Error& refusal) {
  const auto any_other = try_apply(state, typename G::Play{});
  const bool well_written = refusal.at == Error::nowhere;
  if (well_written && !any_other && any_other.error().message != refusal.message) return refusal;
  return Error{say<"table.dice-first">()};
}

template <class G>
Result<EventValue<G>> add_play(const Setup& setup, TableState<G>& table, const Event& event,
                               const EventValue<G>& known) {
  if (phase(table.state) == Phase::over) return refuse<"table.game-over">();
  // A player may resign instead of rolling, and do nothing else.
  const bool before_dice = phase(table.state) == Phase::roll;
  if (before_dice && offers(table.state).empty()) return refuse<"table.dice-first">();
  if (event.player != acting_player(table)) {
    return refuse<"table.others-decision", "player">(
        setup.players[static_cast<std::size_t>(acting_player(table))].name);
  }
  const auto* given = std::get_if<typename G::Play>(&known);
  const auto play = given ? Result<typename G::Play>(*given) : parse_play(table.state, event.text);
  if (before_dice) {
    const auto allowed = offers(table.state);
    const bool offered = play && std::find(allowed.begin(), allowed.end(), *play) != allowed.end();
    if (play && !offered) return refuse<"table.dice-first">();
    if (!play) return refuse(refusal_before_dice<G>(table.state, play.error()));
  }
  if (!play) return refuse(play.error());
  table.state = apply(table.state, *play);
  table.asks_takeback = nobody;
  if (phase(table.state) == Phase::over) score_game(setup, table);
  return *play;
}

template <class G>
Result<void> add_next_game(const typename G::Rules& rules, TableState<G>& table) {
  if (phase(table.state) != Phase::over) return refuse<"table.game-goes-on">();
  if (const auto next = next_game(table.state)) {
    table.state = *next;
  } else {
    table.state = initial(rules);
    ++table.rotation;  // in a series the players change seats, and so the colours
  }
  ++table.game;
  table.asks_takeback = nobody;
  return {};
}

template <class G>
Result<void> add_takeback(std::span<const Event> log, std::span<const TableState<G>> states, TableState<G>& table,
                          const Event& event) {
  if (event.kind == EventKind::ask_takeback) {
    if (table.asks_takeback != nobody) return refuse<"table.takeback-asked-already">();
    if (!takeback_target<G>(log, states, event.player)) return refuse<"table.nothing-to-take-back">();
    table.asks_takeback = event.player;
    table.agreed = 0;
    return {};
  }
  if (table.asks_takeback == nobody) return refuse<"table.no-takeback-asked">();
  if (table.asks_takeback == event.player) return refuse<"table.own-takeback">();
  if (event.kind == EventKind::refuse_takeback) {
    table.asks_takeback = nobody;
    return {};
  }
  const std::uint32_t word = 1U << event.player;
  if ((table.agreed & word) != 0) return refuse<"table.agreed-already">();
  if (event.kind == EventKind::accept_takeback) {
    table.agreed |= word;
    return {};
  }
  const auto target = takeback_target<G>(log, states, table.asks_takeback);
  if (!target || takeback_number(event) != target) return refuse<"table.other-takeback">();
  const Clock clock = table.clock;  // time does not run backwards
  table = states[*target];
  table.clock = clock;
  table.asks_takeback = nobody;
  return {};
}

template <class G>
Result<void> add_reveal(const Setup& setup, TableState<G>& table, const Event& event) {
  if (setup.dice != DiceMode::fair) return refuse<"table.no-secret">();
  const auto secret = from_hex(event.text);
  if (!secret) return refuse(secret.error());
  if (commitment(*secret) != setup.commitment) return refuse<"table.other-secret">();
  table.revealed = true;
  return {};
}

// Whether such an event is all that it says.
constexpr bool says_nothing_more(EventKind kind) {
  return kind == EventKind::ask_takeback || kind == EventKind::accept_takeback || kind == EventKind::refuse_takeback ||
         kind == EventKind::next_game || kind == EventKind::flag;
}

}  // namespace fold_detail

// An event with what it means and how the table stands after it.
template <class G>
struct Folded {
  EventValue<G> value;
  TableState<G> after;
};

// What the event does, or why it cannot have happened. `states[n]` is how the table stood after the first n events of
// the log: all of them are needed, because a takeback goes back to one. The text of a roll or a play is read here,
// unless whoever asked knows already which legal one it is.
template <class G>
Result<Folded<G>> fold(const Setup& setup, const typename G::Rules& rules, std::span<const Event> log,
                       std::span<const TableState<G>> states, const Event& event, const EventValue<G>& known = {}) {
  TableState<G> table = states.back();
  const bool by_player = event.kind != EventKind::roll && event.kind != EventKind::reveal;
  if (by_player && (event.player < 0 || event.player >= static_cast<int>(setup.players.size()))) {
    return refuse<"table.no-player", "number">(event.player + 1);
  }
  if (table.match_over && event.kind != EventKind::reveal) return refuse<"table.match-over">();
  if (table.revealed) return refuse<"table.secret-shown">();
  if (!event.text.empty() && fold_detail::says_nothing_more(event.kind)) return refuse<"table.no-text">();
  const auto without_value = [](const Result<void>& done) -> Result<EventValue<G>> {
    if (!done) return refuse(done.error());
    return EventValue<G>{};
  };
  const Result<EventValue<G>> value = [&]() -> Result<EventValue<G>> {
    switch (event.kind) {
      case EventKind::seal:
        return without_value(fold_detail::add_seal<G>(log, table, event));
      case EventKind::word:
        return without_value(fold_detail::add_word<G>(log, table, event));
      case EventKind::roll:
        return fold_detail::add_roll<G>(setup, log, table, event, known);
      case EventKind::play:
        return fold_detail::add_play<G>(setup, table, event, known);
      case EventKind::next_game:
        return without_value(fold_detail::add_next_game<G>(rules, table));
      case EventKind::flag:
        if (table.clock.fallen(event.at) != event.player) return refuse<"table.nobody-late">();
        table.fallen = event.player;
        table.match_over = true;
        return EventValue<G>{};
      case EventKind::reveal:
        return without_value(fold_detail::add_reveal<G>(setup, table, event));
      default:
        return without_value(fold_detail::add_takeback<G>(log, states, table, event));
    }
  }();
  if (!value) return refuse(value.error());
  const int acting = acting_player(table);
  if (event.kind == EventKind::flag) {
    table.clock = table.clock.run_out(event.player, event.at);
    return Folded<G>{*value, table};
  }
  table.clock = acting == nobody ? table.clock.stopped(event.at) : table.clock.turn_to(acting, event.at);
  return Folded<G>{*value, table};
}

}  // namespace fourfold
