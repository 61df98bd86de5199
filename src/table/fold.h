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
#include "table/moment.h"
#include "table/setup.h"

namespace fourfold {

template <class G>
Seat seat_of(const Moment<G>& moment, int player) {
  const auto all = seats(moment.state.rules());
  return all[static_cast<std::size_t>(player + moment.rotation) % all.size()];
}

template <class G>
int player_at(const Moment<G>& moment, Seat seat) {
  const auto all = seats(moment.state.rules());
  const auto place = std::find(all.begin(), all.end(), seat) - all.begin();
  const auto count = static_cast<int>(all.size());
  return (static_cast<int>(place) - moment.rotation % count + count) % count;
}

// The player whose dice or decision the table waits for.
template <class G>
int acting_player(const Moment<G>& moment) {
  if (moment.match_over || phase(moment.state) == Phase::over) return nobody;
  return player_at(moment, to_act(moment.state));
}

// The number that an agreed takeback goes back to.
inline std::optional<std::uint32_t> takeback_number(const Event& event) {
  std::uint32_t number = 0;
  const auto [end, problem] = std::from_chars(event.text.data(), event.text.data() + event.text.size(), number);
  if (problem != std::errc{} || end != event.text.data() + event.text.size()) return std::nullopt;
  return number;
}

// Where the player's last play of this game would be taken back to: the event before it. What has been taken back
// already is passed over. `moments[n]` is the fold of the first n events of the log.
template <class G>
std::optional<std::uint32_t> takeback_target(std::span<const Event> log, std::span<const Moment<G>> moments,
                                             int player) {
  const int game = moments.back().game;
  for (std::size_t n = log.size(); n > 0 && moments[n].game == game;) {
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
void score_game(const Setup& setup, Moment<G>& moment) {
  const auto result = outcome(moment.state);
  const auto players = static_cast<int>(setup.players.size());
  const auto best = *std::max_element(result.points.begin(), result.points.end());
  const bool drawn = best <= 0;
  for (int player = 0; player < players; ++player) {
    const int points = result.of(seat_of(moment, player));
    int& halves = moment.half_points[static_cast<std::size_t>(player)];
    if (setup.best_of == 1) {
      halves += 2 * std::max(0, points);
    } else {
      halves += drawn ? 1 : points == best ? 2 : 0;
    }
  }
  if (next_game(moment.state)) return;
  // A series ends when it has been played, or when nobody can catch up with the leader.
  auto halves = moment.half_points;
  std::sort(halves.begin(), halves.begin() + players, std::greater<>{});
  moment.match_over = moment.game >= setup.best_of || halves[0] - halves[1] > 2 * (setup.best_of - moment.game);
}

template <class G>
Result<void> add_word(Moment<G>& moment, const Event& event) {
  if (moment.rolls > 0) return refuse("words are added to the seed before the first roll");
  if (event.text.empty() || event.text.size() > 200) return refuse("a word for the seed has 1 to 200 characters");
  return {};
}

template <class G>
Result<void> add_roll(Moment<G>& moment, const Event& event) {
  if (phase(moment.state) != Phase::roll) return refuse("nothing is to be rolled now");
  const auto dice = parse_roll(moment.state, event.text);
  if (!dice) return tl::unexpected<Error>(dice.error());
  moment.state = roll(moment.state, *dice);
  ++moment.rolls;
  return {};
}

template <class G>
Result<void> add_play(const Setup& setup, Moment<G>& moment, const Event& event) {
  if (phase(moment.state) == Phase::over) return refuse("this game is over");
  // A player may resign instead of rolling, and do nothing else.
  const bool before_dice = phase(moment.state) == Phase::roll;
  if (before_dice && offers(moment.state).empty()) return refuse("the dice are to be rolled first");
  if (event.player != acting_player(moment)) {
    return refuse("it is " + setup.players[static_cast<std::size_t>(acting_player(moment))].name + "'s decision");
  }
  const auto play = parse_play(moment.state, event.text);
  if (before_dice) {
    const auto allowed = offers(moment.state);
    const bool offered = play && std::find(allowed.begin(), allowed.end(), *play) != allowed.end();
    if (!offered) return refuse("the dice are to be rolled first");
  }
  if (!play) return tl::unexpected<Error>(play.error());
  moment.state = apply(moment.state, *play);
  moment.asks_takeback = nobody;
  if (phase(moment.state) == Phase::over) score_game(setup, moment);
  return {};
}

template <class G>
Result<void> add_next_game(const typename G::Rules& rules, Moment<G>& moment) {
  if (phase(moment.state) != Phase::over) return refuse("this game is not over yet");
  if (const auto next = next_game(moment.state)) {
    moment.state = *next;
  } else {
    moment.state = initial(rules);
    ++moment.rotation;  // in a series the players change seats, and so the colours
  }
  ++moment.game;
  moment.asks_takeback = nobody;
  return {};
}

template <class G>
Result<void> add_takeback(std::span<const Event> log, std::span<const Moment<G>> moments, Moment<G>& moment,
                          const Event& event) {
  if (event.kind == EventKind::ask_takeback) {
    if (moment.asks_takeback != nobody) return refuse("a takeback has been asked for already");
    if (!takeback_target<G>(log, moments, event.player)) return refuse("there is no play of this game to take back");
    moment.asks_takeback = event.player;
    return {};
  }
  if (moment.asks_takeback == nobody) return refuse("nobody has asked to take a play back");
  if (moment.asks_takeback == event.player) return refuse("another player agrees to a takeback, not who asked");
  if (event.kind == EventKind::refuse_takeback) {
    moment.asks_takeback = nobody;
    return {};
  }
  const auto target = takeback_target<G>(log, moments, moment.asks_takeback);
  if (!target || takeback_number(event) != target)
    return refuse("the takeback goes to another place than was asked for");
  const Clock clock = moment.clock;  // time does not run backwards
  moment = moments[*target];
  moment.clock = clock;
  moment.asks_takeback = nobody;
  return {};
}

template <class G>
Result<void> add_reveal(const Setup& setup, Moment<G>& moment, const Event& event) {
  if (setup.dice != DiceMode::fair) return refuse("the dice of this table were typed in: there is no secret to show");
  const auto secret = from_hex(event.text);
  if (!secret) return tl::unexpected<Error>(secret.error());
  if (commitment(*secret) != setup.commitment)
    return refuse("this secret does not fit the commitment made at the start");
  moment.revealed = true;
  return {};
}

}  // namespace fold_detail

// The moment after the event, or why the event cannot have happened.
template <class G>
Result<Moment<G>> fold(const Setup& setup, const typename G::Rules& rules, std::span<const Event> log,
                       std::span<const Moment<G>> moments, const Event& event) {
  Moment<G> moment = moments.back();
  const bool by_player = event.kind != EventKind::roll && event.kind != EventKind::reveal;
  if (by_player && (event.player < 0 || event.player >= static_cast<int>(setup.players.size()))) {
    return refuse("there is no player " + std::to_string(event.player + 1) + " at this table");
  }
  if (moment.match_over && event.kind != EventKind::reveal) return refuse("the match is over");
  if (moment.revealed) return refuse("the secret of the dice has been shown: nothing follows that");
  const Result<void> done = [&]() -> Result<void> {
    switch (event.kind) {
      case EventKind::word:
        return fold_detail::add_word<G>(moment, event);
      case EventKind::roll:
        return fold_detail::add_roll<G>(moment, event);
      case EventKind::play:
        return fold_detail::add_play<G>(setup, moment, event);
      case EventKind::next_game:
        return fold_detail::add_next_game<G>(rules, moment);
      case EventKind::flag:
        moment.fallen = event.player;
        moment.match_over = true;
        return {};
      case EventKind::reveal:
        return fold_detail::add_reveal<G>(setup, moment, event);
      default:
        return fold_detail::add_takeback<G>(log, moments, moment, event);
    }
  }();
  if (!done) return tl::unexpected<Error>(done.error());
  const int acting = acting_player(moment);
  moment.clock = acting == nobody ? moment.clock.stopped(event.at) : moment.clock.turn_to(acting, event.at);
  return moment;
}

}  // namespace fourfold
