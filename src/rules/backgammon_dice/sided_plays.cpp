// The plays of a turn under every rule: a search through all orders of steps that meets each position once.
//
// The nodes of the search lie in one list in the order in which they were found, so that walking the list is a search
// in breadth. A node is a position during the turn with the dice already used; a node whose turn is finished is a
// result.
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "rules/backgammon_dice/plays.h"

namespace fourfold::backgammon_dice {
namespace {

// Everything that makes two nodes the same, in 16 bytes.
struct Node {
  std::uint64_t mine;    // the pawns, the score of the turn and the dice used
  std::uint64_t theirs;  // the pawns and marks

  bool operator==(const Node&) const = default;
};

constexpr int score_shift = Pawns::word_bits;  // at most 28 in a turn
constexpr int used_shift = score_shift + 5;
constexpr std::uint64_t pawn_bits = (std::uint64_t{1} << Pawns::word_bits) - 1;
// Marks: the turn ends here; a pawn was captured without the help of a switch (kept only while whole turns are judged).
constexpr std::uint64_t finished_mark = std::uint64_t{1} << Pawns::word_bits;
constexpr std::uint64_t capture_mark = finished_mark << 1;

View view_of(const Node& node) {
  return {Pawns::from_bits(node.mine & pawn_bits), Pawns::from_bits(node.theirs & pawn_bits),
          static_cast<std::uint8_t>(node.mine >> score_shift & 31)};
}
unsigned used_of(const Node& node) { return static_cast<unsigned>(node.mine >> used_shift); }

Node node_of(const View& view, unsigned used, std::uint64_t marks) {
  return {view.mine.bits() | std::uint64_t{view.scored} << score_shift | std::uint64_t{used} << used_shift,
          view.theirs.bits() | marks};
}

// A list of distinct nodes with a hash table over it. The table starts small and grows with the list, because clearing
// a large one would cost more than most turns.
class NodeSet {
 public:
  NodeSet() { clear_table(64); }

  std::size_t size() const { return size_; }
  const Node& operator[](std::size_t i) const { return nodes_[i]; }
  void clear() {
    size_ = 0;
    clear_table(64);
  }
  // Whether the node is new. A full set takes no more; see most_plays.
  bool add(const Node& node) {
    std::size_t slot = slot_of(node);
    if (table_[slot] != 0) return false;
    assert(size_ < most_plays);
    if (size_ == most_plays) return false;
    if (2 * (size_ + 1) > slots_) {
      clear_table(2 * slots_);
      for (std::size_t i = 0; i < size_; ++i) table_[slot_of(nodes_[i])] = static_cast<std::uint16_t>(i + 1);
      slot = slot_of(node);
    }
    nodes_[size_++] = node;
    table_[slot] = static_cast<std::uint16_t>(size_);
    return true;
  }

 private:
  static constexpr std::size_t most_slots = std::size_t{1} << 17;

  void clear_table(std::size_t slots) {
    slots_ = slots;
    for (std::size_t i = 0; i < slots; ++i) table_[i] = 0;
  }
  // The slot that holds the node, or the empty one where it would go.
  std::size_t slot_of(const Node& node) const {
    const std::uint64_t mixed = (node.mine ^ std::rotl(node.theirs, 23)) * 0x9e3779b97f4a7c15ULL + node.theirs;
    std::size_t slot = static_cast<std::size_t>((mixed * 0xbf58476d1ce4e5b9ULL) >> 32) & (slots_ - 1);
    while (table_[slot] != 0 && nodes_[table_[slot] - 1U] != node) slot = (slot + 1) & (slots_ - 1);
    return slot;
  }

  std::size_t size_ = 0;
  std::size_t slots_ = 0;
  Node nodes_[most_plays];           // not cleared
  std::uint16_t table_[most_slots];  // number of the node, counted from one; 0 is empty
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

  void search(const View& start) {
    captured_before_ = start.theirs.captured();
    if (rules_.duty == Duty::turn) {
      judging_ = true;
      explore(start);
      judging_ = false;
      nodes_.clear();
      plays_.clear();
    }
    explore(start);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (may_stop_ || (nodes_[i].theirs & finished_mark) != 0) plays_[kept++] = plays_[i];
    }
    while (plays_.size() > kept) plays_.pop_back();
  }

 private:
  void explore(const View& start) {
    add(node_of(start, 0, 0), Play::pass());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if ((nodes_[i].theirs & finished_mark) == 0) go_on_from(nodes_[i], plays_[i]);
    }
  }

  void add(const Node& node, Play play) {
    if (nodes_.add(node)) plays_.push_back(play);
  }

  // Copies, because the lists grow here.
  void go_on_from(const Node node, const Play play) {
    const unsigned used = may_stop_ ? static_cast<unsigned>(play.size()) : used_of(node);
    const bool captured = (node.theirs & capture_mark) != 0;
    const View view = view_of(node);
    PossibleSteps steps;
    if (dice_.any(used) && !view.mine.all_off()) {
      dice_.each(used, [&](int die) { add_possible_steps(rules_, view, die, steps); });
      keep_dutiful(rules_, steps);
    }
    if (!may_stop_ && (steps.empty() || rules_.duty == Duty::none)) finish(view, used, captured, play);
    for (const PossibleStep& possible : steps) {
      const unsigned used_then = dice_.use(used, possible.step.die());
      const bool captured_then = judging_ && (captured || possible.captures_unaided);
      const Play longer = play.with(dice_.count(used), possible.step);
      if (may_stop_) {
        add(node_of(possible.after, 0, 0), longer);
      } else if (!dice_.any(used_then) || possible.after.mine.all_off()) {
        finish(possible.after, used_then, captured_then, longer);
      } else {
        add(node_of(possible.after, used_then, captured_then ? capture_mark : 0), longer);
      }
    }
  }

  // The turn may end here. The node forgets its dice, so that equal positions are one result.
  void finish(const View& view, unsigned used, bool captured, Play play) {
    if (rules_.duty == Duty::turn) {
      // BD-6 over whole turns: as many dice as possible, and of those plays one that captures if any does unaided.
      // Bearing off the last pawn leaves no die unplayed.
      const int count = view.mine.all_off() ? dice_.total() : dice_.count(used);
      if (judging_) {
        must_capture_ = count > most_used_ ? captured : must_capture_ || (captured && count == most_used_);
        most_used_ = std::max(most_used_, count);
        return;
      }
      if (count < most_used_ || (must_capture_ && view.theirs.captured() == captured_before_)) return;
    }
    add(node_of(view, 0, finished_mark), play);
  }

  const Rules& rules_;
  Leftover dice_;
  PlayList& plays_;
  NodeSet nodes_;
  // A double without duties: every node is a result, and who comes to it again with fewer dice left finds nothing new.
  bool may_stop_;
  // What whole turns are judged by, found in a first search.
  bool judging_ = false;
  int most_used_ = 0;
  bool must_capture_ = false;
  int captured_before_ = 0;
};

}  // namespace

void find_sided_plays(const Rules& rules, const View& view, TurnDice dice, PlayList& plays) {
  SidedTurn(rules, dice, plays).search(view);
}

}  // namespace fourfold::backgammon_dice
