// The host of one game's table: everything host.h promises, on top of the table, the players and the records.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "host/host.h"
#include "host/story.h"
#include "notation/drawn.h"
#include "notation/pictured.h"
#include "players/lots.h"
#include "players/registry.h"
#include "records/replay.h"
#include "table/table.h"

namespace fourfold::host {

// The game's own functions whose names the host's members have, too.
namespace of_game {

template <class State>
auto notes(const State& state) {
  return table_notes(state);
}
template <class State>
auto left(const State& state, std::span<const Hop> made) {
  return dice_left(state, made);
}
template <class State>
auto offered(const State& state) {
  return offers(state);
}

}  // namespace of_game

template <Drawn G>
class GameHost final : public Host {
  using State = typename G::State;
  using Bot = std::unique_ptr<players::Player<G>>;

 public:
  // `record` has the remarks that go along, not the events.
  GameHost(Table<G> table, records::Record remarks, std::vector<Bot> bots, std::uint64_t seed);

  const Setup& setup() const override { return table_.setup(); }
  std::string title() const override;
  std::vector<RuleView> rules() const override;
  Canvas board() const override { return draw_board(state(), made_); }
  std::string board_text(bool ascii) const override { return drawn(table_.now(), made_, ascii); }
  Scene scene() const override { return whole_scene(state(), made_); }
  std::vector<SeatView> seats(Millis at) const override;
  std::vector<std::string> table_notes() const override { return notes_at(table_.now()); }
  std::string dice() const override { return dice_words(dice_text<G>(state())); }
  std::vector<int> dice_left() const override;
  std::string position() const override { return format_position(state()); }
  int game_number() const override { return table_.now().game; }
  bool endless() const override { return match_length() == "0"; }
  bool over() const override { return table_.over(); }
  int winner() const override;
  int fallen() const override { return table_.now().fallen; }
  std::string result() const override;

  const std::vector<std::string>& history() const override { return history_; }
  std::uint32_t events() const override { return table_.next_number() - 1; }
  Canvas board_after(std::uint32_t events) const override { return draw_board(moment_after(events).state); }
  Scene scene_after(std::uint32_t events) const override { return whole_scene(moment_after(events).state); }
  std::string board_text_after(std::uint32_t events, bool ascii) const override {
    return drawn(moment_after(events), {}, ascii);
  }
  std::string told(std::uint32_t event) const override {
    return event == 0 || event > told_.size() ? "" : told_[event - 1];
  }

  Happening happening(std::uint32_t event_number) const override;

  Waiting waiting() const override { return waiting_; }
  int acting() const override { return table_.acting(); }
  Result<void> proceed(Millis at) override;

  std::vector<HopView> hops() const override;
  std::vector<Gesture> gestures() const override;
  const std::vector<Hop>& hops_made() const override { return made_; }
  std::vector<std::string> labels_made() const override;
  Result<void> hop(const Hop& hop) override;
  bool unhop() override;
  bool turn_is_whole() const override;
  Result<void> confirm(Millis at) override;

  std::vector<std::string> plays() const override;
  std::vector<std::string> choices() const override;
  std::vector<std::string> offers() const override;
  Result<void> play(std::string_view text, Millis at) override;
  Result<void> roll(std::string_view text, Millis at) override;
  bool takes_words() const override;
  Result<void> add_word(int player, std::string_view word, Millis at) override;

  Result<void> take_back(Millis at) override;
  Result<void> answer_takeback(bool agree, Millis at) override;
  bool look_at_clock(Millis at) override;

  bool prepare(std::size_t piece) const override;
  Result<Hint> hint() const override;
  records::Record record() const override;

 private:
  const State& state() const { return table_.state(); }
  const Moment<G>& moment_after(std::uint32_t events) const { return table_.after(std::min(events, this->events())); }
  bool by_person(int player) const { return bots_[static_cast<std::size_t>(player)] == nullptr; }
  std::string match_length() const;
  std::string drawn(const Moment<G>& moment, std::span<const Hop> made, bool ascii) const;
  std::vector<std::string> notes_at(const Moment<G>& moment) const;

  Waiting find_waiting() const;
  int other_player(int player) const;
  std::uint64_t lot() const { return players::mixed(seed_, table_.next_number()); }
  Result<void> submit(EventKind kind, int player, std::string text, Millis at);
  Result<void> let_bot_act(Millis at);
  Result<void> take_back_one(Millis at);
  void catch_up();

  Table<G> table_;
  records::Record remarks_;
  std::vector<Bot> bots_;  // by player; nobody where a person plays
  std::uint64_t seed_;
  Waiting waiting_ = Waiting::nothing;
  std::vector<Hop> made_;
  std::vector<std::string> told_;  // by event
  std::vector<std::string> history_;
};

// The table of a record with all its events; see open_host and resume_host. Defined once a game.
template <class G>
Result<std::unique_ptr<Host>> make_host(const records::Record& record, std::uint64_t seed, bool bots_must_be_known);

}  // namespace fourfold::host
