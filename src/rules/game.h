// What every game is: the words all four share, and the concept that each satisfies.
//
// A game is a tag type (backgammon::Game, ...) that names its value types, and free functions over those values, found
// by argument-dependent lookup in the game's own namespace. States are small trivially copyable values; every function
// is pure. Dice never come from here: a state that waits for dice says which rolls there are and how likely, and is
// handed one.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "rules/deeds.h"
#include "rules/fixed_list.h"
#include "rules/option.h"
#include "rules/result.h"
#include "rules/seat.h"
#include "rules/walk.h"

namespace fourfold {

// What a state waits for: dice, a decision by to_act(state), or nothing any more.
enum class Phase : std::uint8_t { roll, decide, over };

// What a finished game gives each seat. A loser of a two-sided game gets the negative of the winner's points.
struct Outcome {
  std::array<std::int16_t, max_seats> points{};

  int of(Seat seat) const { return points[static_cast<std::size_t>(index(seat))]; }
  bool operator==(const Outcome&) const = default;
};

// One way the dice may fall, with its weight out of the distribution's total.
template <class Roll>
struct Chance {
  Roll roll;
  std::uint32_t weight = 0;
};

// Every way the dice may fall. The weights of the rolls add up to the total.
template <class Roll, std::size_t Capacity>
struct Distribution {
  FixedList<Chance<Roll>, Capacity> rolls;
  std::uint32_t total = 0;
};

// The roll that number `n` of the total stands for: the rolls in their order, each taking as many numbers as its
// weight.
template <class Roll, std::size_t Capacity>
Roll roll_at(const Distribution<Roll, Capacity>& chances, std::uint32_t n) {
  std::size_t i = 0;
  while (n >= chances.rolls[i].weight) n -= chances.rolls[i++].weight;
  return chances.rolls[i].roll;
}

// How a game's clauses are numbered: BG-1 to BG-22.
struct Clauses {
  std::string_view letters;
  int count = 0;
};

template <class T>
concept SmallValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class G>
concept Game =
    SmallValue<typename G::Rules> && SmallValue<typename G::State> && SmallValue<typename G::Play> &&
    SmallValue<typename G::Roll> &&
    requires(const typename G::Rules& rules, const typename G::State& state, const typename G::Play& play,
             const typename G::Roll& dice, Seat seat, int depth, std::uint32_t number, std::span<const Hop> made) {
      { G::name } -> std::convertible_to<std::string_view>;  // what is typed: "backgammon-dice"
      { G::title() } -> std::same_as<Message>;               // what is read: "Backgammon Dice"
      // The option that says how many points win a match; empty where a match is a series of games.
      { G::match_option } -> std::convertible_to<std::string_view>;
      // What is set so that so many play; nothing where the number of players is always the same.
      { G::seating(depth) } -> std::same_as<std::optional<Setting>>;
      // The first preset is the one used when none is named.
      { G::presets() } -> std::same_as<std::span<const Preset<typename G::Rules>>>;
      { G::options() } -> std::same_as<std::span<const Option<typename G::Rules>>>;

      { G::clauses } -> std::convertible_to<Clauses>;

      // Options that do not fit together are refused with a reason.
      { check(rules) } -> std::same_as<Result<void>>;
      { seats(rules) } -> std::same_as<std::span<const Seat>>;  // who plays, in turn order
      { in_force(rules, depth) } -> std::same_as<bool>;         // whether the clause of that number holds at all

      // The state before anything has happened; it may wait for the roll that decides who begins.
      { initial(rules) } -> std::same_as<typename G::State>;
      // The starting position with the question of who begins settled.
      { begin_with(rules, seat) } -> std::same_as<typename G::State>;

      { state.rules() } -> std::same_as<const typename G::Rules&>;
      { phase(state) } -> std::same_as<Phase>;
      { to_act(state) } -> std::same_as<Seat>;  // who decides, or whose dice are rolled
      { chance(state).rolls.begin()->roll } -> std::convertible_to<typename G::Roll>;
      // The same without a list, for drawing dice: how many equally likely ways they may fall, chance(state)'s
      // total, and the roll that one of them is, as roll_at counts.
      { chance_total(state) } -> std::same_as<std::uint32_t>;
      { roll_at(state, number) } -> std::same_as<typename G::Roll>;
      { roll(state, dice) } -> std::same_as<typename G::State>;  // dice are one of chance(state)
      // Puts a roll on the table although a decision may stand before it (the cube), or replaces one: for
      // asking what could be played. Refuses where the game has no use for it.
      { with_roll(state, dice) } -> std::same_as<Result<typename G::State>>;

      // What to_act may play: never empty while deciding. A forced pass is a play.
      { legal(state) } -> std::same_as<typename G::PlayList>;
      // What to_act may do besides: resign, offer or claim a draw.
      { offers(state) } -> std::same_as<typename G::OfferList>;
      { apply(state, play) } -> std::same_as<typename G::State>;  // play is legal or an offer
      // The same for a play from outside: refused with the reason when it is not allowed.
      { try_apply(state, play) } -> std::same_as<Result<typename G::State>>;
      { deeds(state, play) } -> std::same_as<Deeds>;  // what it does, counted

      // The same play one hop at a time, as on a board; see rules/walk.h.
      { next_hops(state, made) } -> std::same_as<HopList>;
      { play_of(state, made) } -> std::same_as<std::optional<typename G::Play>>;
      { preview(state, made) } -> std::same_as<std::remove_cvref_t<decltype(state.position())>>;
      { dice_left(state, made) } -> std::same_as<DiceLeft>;
      { why_not(state, made, depth, depth) } -> std::same_as<Message>;
      { why_stays(state, made, depth) } -> std::same_as<Message>;

      { outcome(state) } -> std::same_as<Outcome>;  // all zero until the game is over
      // After a finished game: the next of the match, or nothing when the match is decided.
      { next_game(state) } -> std::same_as<std::optional<typename G::State>>;

      { perft(state, depth) } -> std::same_as<std::uint64_t>;
    };

}  // namespace fourfold
