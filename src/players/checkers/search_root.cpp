// The search from the root: deeper ply by ply, each depth begun with a narrow window around what the last one found.
#include <algorithm>
#include <functional>
#include <utility>

#include "players/checkers/reductions.h"
#include "players/checkers/search.h"
#include "players/stable_order.h"

namespace fourfold::checkers {
namespace {

constexpr int window = 24;  // around the last value, for a start
constexpr int least_depth_for_window = 4;

// Puts a move that was searched deeper into its place. Those behind it were not found better.
void promote(std::vector<RootMove>& moves, std::size_t place, const RootMove& deeper) {
  const auto same = [&](const RootMove& each) {
    return each.move.from == deeper.move.from && each.move.to == deeper.move.to &&
           each.move.captured == deeper.move.captured;
  };
  const auto begin = moves.begin() + static_cast<std::ptrdiff_t>(place);
  const auto found = std::find_if(begin, moves.end(), same);
  std::rotate(begin, found, found + 1);
  moves[place] = deeper;
  for (std::size_t i = place + 1; i < moves.size(); ++i) moves[i].value = std::min(moves[i].value, deeper.value);
}

void order_from(std::vector<RootMove>& moves, std::size_t first, std::size_t end) {
  players::order_stably(moves.begin() + static_cast<std::ptrdiff_t>(first),
                        moves.begin() + static_cast<std::ptrdiff_t>(end), std::greater<>{}, &RootMove::value);
}

}  // namespace

void Search::set_up(const State& state, players::Watch& watch, unsigned beside) {
  watch_ = &watch;
  asks_clock_ = beside == 0;
  stopped_ = false;
  nodes_ = 0;
  most_nodes_ = 0;  // from the second depth on
  moves_.clear();
  scores_.clear();
  Node& root = node(0);
  root.position = SearchPosition::of(state.board(), state.turn(), state.quiet_plies());
  root.move = {};
  evaluator_.begin(root.position);
  root_material_ = root.position.material();
  path_.clear();
  state.for_each_earlier([&](const Board& board, Side turn) {
    path_.push_back(SearchPosition::of(board, turn, 0).key);
    return true;
  });
  std::ranges::reverse(path_);
  before_root_ = path_.size();
  path_.push_back(root.position.key);
}

// The moves from `first` on, within the window; false if it was stopped before the first of them was judged.
bool Search::search_root(SearchReport& report, std::size_t first, int alpha, int beta) {
  bool any = false;
  for (std::size_t i = first; i < report.moves.size(); ++i) report.moves[i].value = -infinite;
  for (std::size_t i = first; i < report.moves.size(); ++i) {
    RootMove& root = report.moves[i];
    step_into(root.move, 0);
    const int left = root_depth_ - 1;
    const int less = root.move.quiet() ? reduction(root_depth_, i - first) : 0;
    const int value = i == first ? -search(left, -beta, -alpha, 1, false) : scout(left, less, alpha, beta, 1);
    if (stopped_) return any;
    any = true;
    if (i > first && value <= alpha) continue;
    root.value = value;
    root.line.assign(1, root.move);
    root.line.insert(root.line.end(), node(1).line.begin(), node(1).line.end());
    alpha = std::max(alpha, value);
    if (value >= beta) return true;
  }
  return true;
}

// The best of the moves from `line` on, with windows that grow until it lies within. What is known by then is kept for
// when time runs out.
void Search::search_line(SearchReport& report, std::size_t line, int last, std::vector<RootMove>& known_so_far) {
  const bool narrow = root_depth_ >= least_depth_for_window && !is_proven(last) && last > -infinite;
  int below = window;
  int above = window;
  while (!stopped_) {
    const int alpha = narrow && below < most_estimate ? last - below : -infinite;
    const int beta = narrow && above < most_estimate ? last + above : infinite;
    if (!search_root(report, line, alpha, beta)) return;
    order_from(report.moves, line, report.moves.size());
    const int value = report.moves[line].value;
    // What was found better before the time was over is better; what fell below the window is not known.
    if (value > alpha && value < beta) {
      promote(known_so_far, line, report.moves[line]);
      return;
    }
    (value <= alpha ? below : above) *= 4;
  }
}

// One depth, so many lines of it exactly.
void Search::deepen(SearchReport& report, std::size_t exact) {
  const std::vector<RootMove> before = report.moves;
  std::vector<RootMove> known_so_far = before;
  for (std::size_t line = 0; line < exact && !stopped_; ++line) {
    search_line(report, line, before[line].value, known_so_far);
  }
  if (stopped_) report.moves = std::move(known_so_far);
  // A line that was looked at less deeply beside the one before it may turn out to be the better one, after all.
  order_from(report.moves, 0, exact);
}

SearchReport Search::run(const State& state, const std::vector<SearchMove>& moves, std::size_t lines, int depth,
                         const players::Limits& limits, players::Watch& watch, unsigned beside,
                         const std::function<void(const SearchReport&)>& told) {
  set_up(state, watch, beside);
  SearchReport report;
  for (const SearchMove& move : moves) report.moves.push_back({move, -infinite, {move}});
  if (moves.empty()) return report;
  const std::size_t exact = std::clamp<std::size_t>(lines, 1, moves.size());
  const auto left_out = [&](int plies) {
    return beside > 0 && plies > 3 && (plies + static_cast<int>(beside)) % 2 != 0;
  };
  const auto settled = [&](const RootMove& each) {
    return is_proven(each.value) && plies_to_proof(each.value) <= root_depth_;
  };
  for (root_depth_ = 1; root_depth_ <= depth; ++root_depth_) {
    if (left_out(root_depth_)) continue;
    deepen(report, exact);
    if (stopped_) break;
    report.depth = root_depth_;
    report.nodes = nodes_;
    most_nodes_ = limits.nodes;
    if (told) told(report);
    if (out_of_time()) break;
    if (std::all_of(report.moves.begin(), report.moves.begin() + static_cast<std::ptrdiff_t>(exact), settled)) break;
  }
  report.nodes = nodes_;
  return report;
}

}  // namespace fourfold::checkers
