// Writes down a match that was played elsewhere, event by event. Every one is checked as at a table.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "records/record.h"
#include "table/table.h"

namespace fourfold::records {

template <class G>
class LogWriter {
 public:
  using State = typename G::State;

  // The dice are those of the file, so they count as typed in.
  static Result<LogWriter> begin(Setup setup) {
    setup.dice = DiceMode::manual;
    auto table = Table<G>::open(setup);
    if (!table) return tl::unexpected<Error>(table.error());
    return LogWriter(table->setup(), table->now());
  }

  const State& state() const { return now_.state; }
  const Moment<G>& now() const { return now_; }
  int acting() const { return acting_player(now_); }
  const std::string& name(int player) const { return record_.setup.players[static_cast<std::size_t>(player)].name; }
  std::uint32_t last_number() const { return static_cast<std::uint32_t>(record_.events.size()); }

  Result<void> roll(std::string dice) { return add(EventKind::roll, nobody, std::move(dice)); }
  // A play of whoever is to act, however it is written; the log has it in our own words.
  Result<void> play(const std::string& text) {
    const auto play = parse_play(state(), text);
    return add(EventKind::play, acting(), play ? format_play(state(), *play) : text);
  }
  Result<void> next_game() { return add(EventKind::next_game, 0, ""); }

  // Something said about the last event.
  void note(std::string text) { record_.notes.push_back({last_number(), std::move(text)}); }

  Record& record() { return record_; }
  Record take() && { return std::move(record_); }

 private:
  LogWriter(Setup setup, const Moment<G>& now) : now_(now), rules_(now.state.rules()) {
    record_.setup = std::move(setup);
  }

  Result<void> add(EventKind kind, int player, std::string text) {
    Event event{last_number() + 1, 0, kind, player, std::move(text)};
    auto next = fold<G>(record_.setup, rules_, record_.events, std::span(&now_, 1), event);
    if (!next) return tl::unexpected<Error>(next.error());
    record_.events.push_back(std::move(event));
    now_ = *std::move(next);
    return {};
  }

  Record record_;
  Moment<G> now_;
  typename G::Rules rules_;
};

}  // namespace fourfold::records
