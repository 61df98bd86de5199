// The figures of the game that a table has come to, counted from its log by player: what was moved and taken, and what
// the dice gave beside what dice give on average. What was taken back does not count.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "notation/scenes.h"
#include "notation/telling.h"
#include "table/table.h"

namespace fourfold {

struct PlayerFigures {
  int turns = 0;        // in which something was moved
  int most_moved = 0;   // pips or spaces with one roll
  int taken = 0;        // pieces of others
  int most_taken = 0;   // with one play
  int rolls = 0;        // of dice to play with; those for the start are not counted
  int rolled = 0;       // what they gave to play in all: a double of 3 that counts four gives 12
  double expected = 0;  // what as many rolls give on average

  bool operator==(const PlayerFigures&) const = default;
};

namespace figures_detail {

// The events of this game that were not taken back, the first one first.
template <class G>
std::vector<std::uint32_t> standing_events(const Table<G>& table) {
  std::vector<std::uint32_t> numbers;
  const int game = table.now().game;
  for (std::uint32_t n = table.next_number() - 1; n > 0 && table.after(n).game == game;) {
    const Event& event = table.log()[n - 1];
    if (event.kind == EventKind::next_game) break;
    if (event.kind == EventKind::agree_takeback) {
      n = takeback_number(event).value_or(0);
      continue;
    }
    numbers.push_back(n--);
  }
  std::ranges::reverse(numbers);
  return numbers;
}

// What there is to play after a roll; nothing where it is not played.
template <class State>
int given(const State& after) {
  if (phase(after) != Phase::decide) return 0;
  int sum = 0;
  for (const Die die : dice_left(after, std::span<const Hop>())) sum += die.pips();
  return sum;
}

// What the rolls that are played give on average.
template <class State>
double expected(const State& before) {
  double sum = 0;
  double weights = 0;
  for (const auto& [dice, weight] : chance(before).rolls) {
    const int gives = given(roll(before, dice));
    sum += gives * static_cast<double>(weight);
    weights += gives > 0 ? weight : 0;
  }
  return weights > 0 ? sum / weights : 0;
}

}  // namespace figures_detail

template <class G>
std::vector<PlayerFigures> figures(const Table<G>& table) {
  std::vector<PlayerFigures> all(table.setup().players.size());
  for (const std::uint32_t n : figures_detail::standing_events(table)) {
    const TableState<G>& before = table.after(n - 1);
    if (const auto* dice = std::get_if<typename G::Roll>(&table.value(n))) {
      const int gives = figures_detail::given(table.after(n).state);
      const auto rolled = rolled_dice(before.state, *dice);
      // For the start everybody rolls one.
      const bool own = std::ranges::all_of(rolled, [&](const RolledDie& die) { return die.seat == rolled[0].seat; });
      if (gives == 0 || !own) continue;
      PlayerFigures& player = all[static_cast<std::size_t>(player_at(before, rolled[0].seat))];
      ++player.rolls;
      player.rolled += gives;
      player.expected += figures_detail::expected(before.state);
    } else if (const auto* play = std::get_if<typename G::Play>(&table.value(n))) {
      const Deeds done = deeds(before.state, *play);
      PlayerFigures& player = all[static_cast<std::size_t>(table.log()[n - 1].player)];
      player.turns += arrows(before.state, *play).empty() ? 0 : 1;
      player.most_moved = std::max(player.most_moved, done.moved);
      player.taken += done.taken;
      player.most_taken = std::max(player.most_taken, done.taken);
    }
  }
  return all;
}

}  // namespace fourfold
