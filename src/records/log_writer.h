// Writes down a match that was played elsewhere, event by event. Every one is checked as at a table.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "records/reading.h"
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
    setup.commitment.clear();
    auto table = Table<G>::replay(setup);
    if (!table) return tl::unexpected<Error>(table.error());
    return LogWriter(*std::move(table));
  }

  const State& state() const { return table_.state(); }
  const TableState<G>& now() const { return table_.now(); }
  int acting() const { return table_.acting(); }
  const std::string& name(int player) const { return record_.setup.players[static_cast<std::size_t>(player)].name; }
  std::uint32_t last_number() const { return table_.next_number() - 1; }

  Result<void> roll(std::string dice) { return add(EventKind::roll, nobody, std::move(dice)); }
  // A play of whoever is to act, however it is written; the log has it in our own words.
  Result<void> play(const std::string& text) {
    const auto play = parse_play(state(), text);
    if (!play) return add(EventKind::play, acting(), text);
    return add(EventKind::play, acting(), format_play(state(), *play), *play);
  }
  Result<void> next_game() { return add(EventKind::next_game, 0, ""); }
  // Anything that can happen at a table.
  Result<void> add(EventKind kind, int player, std::string text, const EventValue<G>& known = {}) {
    return table_.add({last_number() + 1, 0, kind, player, std::move(text)}, known);
  }

  // Where the log stands, to come back to.
  struct Mark {
    std::size_t events;
    std::size_t notes;
    std::size_t gaps;
  };
  Mark mark() const { return {table_.log().size(), record_.notes.size(), gaps_.size()}; }
  // Everything since then is taken out of the log, as if it had not been written.
  void rewind(const Mark& mark) {
    table_.rewind(mark.events);
    record_.notes.resize(mark.notes);
    gaps_.resize(mark.gaps);
  }

  // Something said about the last event.
  void note(std::string text) { record_.notes.push_back({last_number(), std::move(text)}); }
  // What is left out of the record after it.
  void gap(Message message) { gaps_.push_back({0, record_.notes.size(), last_number(), std::move(message)}); }

  const std::vector<Event>& events() const { return table_.log(); }
  // What is told about the match besides.
  NamedTexts& about() { return record_.about; }

  void add_to(Reading& reading) && {
    record_.events = table_.log();
    reading.keep(std::move(record_), std::move(gaps_));
  }

 private:
  explicit LogWriter(Table<G> table) : table_(std::move(table)) { record_.setup = table_.setup(); }

  Table<G> table_;
  Record record_;  // its events are the table's
  std::vector<Gap> gaps_;
};

}  // namespace fourfold::records
