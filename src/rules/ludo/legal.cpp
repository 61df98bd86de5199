// Every play of a roll, one for each distinct position that may come of it (LU-3 to LU-7, LU-9, LU-11, LU-13).
#include <array>
#include <cstdint>

#include "rules/ludo/move_table.h"
#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

// What one piece can do with the roll. Pieces on one space are alike and looked at once.
struct Mover {
  std::array<Move, 2> by;  // with each die
  std::uint8_t piece;      // which of the seat's
  bool several;            // more pieces stand there
};

// What the opponents' pieces mean for a move, as the seat to act counts spaces.
struct Opponents {
  static constexpr bool any = true;
  Spaces blocked = 0;  // a pair stands in the way
  Spaces hit = 0;      // landing sends somebody back

  static Opponents seen_in(const State& state) {
    Opponents seen;
    const Rules& rules = state.rules();
    for (const Seat seat : seats(rules)) {
      if (seat == state.turn()) continue;
      const int offset = flower_offset(state.turn(), seat);
      const Pieces& theirs = state.pieces(seat);
      for (std::size_t i = 0; i < theirs.size(); ++i) {
        if (!on_track(theirs[i])) continue;
        const Spaces bit = Spaces{1} << progress_seen(offset, theirs[i]);
        if (rules.capture == Capture::landing) seen.hit |= bit;
        if (rules.blocks == Blocks::pairs && i > 0 && theirs[i] == theirs[i - 1]) seen.blocked |= bit;
      }
    }
    if (rules.shelter == Shelter::starting_flowers) seen.hit &= ~starting_flowers;
    return seen;
  }
};

// The same where they mean nothing before the turn is over: most games are played so.
struct NoOpponents {
  static constexpr bool any = false;
  static constexpr Spaces blocked = 0;
};

template <class Seen>
class Generator {
 public:
  Generator(const State& state, const Roll& dice, const Seen& seen, PlayList& plays)
      : plays_(plays),
        rules_(state.rules()),
        own_(state.pieces(state.turn())),
        seen_(seen),
        number_{dice.high_pips(), dice.low_pips()} {}

  void one_die(bool again) {
    for (std::size_t i = 0; i < own_.size(); ++i) {
      if ((i > 0 && own_[i] == own_[i - 1]) || (again && own_[i] != flower)) continue;
      if (const Move move = find(own_[i], number_[0]); move.possible()) add(move);
    }
    if (plays_.empty() || rules_.must_use == MustUse::may_decline) add_pass();
  }

  void two_dice() {
    find_movers();
    for (std::size_t i = 0; i < movers_count_; ++i) {
      whole_roll(movers_[i]);
      if (movers_[i].several) one_each(movers_[i], movers_[i]);
      for (std::size_t j = i + 1; j < movers_count_; ++j) one_each(movers_[i], movers_[j]);
    }
    const bool decline = rules_.must_use == MustUse::may_decline;
    const bool any_die = plays_.empty() || decline;
    if (any_die || goes_home_) one_of_two(any_die);
    if (plays_.empty() || decline) add_pass();
  }

 private:
  Move find(Progress from, int n) const {
    const bool barred = from == base ? !holds(rules_.entry, n) || (seen_.blocked & 1) != 0
                                     : seen_.blocked != 0 && (seen_.blocked & path(from, n)) != 0;
    return barred ? Move{} : move_of(rules_.finish, from, n);
  }

  void find_movers() {
    for (std::size_t i = 0; i < own_.size() && own_[i] != home; ++i) {
      if (i > 0 && own_[i] == own_[i - 1]) continue;
      const Move high = find(own_[i], number_[0]);
      const Move low = find(own_[i], number_[1]);
      if (!high.possible() && !low.possible()) continue;
      goes_home_ |= high.step.to() == home || low.step.to() == home;
      movers_[movers_count_++] = {
          {high, low}, static_cast<std::uint8_t>(i), i + 1 < own_.size() && own_[i] == own_[i + 1]};
    }
  }

