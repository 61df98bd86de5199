// A match in progress. The log is the truth: a table is its setup and its events, and everything else is folded from
// them. Intents come in, are checked by the rules, and become events or are refused with a reason; a stale one changes
// nothing.
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

template <Notated G>
class Table {
 public:
  using State = typename G::State;

  // A new table. With fair dice the host gives the secret; the setup gets its commitment.
  static Result<Table> open(Setup setup, std::optional<Bytes32> secret = std::nullopt) {
    setup.commitment = setup.dice == DiceMode::fair && secret ? commitment(*secret) : std::string();
    return replay(setup, {}, secret);
  }

  // The table that a record tells of. Every event is checked as if it happened now; a refusal's place is that of the
  // event in `events`, counted from 0.
  static Result<Table> replay(const Setup& setup, std::span<const Event> events,
                              std::optional<Bytes32> secret = std::nullopt) {
    const auto rules = check_setup(setup);
    if (!rules) return tl::unexpected<Error>(rules.error());
    const auto start = start_of(setup, *rules);
    if (!start) return tl::unexpected<Error>(start.error());
    if (secret && commitment(*secret) != setup.commitment) {
      return refuse("the secret of the dice does not fit the commitment made at the start");
    }
    Table table(setup, *rules, *start, secret);
    for (std::size_t i = 0; i < events.size(); ++i) {
      const Event& event = events[i];
      if (event.number != table.next_number()) {
        return refuse("event number " + std::to_string(event.number) + " stands where " +
                          std::to_string(table.next_number()) + " is due",
                      i);
      }
      if (!table.log_.empty() && event.at < table.log_.back().at) {
        return refuse("event " + std::to_string(event.number) + " happened before the one that precedes it", i);
      }
      if (const auto added = table.append(event); !added) {
        return refuse("event " + std::to_string(event.number) + ", " + std::string(word_for(event.kind)) +
                          (event.text.empty() ? "" : " " + event.text) + ": " + added.error().message,
                      i);
      }
    }
    return table;
  }

  const Setup& setup() const { return setup_; }
  const std::vector<Event>& log() const { return log_; }
  const Moment<G>& now() const { return moments_.back(); }
  // The fold of the first `number` events.
  const Moment<G>& after(std::uint32_t number) const { return moments_[number]; }
  const State& state() const { return now().state; }
  std::uint32_t next_number() const { return static_cast<std::uint32_t>(moments_.size()); }
  bool over() const { return now().match_over; }
  int acting() const { return acting_player(now()); }

  // The host's secret, if this is the host's table, and the words that the players added.
  const std::optional<Bytes32>& secret() const { return secret_; }
  std::vector<FairSeed::Word> words() const {
    std::vector<FairSeed::Word> words;
    for (const Event& event : log_) {
      if (event.kind == EventKind::word) words.push_back({event.player, event.text});
    }
    return words;
  }

  // The event that the table would go back to if that player's last play of this game were taken back.
  std::optional<std::uint32_t> takeback_of(int player) const { return takeback_target<G>(log_, moments_, player); }

  // Does what the intent asks, or says why not. The time is the host's.
  Answer submit(const Intent& intent, Millis at) {
    if (!log_.empty()) at = std::max(at, log_.back().at);
    const auto fallen = now().clock.fallen(at);
    if (fallen && !over()) {
      (void)append({next_number(), at, EventKind::flag, *fallen, ""});
      reveal_when_over(at);
    }
    if (intent.number != next_number()) {
      return {Verdict::stale, "the table has moved on; this is how it stands", view(intent.player, at)};
    }
    const auto event = event_for(intent, at);
    if (!event) return {Verdict::refused, event.error().message, view(intent.player, at)};
    if (const auto added = append(*event); !added)
      return {Verdict::refused, added.error().message, view(intent.player, at)};
    reveal_when_over(at);
    return {Verdict::done, "", view(intent.player, at)};
  }

