// The GameReader of one game, over its table.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "notation/boards.h"
#include "notation/scenes.h"
#include "rules/clauses.h"
#include "screen/ending.h"
#include "screen/game_reader.h"
#include "screen/story.h"
#include "table/table.h"

namespace fourfold::screen {

// The game's own functions whose names members of the reader have, too.
namespace of_game {

template <class State>
auto hops_after(const State& state, std::span<const Hop> made) {
  return next_hops(state, made);
}
template <class State>
auto play_made(const State& state, std::span<const Hop> made) {
  return play_of(state, made);
}
template <class State>
Message why_not_there(const State& state, std::span<const Hop> made, int from, std::optional<int> to) {
  return to ? why_not(state, made, from, *to) : why_stays(state, made, from);
}
template <class State>
auto offered(const State& state) {
  return offers(state);
}
template <class State>
auto notes_of_seat(const State& state, std::span<const Hop> made, Seat seat) {
  return seat_notes(state, made, seat);
}
template <class Rules>
bool counts_rounds(const Rules& rules) {
  return in_rounds(rules);
}
template <class State>
auto notes_of_table(const State& state) {
  return table_notes(state);
}

}  // namespace of_game

template <HasBoard G>
class ReaderOfGame final : public GameReader {
  using State = typename G::State;

 public:
  // The table outlives its reader. Endings are told to that player, or to nobody in particular.
  explicit ReaderOfGame(const Table<G>& table, int you = nobody) : table_(table), you_(you) {}

  Message title(std::string rules) const override {
    std::vector<Message> parts;
    const std::string length = match_length<G>(state().rules());
    if (endless()) {
      parts.push_back(say<"title.endless">());
    } else if (!length.empty() && length != "1") {
      parts.push_back(say<"title.match", "points">(length));
    }
    if (setup().best_of > 1) parts.push_back(say<"title.series", "count">(setup().best_of));
    if (parts.empty()) return say<"title.game", "game", "rules">(G::title(), std::move(rules));
    return say<"title.game-with-length", "game", "rules", "length">(G::title(), std::move(rules), std::move(parts));
  }

  std::vector<RuleView> rules() const override {
    std::vector<RuleView> list;
    const auto preset = find_preset<G>(setup().preset);
    for (const auto& option : G::options()) {
      const std::string value = option.get(state().rules());
      list.push_back({std::string(option.name), value, preset && value != option.get(preset->rules),
                      matters<G>(option, state().rules())});
    }
    return list;
  }

  std::vector<std::string> clauses() const override { return clauses_in_force<G>(state().rules()); }

  bool endless() const override { return match_length<G>(state().rules()) == "0"; }

  bool in_rounds() const override { return of_game::counts_rounds(state().rules()); }

  Standing standing() const override {
    const TableState<G>& now = table_.now();
    Standing standing;
    standing.phase = phase(now.state);
    standing.game = now.game;
    standing.acting = table_.acting();
    standing.asks_takeback = now.asks_takeback;
    standing.agreed = now.agreed;
    standing.match_over = now.match_over;
    standing.winner = now.match_over ? match_winner(setup(), now) : nobody;
    standing.fallen = now.fallen;
    standing.rolls = now.rolls;
    standing.revealed = now.revealed;
    standing.only_pass = standing.phase == Phase::decide && of_game::play_made(now.state, {}).has_value() &&
                         legal(now.state).size() == 1;
    for (std::size_t player = 0; player < setup().players.size(); ++player) {
      standing.seats.push_back(seat_of(now, static_cast<int>(player)));
      standing.half_points.push_back(now.half_points[player]);
    }
    return standing;
  }

  Message result() const override {
    GameEnding told = told_ending(setup(), table_.now(), you_);
    return table_.now().match_over && told.match ? *std::move(told.match) : std::move(told.headline);
  }
  std::optional<GameEnding> ending() const override {
    const bool over = table_.over() || phase(state()) == Phase::over;
    return over ? std::optional(told_ending(setup(), table_.now(), you_)) : std::nullopt;
  }
  std::vector<GameFigure> figures() const override { return told_figures(table_); }

  Canvas board(std::uint32_t events, std::span<const Hop> made) const override {
    return draw_board(after(events).state, made);
  }
  Scene scene(std::uint32_t events, std::span<const Hop> made) const override {
    return whole_scene(after(events).state, made);
  }
  std::vector<PlayerThen> players(std::uint32_t events) const override {
    const TableState<G>& then = after(events);
    const Millis at = events == 0 ? 0 : table_.log()[events - 1].at;
    std::vector<PlayerThen> list;
    for (std::size_t i = 0; i < setup().players.size(); ++i) {
      const int player = static_cast<int>(i);
      list.push_back({seat_of(then, player), then.half_points[i], then.clock.left(player, at)});
    }
    return list;
  }
  int game_number(std::uint32_t events) const override { return after(events).game; }
  // Of the same game; a takeback leads to earlier ones again. Dice for the start, which nobody plays, do not lie there.
  std::optional<LyingDice> lying_dice(std::uint32_t events) const override {
    for (std::uint32_t number = events; number > 0;) {
      const Event& event = table_.log()[number - 1];
      if (event.kind == EventKind::next_game) return std::nullopt;
      if (event.kind == EventKind::roll) {
        const Scene rolled = scene(number, {});
        if (rolled.dice.empty() || rolled.turn == 0) return std::nullopt;
        return LyingDice{number, seat_at(rolled.turn - 1), rolled.dice, static_cast<int>(rolled.left.size())};
      }
      number = event.kind == EventKind::agree_takeback ? takeback_number(event).value_or(0) : number - 1;
    }
    return std::nullopt;
  }
  std::vector<Message> seat_notes(std::uint32_t events, std::span<const Hop> made, int player) const override {
    const TableState<G>& then = after(events);
    return of_game::notes_of_seat(then.state, made, seat_of(then, player));
  }
  std::vector<Message> table_notes(std::uint32_t events) const override {
    const TableState<G>& then = after(events);
    std::vector<Message> notes = of_game::notes_of_table(then.state);
    for (Message& note : notes) note = named(setup(), then, std::move(note));
    return notes;
  }
  std::string sign(int player) const override { return seat_sign(state(), seat_of(table_.now(), player)); }
  std::string dice() const override { return screen::dice_text(fourfold::dice_text<G>(state())); }
  std::string position(std::uint32_t events) const override { return format_position(after(events).state); }

