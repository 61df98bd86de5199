// The plays of pawns without sides, found on bit masks (BD-3 to BD-10 with their standard rulings): here those of two
// different dice, in plain_doubles.cpp those of a double.
//
// Positions are never compared in full. A play is known by the spaces that its dice are played from; TwoDicePlays and
// DoublePlays say when different plays lead to the same position.
#include "rules/backgammon_dice/plain_board.h"

namespace fourfold::backgammon_dice {
namespace plain {
namespace {

// BD-7 with two captured pawns or more: both dice can do nothing but redeem, whichever comes first.
std::uint64_t redeem_two(Spaces open, int high, int low) {
  const std::uint64_t by_high = (open >> high & 1) != 0 ? step_bits(high, captured_space) : 0;
  const std::uint64_t by_low = (open >> low & 1) != 0 ? step_bits(low, captured_space) : 0;
  return by_high != 0 ? by_high | by_low << 16 : by_low;
}

// The plays of two different dice. Both orders of a pair of spaces lead to the same position. Two pairs do only when
// they carry a pawn from one space by the sum of the dice, by way of either space between, and capture nothing there.
class TwoDicePlays {
 public:
  TwoDicePlays(const Board& start, int high, int low, Spaces open, Branches& plays)
      : start_(start), dice_{{high, open}, {low, open}}, plays_(plays) {}

  // BD-7 with one captured pawn, which comes back with one die before the other is played. None leaves then.
  void redeem_one() {
    const auto& [high, low] = dice_;
    const Sources by_high = high.sources_on_board(start_, captured_bit);
    const Sources by_low = low.sources_on_board(start_, captured_bit);
    const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
    const Spaces high_first = by_high.capturing | (by_high.all & free_choice);
    const Spaces low_first = by_low.capturing | (by_low.all & free_choice);
    const Spaces after_high = after_redeeming(high, low);
    const Spaces after_low = after_redeeming(low, high);
    const Spaces goes_on = high.to(after_high & ~start_.blots) & low.to(after_low & ~start_.blots);
    const Spaces known = low.from(goes_on & high_first);
    add(high, low, captured_space, after_high, after_high, high_first);
    add(low, high, captured_space, after_low, after_low & ~known, low_first);
    plays_.or_pass();
  }

  // Most often both orders of two first steps are possible. Then the one that begins with the smaller die is left out.
  void move_two() {
    const auto& [high, low] = dice_;
    const Sources by_high = high.sources(start_, start_.any);
    const Sources by_low = low.sources(start_, start_.any);
    const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
    const Spaces high_starts = by_high.capturing | (by_high.all & free_choice);
    const Spaces low_starts = by_low.capturing | (by_low.all & free_choice);
    Spaces before_low = 0;  // where the larger die was played from before starts of the smaller one
    Spaces lands_with = 0;  // the same before the start that lands where it did
    // The larger die first from the lower half of the bits, then the smaller one first from the upper half.
    for (std::uint64_t starts = high_starts | std::uint64_t{low_starts} << 32; starts != 0; starts &= starts - 1) {
      const int number = std::countr_zero(starts);
      const std::size_t low_first = static_cast<std::size_t>(number) >> 5;
      const Spaces if_low_first = Spaces{0} - static_cast<Spaces>(low_first);
      const Number& first = dice_[low_first];
      const Number& second = dice_[1 - low_first];
      const int from_space = number & 31;
      const Spaces from = Spaces{1} << from_space;
      const Spaces seconds = after_first(first, second, from);
      // A first step of the larger die leaves the smaller one all its starts or, where it makes another step
      // compulsory, none; only a start from which it would land on the same space is looked at by itself.
      const Spaces same_landing = second.to(first.from(from));
      const Spaces known = seconds & before_low & (~same_landing | lands_with) & if_low_first;
      const Spaces high_from = from & ~if_low_first;
      before_low |= high_from & all_if((seconds & low_starts) != 0);
      lands_with |= high_from & all_if((seconds & same_landing) != 0);
      add(first, second, from_space, seconds, unknown_sums(first, second, from, seconds & ~known), 1);
    }
    plays_.or_pass();
  }

 private:
  // Where the second die may be played from.
  Spaces after_first(const Number& first, const Number& second, Spaces from) const {
    const Board after = start_.after(from, first.from(from));
    return second.sources(after, after.any).dutiful();
  }
  Spaces after_redeeming(const Number& first, const Number& second) const {
    const Board after = start_.after(captured_bit, first.from(captured_bit));
    return second.sources_on_board(after, after.any).dutiful();
  }

  // By the sum of the dice: this pawn goes on, or one behind it steps into its place.
  Spaces unknown_sums(const Number& first, const Number& second, Spaces from, Spaces seconds) {
    const Spaces goes_on = first.to(seconds & first.from(from) & ~start_.blots);
    const Spaces steps_in = seconds & second.to(from);
    const Spaces known = first.from(goes_on & by_the_sum_) | (steps_in & by_the_sum_);
    by_the_sum_ |= goes_on | steps_in;
    return seconds & ~known;
  }

  // Adds the first die followed by the other from each of the new ones of some spaces, or alone if there are none.
  // Nothing if it is not possible.
  void add(const Number& first, const Number& second, int from, Spaces seconds, Spaces unknown, Spaces possible) {
    const std::uint64_t path = step_bits(first.die(), from);
    const bool alone = seconds == 0;
    const std::uint64_t longer = path | step_bits(second.die(), 0) << 16;
    plays_.add(alone ? path : longer, (alone ? Branches::complete : unknown) & (0 - possible));
  }

  const Board start_;
  const Number dice_[2];  // larger first; NOLINT(modernize-use-default-member-init): made from the arguments
  Branches& plays_;
  Spaces by_the_sum_ = 0;  // spaces from which a pawn went by the sum of the dice, capturing nothing between
};

template <class Use>
auto use_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, Use use) {
  const Occupancy own = mine.occupancy();
  const Occupancy opposing = theirs.mirrored_occupancy();
  const Spaces open = ~opposing.two & board;
  const int captured = mine.captured();
  Board start{own.any, own.two, opposing.any ^ opposing.two};
  const bool is_double = dice.high == dice.low;
  Branches plays(is_double ? 3 : 1);
  if (is_double) {
    play_double(start, captured, open, dice.high, plays);
  } else if (captured > 1) {
    plays.add(redeem_two(open & ~own.two, dice.high, dice.low), Branches::complete);
  } else if (captured == 1) {
    start.any |= captured_bit;
    TwoDicePlays(start, dice.high, dice.low, open, plays).redeem_one();
  } else {
    TwoDicePlays(start, dice.high, dice.low, open, plays).move_two();
  }
  return use(plays);
}

}  // namespace
}  // namespace plain

void find_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, PlayList& plays) {
  plain::use_plain_plays(mine, theirs, dice, [&](const plain::Branches& found) { found.list(plays); });
}

Play draw_plain_play(Pawns mine, Pawns theirs, TurnDice dice, std::uint32_t lot) {
  return plain::use_plain_plays(mine, theirs, dice, [&](const plain::Branches& found) { return found.drawn(lot); });
}

}  // namespace fourfold::backgammon_dice
