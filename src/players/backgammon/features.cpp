#include "players/backgammon/features.h"

#include <bit>
#include <cstring>

namespace fourfold::backgammon {
namespace {

// The switch of each side, place and count of checkers.
constexpr auto switches = [] {
  std::array<std::array<std::array<std::int16_t, most_checkers + 1>, bar + 1>, 2> table{};
  for (int side = 0; side < 2; ++side) {
    for (int place = off; place <= bar; ++place) {
      for (int count = 0; count <= most_checkers; ++count) {
        table[static_cast<std::size_t>(side)][static_cast<std::size_t>(place)][static_cast<std::size_t>(count)] =
            static_cast<std::int16_t>(feature(side, place, count));
      }
    }
  }
  return table;
}();

void add_side(std::size_t side, const Checkers& checkers, Features& to) {
  for (std::size_t place = 0; place < checkers.size(); ++place) {
    const int found = switches[side][place][checkers[place]];
    if (found != no_feature) to.push_back(found);
  }
}

// Those of the shots that are bits: at which of the places of blots, counted through both sides.
void add_shots(std::size_t at, unsigned shots, Features& to) {
  const int first = board_features + static_cast<int>(at) * longest_shot;
  for (; shots != 0; shots &= shots - 1) to.push_back(first + std::countr_zero(shots));
}

int escapes_feature(std::size_t side, const Tactics::Last& last) {
  return features_of_last + static_cast<int>(side) * last_a_side + last.escapes;
}

int blocked_feature(std::size_t side, const Tactics::Last& last) {
  return features_of_last + static_cast<int>(side) * last_a_side + rolls_of_two + 1 + last.blocked;
}

}  // namespace

Features::Features(const Board& board, bool tactics) {
  add_side(0, board.on_roll, *this);
  add_side(1, board.opponent, *this);
  if (!tactics) return;
  const Tactics found(board);
  for (std::size_t at = 0; at < found.shots.size(); ++at) add_shots(at, found.shots[at], *this);
  for (std::size_t side = 0; side < 2; ++side) {
    push_back(escapes_feature(side, found.last[side]));
    push_back(blocked_feature(side, found.last[side]));
  }
}

void Changes::clear() {
  less.clear();
  more.clear();
}

void Changes::add(const Board& was, const Board& is) {
  const auto place = [&](std::size_t side, std::size_t at, std::uint8_t old_count, std::uint8_t new_count) {
    const int old_switch = switches[side][at][old_count];
    const int new_switch = switches[side][at][new_count];
    if (old_switch == new_switch) return;
    if (old_switch != no_feature) less.push_back(old_switch);
    if (new_switch != no_feature) more.push_back(new_switch);
  };
  const auto checkers = [&](std::size_t side, const Checkers& old_ones, const Checkers& new_ones) {
    // Most places are as they were: eight at a time are compared.
    std::size_t from = 0;
    for (; from + 8 <= old_ones.size(); from += 8) {
      std::uint64_t old_eight = 0;
      std::uint64_t new_eight = 0;
      std::memcpy(&old_eight, &old_ones[from], sizeof old_eight);
      std::memcpy(&new_eight, &new_ones[from], sizeof new_eight);
      for (std::uint64_t differ = old_eight ^ new_eight; differ != 0;) {
        const int byte = std::countr_zero(differ) / 8;
        differ &= ~(std::uint64_t{0xff} << (8 * byte));
        const std::size_t at = from + static_cast<std::size_t>(byte);
        place(side, at, old_ones[at], new_ones[at]);
      }
    }
    for (; from < old_ones.size(); ++from) {
      if (old_ones[from] != new_ones[from]) place(side, from, old_ones[from], new_ones[from]);
    }
  };
  checkers(0, was.on_roll, is.on_roll);
  checkers(1, was.opponent, is.opponent);
}

void Changes::add(const Tactics& was, const Tactics& is) {
  constexpr std::size_t four = 4;
  static_assert(std::tuple_size_v<decltype(was.shots)> % four == 0);
  for (std::size_t from = 0; from < was.shots.size(); from += four) {
    std::uint64_t old_four = 0;
    std::uint64_t new_four = 0;
    std::memcpy(&old_four, &was.shots[from], sizeof old_four);
    std::memcpy(&new_four, &is.shots[from], sizeof new_four);
    if (old_four == new_four) continue;
    for (std::size_t at = from; at < from + four; ++at) {
      const unsigned old_shots = was.shots[at];
      const unsigned new_shots = is.shots[at];
      add_shots(at, old_shots & ~new_shots, less);
      add_shots(at, new_shots & ~old_shots, more);
    }
  }
  for (std::size_t side = 0; side < 2; ++side) {
    const Tactics::Last& old_last = was.last[side];
    const Tactics::Last& new_last = is.last[side];
    if (old_last.escapes != new_last.escapes) {
      less.push_back(escapes_feature(side, old_last));
      more.push_back(escapes_feature(side, new_last));
    }
    if (old_last.blocked != new_last.blocked) {
      less.push_back(blocked_feature(side, old_last));
      more.push_back(blocked_feature(side, new_last));
    }
  }
}

}  // namespace fourfold::backgammon
