// The plays of a turn under every rule: a search through all orders of steps that meets each position once.
//
// The nodes of the search lie in one list in the order in which they were found, so that walking the list is a search
// in breadth. A node is a position during the turn with the dice already used; a node whose turn is finished is a
// result.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/backgammon_dice/plays.h"

namespace fourfold::backgammon_dice {
namespace {

// Everything that makes two nodes the same, in 16 bytes.
struct Node {
  std::uint64_t mine;    // the pawns, the score of the turn and the dice used
  std::uint64_t theirs;  // the pawns, and whether the turn ends here

  bool operator==(const Node&) const = default;
};

constexpr int score_shift = Pawns::word_bits;  // at most 28 in a turn
constexpr int used_shift = score_shift + 5;
constexpr std::uint64_t pawn_bits = (std::uint64_t{1} << Pawns::word_bits) - 1;
constexpr std::uint64_t finished_mark = std::uint64_t{1} << Pawns::word_bits;

MidTurn mid_turn_of(const Node& node) {
  return {Pawns::from_bits(node.mine & pawn_bits), Pawns::from_bits(node.theirs & pawn_bits),
          static_cast<std::uint8_t>(node.mine >> score_shift & 31)};
}
unsigned used_of(const Node& node) { return static_cast<unsigned>(node.mine >> used_shift); }

Node node_of(const MidTurn& now, unsigned used) {
  return {now.mine.bits() | std::uint64_t{now.scored} << score_shift | std::uint64_t{used} << used_shift,
          now.theirs.bits()};
}
// A finished node forgets its dice, so that equal positions are one result.
Node finished(const MidTurn& now) {
  Node node = node_of(now, 0);
  node.theirs |= finished_mark;
  return node;
}
bool is_finished(const Node& node) { return (node.theirs & finished_mark) != 0; }

// A list of distinct nodes with a hash table over it. The table starts small and grows with the list, because clearing
// a large one would cost more than most turns.
class NodeSet {
 public:
  NodeSet() { table_.assign(fewest_slots, 0); }

  std::size_t size() const { return nodes_.size(); }
  const Node& operator[](std::size_t i) const { return nodes_[i]; }
  // Whether the node is new.
  bool add(const Node& node) {
    std::size_t slot = slot_of(node);
    if (table_[slot] != 0) return false;
    if (2 * (nodes_.size() + 1) > table_.size()) {
      table_.assign(2 * table_.size(), 0);
      for (std::size_t i = 0; i < nodes_.size(); ++i) table_[slot_of(nodes_[i])] = static_cast<std::uint32_t>(i + 1);
      slot = slot_of(node);
    }
    nodes_.push_back(node);
    table_[slot] = static_cast<std::uint32_t>(nodes_.size());
    return true;
  }

 private:
  static constexpr std::size_t fewest_slots = 64;

  // The slot that holds the node, or the empty one where it would go.
  std::size_t slot_of(const Node& node) const {
    const std::uint64_t mixed = (node.mine ^ std::rotl(node.theirs, 23)) * 0x9e3779b97f4a7c15ULL + node.theirs;
    const std::size_t last = table_.size() - 1;
    std::size_t slot = static_cast<std::size_t>((mixed * 0xbf58476d1ce4e5b9ULL) >> 32) & last;
    while (table_[slot] != 0 && nodes_[table_[slot] - 1U] != node) slot = (slot + 1) & last;
    return slot;
  }

  SmallVector<Node, usual_plays> nodes_;
  SmallVector<std::uint32_t, 2 * usual_plays> table_;  // number of the node, counted from one; 0 is empty
};

// The dice of the turn, and which of them a node has used: how many of a double's four, or a bit for each of two.
class Leftover {
 public:
  explicit Leftover(TurnDice dice) : dice_(dice) {}

  bool is_double() const { return dice_.high == dice_.low; }
  int total() const { return is_double() ? 4 : 2; }
  int count(unsigned used) const { return is_double() ? static_cast<int>(used) : std::popcount(used); }
  bool any(unsigned used) const { return count(used) < total(); }
  unsigned use(unsigned used, int die) const {
    if (is_double()) return used + 1;
    return used | (die == dice_.high ? 1U : 2U);
  }
  template <class Visit>
  void each(unsigned used, Visit visit) const {
    if (is_double()) {
      visit(dice_.high);
      return;
    }
    if ((used & 1) == 0) visit(dice_.high);
    if ((used & 2) == 0) visit(dice_.low);
  }

 private:
  TurnDice dice_;
};

class SidedTurn {
 public:
  SidedTurn(const Rules& rules, TurnDice dice, PlayList& plays)
      : rules_(rules), dice_(dice), plays_(plays), may_stop_(rules.duty == Duty::none && dice_.is_double()) {}

  void search(const MidTurn& start) {
    add(node_of(start, 0), Play::pass());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (!is_finished(nodes_[i])) go_on_from(nodes_[i], plays_[i]);
    }
    keep_results(start.theirs.captured());
  }

 private:
  void add(const Node& node, Play play) {
    if (nodes_.add(node)) plays_.push_back(play);
  }

  // Copies, because the lists grow here.
  void go_on_from(const Node node, const Play play) {
    const unsigned used = may_stop_ ? static_cast<unsigned>(play.size()) : used_of(node);
    const MidTurn now = mid_turn_of(node);
    PossibleSteps steps;
    if (dice_.any(used) && !now.mine.all_off()) {
      dice_.each(used, [&](int die) { add_possible_steps(rules_, now, die, steps); });
      keep_dutiful(rules_, steps);
    }
    if (!may_stop_ && (steps.empty() || rules_.duty == Duty::none)) add(finished(now), play);
    for (const PossibleStep& possible : steps) {
      can_capture_ = can_capture_ || possible.captures_unaided;
      const unsigned used_then = dice_.use(used, possible.step.die());
      const Play longer = play.with(dice_.count(used), possible.step);
      if (may_stop_) {
        add(node_of(possible.after, 0), longer);
      } else if (!dice_.any(used_then) || possible.after.mine.all_off()) {
        add(finished(possible.after), longer);
      } else {
        add(node_of(possible.after, used_then), longer);
      }
    }
  }

  // BD-6 over the whole turn: if any way of playing it captures without a switch, only ways that capture.
  void keep_results(int captured_before) {
    const bool must_capture = rules_.duty == Duty::turn && can_capture_;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const bool result = may_stop_ || is_finished(nodes_[i]);
      const bool dutiful = !must_capture || mid_turn_of(nodes_[i]).theirs.captured() > captured_before;
      if (result && dutiful) plays_[kept++] = plays_[i];
    }
    while (plays_.size() > kept) plays_.pop_back();
  }

  const Rules& rules_;
  Leftover dice_;
  PlayList& plays_;
  NodeSet nodes_;
  // A double without duties: every node is a result, and who comes to it again with fewer dice left finds nothing new.
  bool may_stop_;
  bool can_capture_ = false;
};

}  // namespace

void find_sided_plays(const Rules& rules, const MidTurn& start, TurnDice dice, PlayList& plays) {
  SidedTurn(rules, dice, plays).search(start);
}

}  // namespace fourfold::backgammon_dice