  View view(int player, Millis at) const {
    const Moment<G>& moment = now();
    View view;
    view.next_number = next_number();
    view.phase = phase(moment.state);
    view.game = moment.game;
    view.acting = acting();
    view.position = format_position(moment.state);
    if (player != nobody && player == view.acting) {
      if (view.phase == Phase::decide) {
        for (const auto& play : legal(moment.state)) view.plays.push_back(format_play(moment.state, play));
      }
      for (const auto& play : offers(moment.state)) view.offers.push_back(format_play(moment.state, play));
    }
    for (std::size_t i = 0; i < setup_.players.size(); ++i) {
      view.score.push_back(moment.half_points[i] / 2.0);
      view.time_left.push_back(moment.clock.left(static_cast<int>(i), at));
    }
    if (!log_.empty()) view.last = log_.back();
    view.asks_takeback = moment.asks_takeback;
    view.match_over = moment.match_over;
    view.fallen = moment.fallen;
    return view;
  }

 private:
  Table(Setup setup, const typename G::Rules& rules, const State& start, std::optional<Bytes32> secret)
      : setup_(std::move(setup)), rules_(rules), secret_(secret), moments_{Moment<G>{start, Clock(setup_.clock)}} {}

  static Result<State> start_of(const Setup& setup, const typename G::Rules& rules) {
    if (setup.start.empty()) return initial(rules);
    auto start = parse_position(rules, setup.start);
    if (!start) return refuse("the starting position: " + start.error().message);
    if (!(start->rules() == rules)) return refuse("the starting position says other rules than the table has");
    if (phase(*start) == Phase::over) return refuse("the starting position is of a finished game");
    return start;
  }

  static Result<typename G::Rules> check_setup(const Setup& setup) {
    if (setup.game != G::name) return refuse("this is a table for " + std::string(G::name) + ", not for " + setup.game);
    auto rules = make_rules<G>(setup.preset, setup.options);
    if (!rules) return rules;
    const std::size_t seats_there = seats(*rules).size();
    if (setup.players.size() != seats_there) {
      return refuse(std::string(G::title) + " under these rules is for " + std::to_string(seats_there) +
                    " players, not " + std::to_string(setup.players.size()));
    }
    if (setup.best_of < 1 || setup.best_of > longest_series) {
      return refuse("a series has 1 to " + std::to_string(longest_series) + " games");
    }
    if (setup.dice == DiceMode::fair && setup.commitment.empty()) {
      return refuse("fair dice need the host's secret; without one the dice are typed in (manual)");
    }
    return rules;
  }

  Result<void> append(const Event& event) {
    auto next = fold<G>(setup_, rules_, log_, moments_, event);
    if (!next) return tl::unexpected<Error>(next.error());
    log_.push_back(event);
    moments_.push_back(*std::move(next));
    return {};
  }

  void reveal_when_over(Millis at) {
    if (!over() || !secret_ || now().revealed) return;
    (void)append({next_number(), at, EventKind::reveal, nobody, to_hex(*secret_)});
  }

  // The event that the intent asks for: the host rolls the dice and says where a takeback leads.
  Result<Event> event_for(const Intent& intent, Millis at) const {
    Event event{next_number(), at, intent.kind, intent.player, intent.text};
    switch (intent.kind) {
      case EventKind::roll:
        return roll_for(intent, event);
      case EventKind::agree_takeback: {
        const auto target = takeback_of(now().asks_takeback);
        event.text = target ? std::to_string(*target) : "";
        return event;
      }
      case EventKind::flag:
        return refuse("nobody's time has run out");
      case EventKind::reveal:
        return refuse("the secret of the dice is shown when the match is over");
      default:
        return event;
    }
  }

  Result<Event> roll_for(const Intent& intent, Event event) const {
    if (over() || phase(state()) != Phase::roll) return refuse("nothing is to be rolled now");
    event.player = nobody;
    if (setup_.dice == DiceMode::manual) return event;
    if (!intent.text.empty()) return refuse("the dice of this table are drawn by the host, not typed");
    if (!secret_) return refuse("only the host's table draws the dice");
    event.text = format_roll(fair_roll({*secret_, words()}, now().rolls, state()));
    return event;
  }

  Setup setup_;
  typename G::Rules rules_;
  std::optional<Bytes32> secret_;
  std::vector<Event> log_;
  std::vector<Moment<G>> moments_;  // moments_[n] is the fold of the first n events
};

}  // namespace fourfold
