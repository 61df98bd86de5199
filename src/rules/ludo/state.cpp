// A state from a position that somebody wrote down, with everything checked, and back; and who has which place.
#include "rules/ludo/state.h"

#include <algorithm>

#include "rules/ludo/moves.h"

namespace fourfold::ludo {

int State::place(Seat seat) const {
  for (int i = 0; i < placed_; ++i) {
    if (places_[static_cast<std::size_t>(i)] == seat) return i + 1;
  }
  // The last one left is placed behind those who finished, when it is played out or nobody did.
  const bool last = stage_ == Stage::over && takes_turns(seat) && (rules_.play_on || placed_ == 0);
  return last ? placed_ + 1 : 0;
}

Position State::position() const {
  Position position;
  for (const Seat seat : seats(rules_)) {
    position.pieces[at(seat)] = pieces(seat);
    position.resigned[at(seat)] = resigned(seat);
    if (contends(seat)) position.opening[at(seat)] = opening_rolls_[at(seat)];
  }
  position.turn = turn_;
  position.again = again_;
  position.sixes = sixes_;
  position.dice = dice();
  position.places = places_;
  position.placed = placed_;
  return position;
}

Result<State> State::from(const Rules& rules, const Position& position) {
  State state;
  state.rules_ = rules;
  if (auto seated = state.seat(position); !seated) return tl::unexpected(seated.error());
  if (auto placed = state.put_places(position); !placed) return tl::unexpected(placed.error());

  const bool opening = std::ranges::any_of(position.opening, [](const auto& rolled) { return rolled.has_value(); });
  const bool rolling = position.again || position.sixes != 0 || position.dice || opening;
  if (state.seats_taking_turns() == 1 || (state.placed_ != 0 && !rules.play_on)) {
    if (rolling) return refuse<"ludo.over-no-dice">();
    state.end_game();
    return state;
  }
  if (!plays(state.rules_, position.turn)) {
    return refuse<"ludo.turn-of-nobody", "seat">(number(position.turn));
  }
  if (!state.takes_turns(position.turn)) {
    return refuse<"ludo.turn-of-one-who-is-out", "player">(position.turn);
  }
  state.turn_ = position.turn;
  auto put = opening ? state.put_opening(position) : state.put_dice(position);
  if (!put) return tl::unexpected(put.error());
  return state;
}

Result<void> State::seat(const Position& position) {
  rules_.seats = 0;
  for (int i = 0; i < max_seats; ++i) {
    const Seat seat = seat_at(i);
    const std::optional<Pieces>& told = position.pieces[at(seat)];
    if (!told) {
      if (position.resigned[at(seat)]) return refuse<"ludo.nobody-resigned", "seat">(number(seat));
      continue;
    }
    rules_.seats |= static_cast<NumberSet>(1U << number(seat));
    if (position.resigned[at(seat)]) {
      resigned_ |= static_cast<std::uint8_t>(1U << i);
      continue;
    }
    Pieces pieces = *told;
    for (const Progress piece : pieces) {
      if (piece < base || piece > home) {
        return refuse<"ludo.no-such-place", "player", "place">(seat, piece);
      }
    }
    std::ranges::sort(pieces);
    pieces_[at(seat)] = pieces;
  }
  if (auto fits = check(rules_); !fits) return fits;
  return {};
}

Result<void> State::put_places(const Position& position) {
  int finishers = 0;
  for (const Seat seat : seats(rules_)) {
    if (!finished(seat)) continue;
    ++finishers;
    places_[0] = seat;
  }
  placed_ = static_cast<std::uint8_t>(finishers);
  if (finishers > 1 && !rules_.play_on) return refuse<"ludo.two-home">();
  if (seats_taking_turns() == 0) return refuse<"ludo.nobody-left">();
  if (position.placed == 0 && finishers <= 1) return {};
  if (position.placed != finishers) {
    return refuse<"ludo.places-named", "count">(finishers);
  }
  std::uint8_t named = 0;
  places_ = {};
  for (std::size_t i = 0; i < static_cast<std::size_t>(finishers); ++i) {
    const Seat seat = position.places[i];
    if (!finished(seat)) return refuse<"ludo.placed-but-not-home", "player">(seat);
    if ((named >> index(seat) & 1) != 0) return refuse<"ludo.placed-twice", "player">(seat);
    named |= static_cast<std::uint8_t>(1U << index(seat));
    places_[i] = seat;
  }
  return {};
}

Result<void> State::put_opening(const Position& position) {
  if (position.again || position.sixes != 0 || position.dice) {
    return refuse<"ludo.opening-and-more">();
  }
  int contenders = 0;
  std::optional<Seat> next;
  for (const Seat seat : seats(rules_)) {
    if (pieces(seat) != all_in_base) return refuse<"ludo.opening-with-a-piece-out", "player">(seat);
  }
  for (int i = 0; i < max_seats; ++i) {
    const Seat seat = seat_at(i);
    const std::optional<int> rolled = position.opening[at(seat)];
    if (!rolled) continue;
    if (!takes_turns(seat)) return refuse<"ludo.opening-without-seat", "seat">(number(seat));
    if (*rolled != 0 && (*rolled < rules_.dice || *rolled > rules_.dice * Die::sides)) {
      return refuse<"ludo.opening-roll", "player", "number">(seat, *rolled);
    }
    if (*rolled != 0 && next) return refuse<"ludo.opening-order", "first", "then">(*next, seat);
    if (*rolled == 0 && !next) next = seat;
    ++contenders;
    contenders_ |= static_cast<std::uint8_t>(1U << i);
    opening_rolls_[at(seat)] = static_cast<std::uint8_t>(*rolled);
  }
  if (contenders < 2) return refuse<"ludo.opening-alone">();
  if (!next) return refuse<"ludo.opening-settled">();
  if (turn_ != *next) return refuse<"ludo.opening-next", "player">(*next);
  return {};
}

Result<void> State::put_dice(const Position& position) {
  if (position.again && (rules_.dice != 1 || !rules_.entry_roll)) {
    return refuse<"ludo.no-extra-roll">();
  }
  if (position.again && std::ranges::find(pieces(turn_), flower) == pieces(turn_).end()) {
    return refuse<"ludo.extra-roll-without-piece", "player">(turn_);
  }
  if (position.sixes < 0 || position.sixes > 2) return refuse<"ludo.sixes-range">();
  if (position.sixes != 0 && rules_.three_sixes != ThreeSixes::lose_turn) {
    return refuse<"ludo.sixes-not-counted">();
  }
  if (position.dice && position.dice->dice() != rules_.dice) {
    return rules_.dice == 1 ? refuse<"ludo.one-die">() : refuse<"ludo.two-dice">();
  }
  again_ = position.again;
  sixes_ = static_cast<std::uint8_t>(position.sixes);
  stage_ = position.dice ? Stage::play : Stage::roll;
  if (position.dice) dice_ = *position.dice;
  return {};
}

}  // namespace fourfold::ludo
