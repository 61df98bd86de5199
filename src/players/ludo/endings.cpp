#include "players/ludo/endings.h"

#include <algorithm>
#include <cstdint>

#include "players/ludo/features.h"
#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

// Values change by less in a last sweep over all positions. One sweep undoes a tenth of an error or so: what is left is
// far below what a float tells.
constexpr double enough = 1e-9;

Rules without_seats(Rules rules) {
  rules.seats = 0;
  return rules;
}

// Neighbours sit one seat apart, or three, seen by the other.
int fewest_apart(int apart) { return std::min(apart, max_seats - apart); }

}  // namespace

std::size_t Endings::entry_of(Progress own, Progress other, bool again, int sixes) {
  const auto turn = static_cast<std::size_t>(again ? 1 : sixes > 0 ? sixes + 1 : 0);
  return (static_cast<std::size_t>(own - base) * places + static_cast<std::size_t>(other - base)) * turns + turn;
}

// What may follow each position, roll by roll, and the values on their way.
struct Endings::Solver {
  static constexpr std::uint32_t won = ~std::uint32_t{0};

  struct Choice {
    std::uint32_t entry;  // or won
    std::uint8_t later;   // where the other sits then, as in win_
    bool own;             // the same side goes on
  };
  struct Rolled {
    std::uint32_t weight;
    std::uint32_t end;  // of its choices
  };
  struct Node {
    std::uint32_t entry;
    std::uint8_t later;
    std::uint32_t rolls_end;
  };

  Solver(const Rules& rules, int apart) : rules_(rules) {
    for (const int later : {apart, max_seats - apart}) value[static_cast<std::size_t>(later - 1)].assign(entries, 0.5);
    // Those that are nearly home first: the others follow from them.
    for (int sum = 2 * (home - 1); sum >= 2 * base; --sum) {
      for (int own = home - 1; own >= base; --own) {
        if (const int other = sum - own; other >= base && other < home) {
          add(static_cast<Progress>(own), static_cast<Progress>(other), apart);
          if (2 * apart != max_seats) add(static_cast<Progress>(own), static_cast<Progress>(other), max_seats - apart);
        }
      }
    }
  }

  void add(Progress own, Progress other, int later) {
    for (int turn = static_cast<int>(turns) - 1; turn >= 0; --turn) {
      Position position;
      position.pieces[0] = Pieces{own, home, home, home};
      position.pieces[static_cast<std::size_t>(later)] = Pieces{other, home, home, home};
      position.again = turn == 1;
      position.sixes = turn > 1 ? turn - 1 : 0;
      const Result<State> state = State::from(rules_, position);
      if (!state) continue;
      const auto chances = chance(*state);
      total = chances.total;
      for (const auto& [dice, weight] : chances.rolls) {
        const State rolled = roll(*state, dice);
        for (const Play& play : legal(rolled)) choices.push_back(choice_of(apply(rolled, play), later));
        rolls.push_back({weight, static_cast<std::uint32_t>(choices.size())});
      }
      nodes.push_back({static_cast<std::uint32_t>(entry_of(own, other, position.again, position.sixes)),
                       static_cast<std::uint8_t>(later - 1), static_cast<std::uint32_t>(rolls.size())});
    }
  }

  static Choice choice_of(const State& after, int later) {
    if (phase(after) == Phase::over) return {won, 0, true};
    const bool own = after.turn() == Seat::one;
    const Progress first = after.pieces(Seat::one).front();
    const Progress second = after.pieces(seat_at(later)).front();
    const std::size_t entry = entry_of(own ? first : second, own ? second : first, after.again(), after.sixes());
    return {static_cast<std::uint32_t>(entry), static_cast<std::uint8_t>((own ? later : max_seats - later) - 1), own};
  }

  double worth(const Choice& choice) const {
    if (choice.entry == won) return 1;
    const double theirs = value[choice.later][choice.entry];
    return choice.own ? theirs : 1 - theirs;
  }

  // The largest change.
  double sweep() {
    double most = 0;
    std::size_t r = 0;
    std::size_t c = 0;
    for (const Node& node : nodes) {
      double sum = 0;
      for (; r < node.rolls_end; ++r) {
        double best = 0;
        for (; c < rolls[r].end; ++c) best = std::max(best, worth(choices[c]));
        sum += rolls[r].weight * best;
      }
      double& now = value[node.later][node.entry];
      const double next = sum / total;
      most = std::max(most, next > now ? next - now : now - next);
      now = next;
    }
    return most;
  }

  Rules rules_;
  std::array<std::vector<double>, max_seats - 1> value;
  std::vector<Node> nodes;
  std::vector<Rolled> rolls;
  std::vector<Choice> choices;
  double total = 1;
};

Endings::Endings(const Rules& rules, int apart) : rules_(without_seats(rules)), apart_(fewest_apart(apart)) {
  Solver solver(rules, apart_);
  while (solver.sweep() > enough) {
  }
  for (std::size_t i = 0; i < win_.size(); ++i) win_[i].assign(solver.value[i].begin(), solver.value[i].end());
}

bool Endings::fit(const Rules& rules, int apart) const {
  return rules_ == without_seats(rules) && apart_ == fewest_apart(apart);
}

std::optional<Seat> only_opponent(const State& state) {
  std::optional<Seat> found;
  for (const Seat seat : seats(state.rules())) {
    if (seat == state.turn() || !takes_turns(state, seat)) continue;
    if (found) return std::nullopt;
    found = seat;
  }
  return found;
}

bool Endings::find(const State& state, Chances& chances) const {
  const Seat own = state.turn();
  if (state.pieces(own)[1] != home) return false;
  const std::optional<Seat> other = only_opponent(state);
  if (!other || state.pieces(*other)[1] != home) return false;
  const std::vector<float>& known = win_[static_cast<std::size_t>(seats_later(own, *other) - 1)];
  if (known.empty()) return false;
  const float win =
      known[entry_of(state.pieces(own).front(), state.pieces(*other).front(), state.again(), state.sixes())];
  chances = {};
  chances.win[static_cast<std::size_t>(index(own))] = win;
  chances.win[static_cast<std::size_t>(index(*other))] = 1 - win;
  return true;
}

}  // namespace fourfold::ludo
