// A match in progress as everybody may know it. The log is the truth: a table is its setup and its events, and
// everything else is folded from them. Whoever has the log has the table; who decides what is added to it is the
// authority (table/authority.h).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/rule_set.h"
#include "table/fold.h"
#include "table/view.h"

namespace fourfold {

template <HasNotation G>
class Table {
 public:
  using State = typename G::State;

  // The table that a log tells of. Every event is checked by the rules and the clock as they were at its moment; a
  // refusal's place is that of the event in `events`, counted from 0.
  static Result<Table> replay(const Setup& setup, std::span<const Event> events = {}) {
    const auto rules = check_setup(setup);
    if (!rules) return refuse(rules.error());
    const auto start = start_of(setup, *rules);
    if (!start) return refuse(start.error());
    Table table(setup, *rules, *start);
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (auto added = table.append(events[i]); !added) {
        added.error().at = i;
        return refuse(std::move(added.error()));
      }
    }
    return table;
  }

  // Adds what has happened, if it can have.
  Result<void> append(const Event& event) {
    if (event.number != next_number()) {
      return refuse<"table.event-out-of-order", "event", "due">(event.number, next_number());
    }
    if (!log_.empty() && event.at < log_.back().at) return refuse<"table.event-too-early", "event">(event.number);
    const auto added = fold<G>(setup_, rules_, log_, states_, event);
    if (!added) {
      return refuse<"table.event-refused", "event", "what", "reason">(
          event.number, std::string(word_for(event.kind)) + (event.text.empty() ? "" : " " + event.text),
          added.error().message);
    }
    keep(event, *added);
    return {};
  }

  // The same for an event that is only now asked for: a refusal says the reason alone. `known` is the roll or the play
  // that its text stands for, where that has been read already.
  Result<void> add(const Event& event, const EventValue<G>& known = {}) {
    const auto added = fold<G>(setup_, rules_, log_, states_, event, known);
    if (!added) return refuse(added.error());
    keep(event, *added);
    return {};
  }

  // Forgets everything after the first `events`: for who writes down a game and finds that it was something else.
  void rewind(std::size_t events) {
    log_.resize(events);
    values_.resize(events);
    states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(events) + 1, states_.end());
  }

  const Setup& setup() const { return setup_; }
  const std::vector<Event>& log() const { return log_; }
  // What event number `number`, from 1, means.
  const EventValue<G>& value(std::uint32_t number) const { return values_[number - 1]; }
  const TableState<G>& now() const { return states_.back(); }
  // How it stood after the first `number` events.
  const TableState<G>& after(std::uint32_t number) const { return states_[number]; }
  const State& state() const { return now().state; }
  std::uint32_t next_number() const { return static_cast<std::uint32_t>(states_.size()); }
  bool over() const { return now().match_over; }
  int acting() const { return acting_player(now()); }

  // The words that the players added to the seed of the dice.
  std::vector<FairSeed::Word> words() const {
    std::vector<FairSeed::Word> words;
    for (const Event& event : log_) {
      if (event.kind == EventKind::word) words.push_back({event.player, event.text});
    }
    return words;
  }

  // The event that the table would go back to if that player's last play of this game were taken back.
  std::optional<std::uint32_t> takeback_of(int player) const { return takeback_target<G>(log_, states_, player); }

  View view(int player, Millis at) const {
    const TableState<G>& table = now();
    View view;
    view.next_number = next_number();
    view.phase = phase(table.state);
    view.game = table.game;
    view.acting = acting();
    view.position = format_position(table.state);
    if (player != nobody && player == view.acting) {
      if (view.phase == Phase::decide) {
        for (const auto& play : legal(table.state)) view.plays.push_back(format_play(table.state, play));
      }
      for (const auto& play : offers(table.state)) view.offers.push_back(format_play(table.state, play));
    }
    for (std::size_t i = 0; i < setup_.players.size(); ++i) {
      view.score.push_back(table.half_points[i] / 2.0);
      view.time_left.push_back(table.clock.left(static_cast<int>(i), at));
    }
    if (!log_.empty()) view.last = log_.back();
    view.asks_takeback = table.asks_takeback;
    view.agreed = table.agreed;
    view.match_over = table.match_over;
    view.fallen = table.fallen;
    return view;
  }

 private:
  Table(Setup setup, const typename G::Rules& rules, const State& start)
      : setup_(std::move(setup)), rules_(rules), states_{first_state(setup_, start)} {}

  // A position may be taken from the middle of a match: the score goes on from there.
  static TableState<G> first_state(const Setup& setup, const State& start) {
    TableState<G> first{start, Clock(setup.clock)};
    if constexpr (!G::match_option.empty()) {
      for (std::size_t i = 0; i < setup.players.size(); ++i) {
        first.half_points[i] = 2 * score_before(start, seat_of(first, static_cast<int>(i)));
      }
    }
    return first;
  }

  static Result<State> start_of(const Setup& setup, const typename G::Rules& rules) {
    if (setup.start.empty()) return initial(rules);
    auto start = parse_position(rules, setup.start);
    if (!start) return refuse<"table.start", "reason">(start.error().message);
    if (!(start->rules() == rules)) return refuse<"table.start-of-other-rules">();
    if (phase(*start) == Phase::over) return refuse<"table.start-is-over">();
    return start;
  }

  static Result<typename G::Rules> check_setup(const Setup& setup) {
    if (setup.game != G::name) return refuse<"table.other-game", "game", "asked">(G::name, setup.game);
    auto rules = make_rules<G>(setup.preset, setup.options, setup.edition);
    if (!rules) return rules;
    const std::size_t seats_there = seats(*rules).size();
    if (setup.players.size() != seats_there) {
      return refuse<"table.number-of-players", "game", "count", "players">(G::title(), seats_there,
                                                                           setup.players.size());
    }
    if (setup.best_of < 1 || setup.best_of > longest_series) {
      return refuse<"table.length-of-series", "most">(longest_series);
    }
    if (setup.dice == DiceMode::fair && setup.commitment.empty()) return refuse<"table.needs-commitment">();
    return rules;
  }

  void keep(const Event& event, const Folded<G>& folded) {
    log_.push_back(event);
    values_.push_back(folded.value);
    states_.push_back(folded.after);
  }

  Setup setup_;
  typename G::Rules rules_;
  std::vector<Event> log_;
  std::vector<EventValue<G>> values_;
  std::vector<TableState<G>> states_;  // states_[n] is the fold of the first n events
};

}  // namespace fourfold
