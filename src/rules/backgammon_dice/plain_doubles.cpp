// The plays of a double with pawns without sides: four steps with one number, found without repeating positions.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "rules/backgammon_dice/plain_board.h"

namespace fourfold::backgammon_dice::plain {
namespace {

// The plays of a double from which nobody can leave. What is played is known by how often each space was played from,
// whatever the order, and almost every two steps that are possible can be made in either order. So the steps that were
// tried before at the same position `sleep` in what follows another one: with them it leads to nothing new (the sleep
// sets of Godefroid, 1996). Two steps of one node fail to commute only when one sets up a capture, which is then
// compulsory (BD-6): such a step is tried after all others, which sleep while it captures.
class SleepingDoublePlays {
 public:
  SleepingDoublePlays(const Number& die, Branches& plays) : die_(die), plays_(plays) {}

  // Whether a pawn might leave when there are so many steps to make: one can come to the space from which the die leads
  // off the board, and before the last step all can be home.
  static bool may_leave(const Board& start, int die, int steps) {
    const std::uint64_t pawns = start.any | std::uint64_t{start.two} << 32;
    Spaces leaving = 0;
    int steps_home = 0;
    for (int i = 0; i < Play::most_steps - 1; ++i) {
      const std::uint64_t further_off = not_home >> (die * i);
      leaving |= Spaces{1} << off_space >> (die * (i + 1));
      steps_home += std::popcount(pawns & (further_off | further_off << 32));
    }
    leaving |= Spaces{1} << off_space >> (die * Play::most_steps);
    return steps_home < steps && (start.any & leaving) != 0;
  }

  // Adds the plays that go on from here, or finds that two different first steps set up captures. Both may be played,
  // one capture after the other, and that would be found twice.
  bool play(const Board& start, std::uint64_t path, int steps) {
    const Sources sources = die_.sources_on_board(start, start.any);
    const Spaces starts = sources.dutiful();
    if (starts == 0) {
      plays_.add(path, Branches::complete);
      return true;
    }
    const Node root = node(start, sources, 0, path, 16 * steps);
    if (steps == 0 && std::popcount(root.to_try >> 32) > 1) return false;
    *end_++ = root;
    const Node* now = nodes_;
    for (std::uint64_t to_try = now->to_try; now->shift < shift_of_third;) {
      const Child child = after(*now, to_try);
      const Spaces child_starts = child.sources.dutiful();
      if (child_starts == 0) {
        plays_.add(child.path, Branches::complete);
      } else {
        *end_ = node(child.board, child.sources, child.asleep, child.path, now->shift + 16);
        end_ += static_cast<std::size_t>(end_->to_try != 0);
      }
      next(now, to_try);
      if (now == end_) return true;
    }
    std::uint64_t to_try = now->to_try;
    end_->to_try = 0;  // read after the last step
    do {
      const Child child = after(*now, to_try);
      const Spaces lasts = child.sources.dutiful();
      const std::uint64_t longer = child.path | step_bits(die_.die(), 0) << 48;
      plays_.add(lasts == 0 ? child.path : longer, lasts == 0 ? Branches::complete : lasts & ~child.asleep);
      next(now, to_try);
    } while (now != end_);
    return true;
  }

 private:
  static constexpr std::size_t most = 1 + 5 + 15;
  static constexpr int shift_of_third = 32;

  // A position from which there are steps to try: in the lower half those that set up nothing, and in the upper half
  // those that set up a capture.
  struct Node {
    Board board;
    Spaces asleep;
    std::uint64_t to_try;
    std::uint64_t path;
    int shift;  // of the next step in the path
  };
  struct Child {
    Board board;
    Sources sources;
    Spaces asleep;
    std::uint64_t path;
  };

  Node node(const Board& here, const Sources& sources, Spaces asleep, std::uint64_t path, int shift) const {
    const Spaces awake = sources.dutiful() & ~asleep;
    const Spaces setting_up = awake & die_.to(die_.to(here.blots)) & all_if(sources.capturing == 0);
    return {here, asleep, (awake ^ setting_up) | std::uint64_t{setting_up} << 32, path, shift};
  }

  Child after(const Node& now, std::uint64_t to_try) const {
    const int from = std::countr_zero(to_try) & 31;
    const Spaces space = Spaces{1} << from;
    const Board next_board = now.board.after(space, die_.from(space));
    const auto tried_before = static_cast<Spaces>(now.to_try & ((to_try & (0 - to_try)) - 1));
    return {next_board, die_.sources_on_board(next_board, next_board.any), now.asleep | tried_before,
            now.path | step_bits(die_.die(), from) << now.shift};
  }

  // The next step to try, which is one of the next node when this one has no more.
  static void next(const Node*& now, std::uint64_t& to_try) {
    to_try &= to_try - 1;
    const bool none_left = to_try == 0;
    now += static_cast<std::size_t>(none_left);
    to_try |= now->to_try & (std::uint64_t{0} - static_cast<std::uint64_t>(none_left));
  }

