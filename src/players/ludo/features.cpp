#include "players/ludo/features.h"

#include <algorithm>
#include <bit>

namespace fourfold::ludo {
namespace {

class Viewer {
 public:
  Viewer(const State& state, Switches& on)
      : state_(state), on_(on), reach_(state.rules().dice == 1 ? Die::sides : longest_shot) {}

  void look() {
    for (int own = 0; own < max_seats; ++own) {
      if (!here(own)) continue;
      add_pieces(own);
      for (int later = 1; later < max_seats; ++later) {
        if (const int other = (own + later) & (max_seats - 1); here(other)) add_shots(own, other, later);
      }
    }
    if (state_.again()) add(first_turn);
    if (state_.sixes() > 0) add(first_turn + state_.sixes());
  }

 private:
  Seat seat(int seen) const { return seat_at((index(state_.turn()) + seen) & (max_seats - 1)); }
  bool here(int seen) const { return takes_turns(state_, seat(seen)); }
  void add(int number) { on_.push_back(static_cast<std::uint16_t>(number)); }

  void add_pieces(int seen) {
    const int first = seen * switches_a_seat;
    int in_base = 0;
    int at_home = 0;
    for (const Progress piece : state_.pieces(seat(seen))) {
      in_base += piece == base ? 1 : 0;
      at_home += piece == home ? 1 : 0;
      if (in_play(piece)) add(first + counts_in_base + piece);
    }
    if (in_base > 0) add(first + in_base - 1);
    if (at_home > 0) add(first + counts_in_base + home + at_home - 1);
  }

  // What the one could send back of the other's, who sits so many seats later. Progress grows towards the target, so
  // whoever could reach it stands on the spaces right before it, as the attacker counts them.
  void add_shots(int attacker, int victim, int later) {
    const Pieces& behind = state_.pieces(seat(attacker));
    const Spaces standing = track_spaces(behind);
    const int pair = attacker * (max_seats - 1) + later - 1;
    for (const Progress piece : state_.pieces(seat(victim))) {
      if (!on_track(piece)) continue;
      const int target = progress_seen(flower_distance * later, piece);
      if (target > last_on_track) continue;
      const int from = std::max(0, target - reach_);
      const int first = first_shot + (pair * stretches + piece / stretch_length) * longest_shot - 1;
      for (Spaces rest = standing >> from & ((Spaces{1} << (target - from)) - 1); rest != 0; rest &= rest - 1) {
        add(first + target - from - std::countr_zero(rest));
      }
      if (behind.front() != base || target > Die::sides) continue;
      add(first_entry + pair * entries_a_pair + (target == flower ? 0 : 1));
    }
  }

  const State& state_;
  Switches& on_;
  int reach_;
};

}  // namespace

Switches switches_of(const State& state) {
  Switches on;
  Viewer(state, on).look();
  return on;
}

}  // namespace fourfold::ludo
