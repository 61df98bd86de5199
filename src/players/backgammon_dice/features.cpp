#include "players/backgammon_dice/features.h"

#include <algorithm>
#include <bit>

namespace fourfold::backgammon_dice {
namespace {

// Where nothing is scored, or symbols do not count, "+" and "−" say nothing.
Face seen_face(const Rules& rules, Face face) {
  if (face == Face::unrolled) return Face::regular;
  const bool symbol = face == Face::regular_plus || face == Face::regular_minus;
  return symbol && !(rules.scored && rules.symbols) ? Face::regular : face;
}

class Viewer {
 public:
  Viewer(const State& state, Switches& on) : state_(state), on_(on) {}

  void look() {
    add_side(0, state_.mine());
    add_side(1, state_.theirs());
    add_facing();
    add_entries(0, state_.mine(), state_.theirs().occupancy());
    add_entries(1, state_.theirs(), state_.mine().occupancy());
    if (state_.rules().scored) {
      const int lead = state_.score(state_.turn()) - state_.score(other(state_.turn()));
      add(first_lead + most_lead + std::clamp(lead, -most_lead, most_lead));
    }
  }

 private:
  void add(int number) { on_.push_back(static_cast<std::uint16_t>(number)); }

  template <class Visit>
  static void for_each_space(std::uint32_t spaces, Visit visit) {
    for (; spaces != 0; spaces &= spaces - 1) visit(std::countr_zero(spaces));
  }

  void add_side(int side, const Pawns& pawns) {
    for (const Pawn pawn : pawns.list()) {
      if (pawn.space == captured_space || pawn.space == off_space) continue;
      const int face = static_cast<int>(seen_face(state_.rules(), pawn.face));
      add(side * pawn_switches + face * last_space + pawn.space - 1);
    }
    const Occupancy here = pawns.occupancy();
    for_each_space(here.two, [&](int space) { add(first_block + side * last_space + space - 1); });
    if (const int count = pawns.captured(); count > 0) add(first_captured + side * pawns_a_side + count - 1);
    if (const int count = pawns.off(); count > 0) add(first_off_count + side * pawns_a_side + count - 1);
    for_each_space(here.any, [&](int high) {
      const std::uint32_t lower = here.any & ((std::uint32_t{1} << high) - 1);
      for_each_space(lower,
                     [&](int low) { add(first_own_pair + side * own_pairs + (high - 1) * (high - 2) / 2 + low - 1); });
    });
  }

  void add_facing() {
    const Occupancy mine = state_.mine().occupancy();
    const Occupancy theirs = state_.theirs().occupancy();
    for_each_space(mine.any, [&](int my_space) {
      for_each_space(theirs.any, [&](int their_space) {
        const int blocks = static_cast<int>(2 * (mine.two >> my_space & 1) + (theirs.two >> their_space & 1));
        add(first_facing + ((my_space - 1) * last_space + their_space - 1) * 4 + blocks);
      });
    });
  }

  void add_entries(int side, const Pawns& entering, const Occupancy& against) {
    if (entering.captured() == 0) return;
    for_each_space(against.any, [&](int space) {
      const int block = static_cast<int>(against.two >> space & 1);
      add(first_entry + side * entry_switches + 2 * (space - 1) + block);
    });
  }

  const State& state_;
  Switches& on_;
};

}  // namespace

Switches switches_of(const State& state) {
  Switches on;
  Viewer(state, on).look();
  return on;
}

}  // namespace fourfold::backgammon_dice