  const Number die_;
  Branches& plays_;
  Node nodes_[most + 1];
  Node* end_ = nodes_;
};

// How often each space was played from in a double, three bits a space, and above them how many steps were made. After
// so many steps that says where the pawns stand, and so what was captured.
using Played = std::uint64_t;

constexpr int steps_shift = 3 * off_space;
constexpr Played played_from(int space) { return Played{1} << (3 * space); }
constexpr Played steps_made(int steps) { return static_cast<Played>(steps) << steps_shift; }
constexpr int steps_made(Played played) { return static_cast<int>(played >> steps_shift); }

// What was played to come to the positions of a double.
class KnownPositions {
 public:
  KnownPositions() { clear(std::make_index_sequence<slots / piece>()); }

  // 1 for a position that was not known yet, and 0 for another. It is written in any case and counted only if it is
  // new: whether it is cannot be foreseen, so no branch depends on it.
  std::size_t add(Played played) {
    std::size_t slot = played * 0x9e3779b97f4a7c15U >> 56;
    played_[0] = played;  // what an empty slot points to
    while (played_[slots_[slot]] != played) slot = (slot + 1) % slots;
    const std::size_t known = slots_[slot];
    const auto is_new = static_cast<std::size_t>(known == 0);
    played_[last_ + 1] = played;
    last_ += is_new;
    slots_[slot] = static_cast<std::uint8_t>(known + (last_ & (0 - is_new)));
    return is_new;
  }

 private:
  static constexpr std::size_t most = 5 + 15 + 35 + 70;
  static constexpr std::size_t slots = 256;

  std::size_t last_ = 0;
  // Cleared piece by piece, which compilers do with plain stores. The whole at once would be cleared by an instruction
  // that takes long to begin.
  static constexpr std::size_t piece = 16;
  template <std::size_t... I>
  void clear(std::index_sequence<I...> /*pieces*/) {
    (std::memset(slots_ + I * piece, 0, piece), ...);
  }

  std::uint8_t slots_[slots];  // which position has this hash, counted from one; 0 is none
  Played played_[most + 2];
};

// Four steps with one number, level by level. A level has at most as many positions as there are ways to share out its
// steps among five pawns: 5, 15, 35 and 70.
class DoublePlays {
 public:
  DoublePlays(const Number& die, Branches& plays) : die_(die), plays_(plays) {}

  // Goes on from here, where so many steps are made. Two loops make all the steps from all positions: how many there
  // are from each cannot be foreseen, and every loop that ends is a branch guessed wrong.
  void play(const Board& start, std::uint64_t path, int steps) {
    add(start, steps_made(steps), path, 1);
    const Node* node = nodes_;
    Spaces starts = node->starts;
    while (node != end_ && node->played < steps_made(Play::most_steps - 1)) {
      const int from = first_of(starts);
      const Spaces space = Spaces{1} << from;
      const Played played = node->played + played_from(from) + steps_made(1);
      add(node->board.after(space, die_.from(space)), played, longer_path(*node, from), known_.add(played));
      next_start(node, starts);
    }
    end_->starts = 0;  // read after the last step
    while (node != end_) {
      const int from = first_of(starts);
      plays_.add(longer_path(*node, from), static_cast<Spaces>(known_.add(node->played + played_from(from))));
      next_start(node, starts);
    }
  }

 private:
  static constexpr std::size_t most = 1 + 5 + 15 + 35;

  // A position from which there are steps to make.
  struct Node {
    Board board;
    Spaces starts;
    Played played;
    std::uint64_t path;
  };

  std::uint64_t longer_path(const Node& node, int from) const {
    return node.path | step_bits(die_.die(), from) << (16 * steps_made(node.played));
  }

  // The next start, which is one of the next node when this one has no more.
  static void next_start(const Node*& node, Spaces& starts) {
    starts &= starts - 1;
    const Spaces none_left = all_if(starts == 0);
    node += none_left & 1;
    starts |= node->starts & none_left;
  }

  // Adds a position if it is new. A turn that ends before its last step is a play at once.
  void add(const Board& now, Played played, std::uint64_t path, std::size_t is_new) {
    const Spaces starts = die_.sources(now, now.any).dutiful();
    *end_ = {now, starts, played, path};
    if (starts == 0) {
      plays_.add(path, static_cast<Spaces>(is_new));
      return;
    }
    end_ += is_new;
  }

  const Number die_;
  Branches& plays_;
  KnownPositions known_;
  Node nodes_[most + 1];
  Node* end_ = nodes_;
};

}  // namespace

void play_double(Board now, int captured, Spaces open, int die, Branches& plays) {
  const Number number(die, open);
  std::uint64_t path = 0;
  int step = 0;
  const std::uint64_t redeeming = step_bits(die, captured_space);
  for (; captured > 0; --captured, ++step) {
    if (((open & ~now.two) >> die & 1) == 0) {
      plays.add(path, Branches::complete);
      return;
    }
    now = now.after(0, number.from(captured_bit));
    path |= redeeming << (16 * step);
  }
  const bool may_leave = SleepingDoublePlays::may_leave(now, die, Play::most_steps - step);
  if (may_leave || !SleepingDoublePlays(number, plays).play(now, path, step)) {
    DoublePlays(number, plays).play(now, path, step);
  }
}

}  // namespace fourfold::backgammon_dice::plain