  std::vector<int> rollers() const override {
    std::vector<int> players;
    if (table_.over() || phase(state()) != Phase::roll) return players;
    // Whose dice they are does not depend on what they show.
    for (const RolledDie& die : rolled_dice(state(), roll_at(state(), 0))) {
      players.push_back(player_at(table_.now(), die.seat));
    }
    return players;
  }
  Happening happening(std::uint32_t number) const override {
    const TableState<G>& then = after(number);
    Happening happening;
    happening.event = table_.log()[number - 1];
    happening.game = then.game;
    happening.told = told_event(table_, number);
    happening.ending = ending_after(table_, number, you_);
    if (!happening.ending.empty()) {
      const auto first = then.half_points.begin();
      happening.half_points.assign(first, first + static_cast<std::ptrdiff_t>(setup().players.size()));
    }
    if (happening.event.kind == EventKind::roll) {
      const TableState<G>& before = after(number - 1);
      for (const RolledDie& die : rolled_dice(before.state, std::get<typename G::Roll>(table_.value(number)))) {
        happening.dice.push_back({player_at(before, die.seat), die.seat, die.pips});
      }
    }
    if (happening.event.kind != EventKind::play) return happening;
    const State& before = after(number - 1).state;
    const auto& play = std::get<typename G::Play>(table_.value(number));
    happening.arrows = arrows(before, play);
    happening.steps = tell_steps(before, play);
    happening.passed = of_game::play_made(before, {}) == play;
    if (phase(then.state) == Phase::over) {
      happening.points.emplace();
      for (std::size_t player = 0; player < setup().players.size(); ++player) {
        happening.points->push_back(outcome(then.state).of(seat_of(then, static_cast<int>(player))));
      }
    }
    return happening;
  }

  std::vector<HopView> next_hops(std::span<const Hop> made) const override {
    std::vector<HopView> views;
    for (const Hop& hop : of_game::hops_after(state(), made)) views.push_back({hop, format_hop(state(), made, hop)});
    return views;
  }
  std::vector<Gesture> gestures(std::span<const Hop> made) const override {
    return Gestures<State>(state(), made).list();
  }
  Message why_not(std::span<const Hop> made, int from, std::optional<int> to) const override {
    const Scene now = whole_scene(state(), made);
    const bool stands = std::ranges::any_of(
        now.pieces, [&](const ScenePiece& piece) { return number(piece.seat) == now.turn && piece.place == from; });
    if (!stands) return say<"screen.nothing-there">();
    if (to && Gestures<State>(state(), made).lead(from, *to)) return say<"screen.several-ways">();
    const auto hops = of_game::hops_after(state(), made);
    const bool moves = std::ranges::any_of(hops, [&](const Hop& hop) { return hop.from == from; });
    return named(setup(), table_.now(), of_game::why_not_there(state(), made, from, moves ? to : std::nullopt));
  }
  std::vector<std::string> labels(std::span<const Hop> made) const override {
    std::vector<std::string> labels;
    labels.reserve(made.size());
    for (std::size_t i = 0; i < made.size(); ++i) labels.push_back(format_hop(state(), made.first(i), made[i]));
    return labels;
  }
  std::optional<std::string> play_of(std::span<const Hop> made) const override {
    const auto play = of_game::play_made(state(), made);
    return play ? std::optional(format_play(state(), *play)) : std::nullopt;
  }
  std::vector<std::string> plays() const override {
    std::vector<std::string> texts;
    for (const auto& play : legal(state())) texts.push_back(format_play(state(), play));
    return texts;
  }
  std::vector<std::string> offers() const override {
    std::vector<std::string> texts;
    for (const auto& play : of_game::offered(state())) texts.push_back(format_play(state(), play));
    return texts;
  }
  bool ends_game(std::string_view text) const override {
    const auto play = parse_play(state(), text);
    return play && phase(apply(state(), *play)) == Phase::over;
  }
  std::optional<std::uint32_t> takeback_of(int player) const override { return table_.takeback_of(player); }

 private:
  const Setup& setup() const { return table_.setup(); }
  const State& state() const { return table_.state(); }
  const TableState<G>& after(std::uint32_t events) const {
    return table_.after(std::min(events, table_.next_number() - 1));
  }
  const Table<G>& table_;
  int you_;
};

}  // namespace fourfold::screen