  // Both dice by one piece: LU-6 in one move of the sum, LU-4 by entering and moving on.
  void whole_roll(const Mover& mover) {
    const Progress from = own_[mover.piece];
    if (from != base) {
      if (const Move sum = find(from, number_[0] + number_[1]); sum.possible()) add(sum);
      return;
    }
    for (std::size_t die = 0; die < 2; ++die) {
      if (!mover.by[die].possible()) continue;
      if (const Move on = find(flower, number_[1 - die]); on.possible()) add(mover.by[die], on);
    }
  }

  void one_each(const Mover& a, const Mover& b) {
    if (a.by[0].possible() && b.by[1].possible()) add(a.by[0], b.by[1]);
    if (number_[0] != number_[1] && a.by[1].possible() && b.by[0].possible()) add(a.by[1], b.by[0]);
  }

  // LU-7: one die is enough where both cannot be used, and for going home although the other die is then of no use.
  void one_of_two(bool any) {
    for (std::size_t i = 0; i < movers_count_; ++i) {
      for (std::size_t die = 0; die < 2; ++die) {
        const Move& move = movers_[i].by[die];
        const bool allowed = any || (move.step.to() == home && idle_without(i, 1 - die));
        if (allowed && move.possible()) add(move);
      }
    }
  }

  // Whether no other piece than one of that mover can use the die.
  bool idle_without(std::size_t mover, std::size_t die) const {
    for (std::size_t i = 0; i < movers_count_; ++i) {
      if ((i != mover || movers_[i].several) && movers_[i].by[die].possible()) return false;
    }
    return true;
  }

  void add_pass() {
    if (is_new(0, 0)) plays_.push_back(Play::pass());
  }
  void add(const Move& move) {
    if (is_new(move.change, space_bit(move.step.to()))) plays_.push_back(Play::one(move.step));
  }
  void add(const Move& a, const Move& b) {
    if (is_new(a.change + b.change, space_bit(a.step.to()) | space_bit(b.step.to())))
      plays_.push_back(Play::two(a.step, b.step));
  }

  // Two plays come to the same when the same pieces stand in the same places and, where landing captures, the same
  // pieces were sent back on the way.
  bool is_new(PieceKey change, Spaces landed) {
    const std::size_t count = plays_.size();
    if constexpr (Seen::any) captures_[count] = landed & seen_.hit;
    // Most changes are new, and one bit of 64 mostly tells that they are.
    const std::uint64_t mark = std::uint64_t{1} << (change & 63);
    if ((marks_ & mark) != 0) {
      for (std::size_t i = 0; i < count; ++i) {
        if (changes_[i] != change) continue;
        if constexpr (Seen::any) {
          if (captures_[i] != captures_[count]) continue;
        }
        return false;
      }
    }
    marks_ |= mark;
    changes_[count] = change;
    return true;
  }

  PlayList& plays_;
  const Rules& rules_;
  const Pieces own_;
  const Seen seen_;
  const std::array<int, 2> number_;
  std::array<Mover, pieces_each> movers_;
  std::size_t movers_count_ = 0;
  bool goes_home_ = false;
  std::uint64_t marks_ = 0;
  std::array<PieceKey, PlayList::capacity()> changes_;
  std::array<Spaces, PlayList::capacity()> captures_;
};

template <class Seen>
void generate(const State& state, const Roll& dice, const Seen& seen, PlayList& plays) {
  Generator<Seen> generator(state, dice, seen, plays);
  if (dice.dice() == 1) {
    generator.one_die(state.again());
  } else {
    generator.two_dice();
  }
}

}  // namespace

PlayList legal(const State& state) {
  PlayList plays;
  const std::optional<Roll> dice = state.dice();
  if (!dice) return plays;
  if (third_six(state)) {
    plays.push_back(Play::pass());
  } else if (state.rules().blocks == Blocks::none && state.rules().capture == Capture::turn_end) {
    generate(state, *dice, NoOpponents{}, plays);
  } else {
    generate(state, *dice, Opponents::seen_in(state), plays);
  }
  return plays;
}

}  // namespace fourfold::ludo
