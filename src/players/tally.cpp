#include "players/tally.h"

#include <cmath>

namespace fourfold::players {

double Tally::points_a_game() const {
  if (games == 0) return 0;
  return static_cast<double>(sum) / (static_cast<double>(games) * seats);
}

double Tally::standard_error() const {
  if (rounds < 2) return 0;
  const auto count = static_cast<double>(rounds);
  const double mean = static_cast<double>(sum) / count;
  const double variance = (static_cast<double>(squares) - static_cast<double>(sum) * mean) / (count - 1);
  const double games_a_round = static_cast<double>(games) / count;
  return variance <= 0 ? 0 : std::sqrt(variance / count) / (games_a_round * seats);
}

void Tally::add(const Tally& other) {
  rounds += other.rounds;
  games += other.games;
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  unfinished += other.unfinished;
  sum += other.sum;
  squares += other.squares;
  seats = other.seats;
}

Tally tally_of(std::span<const Played> round, std::span<const Seat> seats) {
  Tally tally;
  tally.rounds = 1;
  tally.seats = static_cast<int>(seats.size());
  for (const Played& game : round) {
    const int own = game.outcome.of(game.seat);
    int all = 0;
    int above = 0;  // opponents with more points, and with as many
    int level = 0;
    for (const Seat seat : seats) {
      const int points = game.outcome.of(seat);
      all += points;
      above += points > own ? 1 : 0;
      level += seat != game.seat && points == own ? 1 : 0;
    }
    ++tally.games;
    if (above > 0) {
      ++tally.losses;
    } else {
      ++(level > 0 ? tally.draws : tally.wins);
    }
    tally.unfinished += game.finished ? 0 : 1;
    tally.sum += tally.seats * own - all;
  }
  tally.squares = tally.sum * tally.sum;
  return tally;
}

}  // namespace fourfold::players
