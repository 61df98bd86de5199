#include "players/checkers/search.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

#include "players/stable_order.h"
#include "rules/checkers/quiet_moves.h"

namespace fourfold::checkers {
namespace {

using players::Bound;
using players::Searched;

constexpr int window = 24;  // around the last value, for a start
constexpr int most_history = 16000;
constexpr int nodes_between_looks = 1023;  // and a mask

// Orders of trying.
constexpr int best_first = 1 << 28;
constexpr int captures_next = 1 << 26;
constexpr int crowning_next = 1 << 25;
constexpr int killer_next = 1 << 24;

// Late moves are looked at less deeply, at first: by so many plies, which grow with the logarithms of the depth and of
// how many moves were tried before.
constexpr auto reductions = [] {
  constexpr std::size_t depths = 64;
  constexpr std::size_t most_tried = 32;
  std::array<double, depths> logarithms{};
  for (std::size_t n = 2; n < depths; ++n) {
    // The first terms of ln n - ln (n - 1) = 2 artanh(1 / (2 n - 1)).
    const double x = 1 / (2 * static_cast<double>(n) - 1);
    logarithms[n] = logarithms[n - 1] + 2 * (x + x * x * x / 3);
  }
  std::array<std::array<std::int8_t, most_tried>, depths> plies{};
  for (std::size_t depth = 2; depth < depths; ++depth) {
    for (std::size_t tried = 1; tried < most_tried; ++tried) {
      plies[depth][tried] = static_cast<std::int8_t>(0.25 + logarithms[depth] * logarithms[tried + 1]);
    }
  }
  return plies;
}();
int reduction(int depth, std::size_t tried) {
  const auto at = static_cast<std::size_t>(std::clamp(depth, 0, static_cast<int>(reductions.size()) - 1));
  return reductions[at][std::min(tried, reductions[at].size() - 1)];
}

// What has proved good or bad before is looked at more or less deeply: by a ply for so much history.
constexpr int history_a_ply = 6000;

constexpr int least_depth_to_know = 4;

// Near the leaves, a judgement that is so much above what is asked for, for every ply that is left, is believed.
constexpr int believed_depth = 5;
constexpr int believed_margin = 35;

// And where it is so much below, for every ply that is left, quiet moves that have not proved good are left out.
constexpr int futile_depth = 3;
constexpr int futile_margin = 40;

// Farther from them, a shallower search has to find so much more or less than is asked for.
constexpr int verified_depth = 5;
constexpr int verified_plies = 4;
constexpr int verified_margin = 40;

// What is certain is counted from the node in the table, and from the root in the search.
int to_table(int value, int ply) { return is_proven(value) ? value + (value > 0 ? ply : -ply) : value; }
int from_table(int value, int ply) { return is_proven(value) ? value - (value > 0 ? ply : -ply) : value; }

// Forty moves without progress end the game, so near them a position is another one.
std::uint64_t table_key(const SearchPosition& position) {
  constexpr int close = 40;
  if (position.quiet < close) return position.key;
  return position.key ^ (static_cast<std::uint64_t>(position.quiet) / 4 * std::uint64_t{0x9e3779b97f4a7c15ULL});
}

// What was proven is so at any depth, as long as forty moves leave time for it.
bool proves(const Searched& found, const SearchPosition& here) {
  return is_proven(found.value) && here.quiet + plies_to_proof(found.value) <= QuietMoves::most;
}

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

int material_of(const Board& board) {
  return std::popcount(board.dark | board.light) * 32 + std::popcount(board.kings);
}

}  // namespace

Search::Search(const Rules& rules, players::TranspositionTable& table, const EndgameTables* endgames, const Nets* nets)
    : rules_(rules),
      table_(table),
      endgames_(endgames),
      evaluator_(nets, most_plies + 1),
      nodes_stack_(most_plies + 2),
      continuation_(2 * 32) {}

void Search::new_game() {
  history_ = {};
  std::ranges::fill(continuation_, History{});
  for (Node& node : nodes_stack_) node.killers = {};
}

std::int16_t& Search::history(const SearchMove& move, Side side) {
  return history_[static_cast<std::size_t>(side)][static_cast<std::size_t>(Square::lowest(move.from).index())]
                 [static_cast<std::size_t>(Square::lowest(move.to).index())];
}

// By the move that is answered; nothing at the root.
std::int16_t* Search::continuation(const SearchMove& move, int ply) {
  const SearchMove& answered = nodes_stack_[static_cast<std::size_t>(ply)].move;
  if (answered.to == 0) return nullptr;
  const auto at = static_cast<std::size_t>(Square::lowest(answered.to).index()) * 2 + (answered.by_king ? 1 : 0);
  return &continuation_[at][static_cast<std::size_t>(Square::lowest(move.from).index())]
                       [static_cast<std::size_t>(Square::lowest(move.to).index())];
}

bool Search::out_of_time() {
  if (stopped_) return true;
  if ((nodes_ & nodes_between_looks) == 0) stopped_ = asks_clock_ ? watch_->look() : watch_->stopped();
  if (most_nodes_ > 0 && nodes_ >= most_nodes_) stopped_ = true;
  return stopped_;
}

bool Search::repeated(int ply) const {
  const SearchPosition& here = nodes_stack_[static_cast<std::size_t>(ply)].position;
  const std::size_t at = before_root_ + static_cast<std::size_t>(ply);
  for (int back = 4; back <= here.quiet && static_cast<std::size_t>(back) <= at; back += 2) {
    if (path_[at - static_cast<std::size_t>(back)] == here.key) return true;
  }
  return false;
}

// What tables say for certain; where forty moves may not be enough the search goes on. A win within the root's own
// material says nothing about progress, so that one is searched on.
std::optional<int> Search::known(int ply) const {
  if (endgames_ == nullptr || ply == 0) return std::nullopt;
  const SearchPosition& here = nodes_stack_[static_cast<std::size_t>(ply)].position;
  if (here.pieces() > endgames_->pieces()) return std::nullopt;
  const auto proven = endgames_->probe_in_time(here.board, here.turn, here.quiet);
  if (!proven || is_slow(*proven)) return std::nullopt;
  if (*proven == ProvenInTime::draw) return 0;
  const bool converted = material_of(here.board) != root_material_;
  if (!converted) return std::nullopt;
  return *proven == ProvenInTime::win ? table_score - ply : -table_score + ply;
}

// The node after a move.
void Search::step_into(const SearchMove& move, int ply) {
  Node& next = nodes_stack_[static_cast<std::size_t>(ply) + 1];
  const SearchPosition& here = nodes_stack_[static_cast<std::size_t>(ply)].position;
  next.position = here.after(move);
  next.move = move;
  evaluator_.step(ply + 1, here, move, next.position);
  path_.resize(before_root_ + static_cast<std::size_t>(ply) + 2);
  path_.back() = next.position.key;
}

void Search::set_line(int ply, const SearchMove& move) {
  std::vector<SearchMove>& line = nodes_stack_[static_cast<std::size_t>(ply)].line;
  const std::vector<SearchMove>& rest = nodes_stack_[static_cast<std::size_t>(ply) + 1].line;
  line.assign(1, move);
  line.insert(line.end(), rest.begin(), rest.end());
}

void Search::order(std::size_t first, std::uint16_t best, int ply) {
  const Node& node = nodes_stack_[static_cast<std::size_t>(ply)];
  scores_.resize(moves_.size());
  for (std::size_t i = first; i < moves_.size(); ++i) {
    const SearchMove& move = moves_[i];
    const std::uint16_t code = move.code();
    int score = 0;
    if (code == best) {
      score = best_first;
    } else if (move.captured != 0) {
      score = captures_next + std::popcount(move.captured) * 16 +
              std::popcount(move.captured & node.position.board.kings) * 8;
    } else if (move.crowns) {
      score = crowning_next;
    } else if (code == node.killers[0]) {
      score = killer_next + 1;
    } else if (code == node.killers[1]) {
      score = killer_next;
    } else {
      const std::int16_t* const reply = continuation(move, ply);
      score = history(move, node.position.turn) + (reply != nullptr ? *reply : 0);
    }
    scores_[i] = score;
  }
}

// The move refuted what came before; those that were tried before it did not.
void Search::reward(const SearchMove& move, int ply, int depth, std::size_t first, std::size_t tried) {
  if (!move.quiet()) return;
  Node& node = nodes_stack_[static_cast<std::size_t>(ply)];
  const std::uint16_t code = move.code();
  if (node.killers[0] != code) node.killers = {code, node.killers[0]};
  const int bonus = std::min(depth * depth * 4, 1200);
  const auto change = [&](std::int16_t& value, int by) {
    value = static_cast<std::int16_t>(value + by - value * std::abs(by) / most_history);
  };
  const auto change_both = [&](const SearchMove& which, int by) {
    change(history(which, node.position.turn), by);
    if (std::int16_t* const reply = continuation(which, ply)) change(*reply, by);
  };
  change_both(move, bonus);
  for (std::size_t i = first; i < first + tried; ++i) {
    if (moves_[i].quiet()) change_both(moves_[i], -bonus);
  }
}

// Captures until none is left. Where they are compulsory they are all there is to do; else they can be left.
int Search::capture_search(int alpha, int beta, int ply) {
  Node& node = nodes_stack_[static_cast<std::size_t>(ply)];
  node.line.clear();
  ++nodes_;
  if (out_of_time()) return 0;
  const SearchPosition& here = node.position;
  if (const auto certain = known(ply)) return *certain;
  if (!can_move(here.board, here.turn)) return -decided_score + ply;
  const bool captures = here.captures_possible();
  if (!captures || ply >= most_plies) return evaluator_.value(ply);
  int best = -infinite;
  if (rules_.capture == Capture::optional) {
    best = evaluator_.value(ply);
    if (best >= beta) return best;
    alpha = std::max(alpha, best);
  }
  const std::size_t first = moves_.size();
  add_captures(rules_, here.board, here.turn, moves_);
  order(first, 0, ply);
  for (std::size_t i = first; i < moves_.size(); ++i) {
    const auto next_best = std::max_element(scores_.begin() + static_cast<std::ptrdiff_t>(i), scores_.end());
    const auto at = static_cast<std::size_t>(next_best - scores_.begin());
    std::swap(moves_[i], moves_[at]);
    std::swap(scores_[i], scores_[at]);
    const SearchMove move = moves_[i];
    step_into(move, ply);
    const int value = -capture_search(-beta, -alpha, ply + 1);
    if (stopped_) break;
    if (value > best) {
      best = value;
      if (value > alpha) {
        alpha = value;
        set_line(ply, move);
        if (value >= beta) break;
      }
    }
    scores_.resize(moves_.size());
  }
  moves_.resize(first);
  scores_.resize(first);
  return best;
}

// Of a position without captures: what can be believed without looking at all of it.
std::optional<int> Search::guess(int depth, int alpha, int beta, int ply) {
  const int estimate = evaluator_.value(ply);
  if (depth <= believed_depth && estimate - believed_margin * depth >= beta) return estimate;
  if (depth < verified_depth) return std::nullopt;
  const auto shallower = [&](int bound) { return search(depth - verified_plies, bound - 1, bound, ply, true); };
  const int above = beta + verified_margin;
  const int below = alpha - verified_margin;
  std::optional<int> found;
  if (estimate >= beta) {
    if (shallower(above) >= above) found = beta;
  } else if (estimate <= below && shallower(below + 1) <= below) {
    found = alpha;
  }
  return stopped_ ? std::nullopt : found;
}

int Search::search(int depth, int alpha, int beta, int ply, bool verifying) {
  Node& node = nodes_stack_[static_cast<std::size_t>(ply)];
  node.line.clear();
  const SearchPosition& here = node.position;
  if (here.quiet >= QuietMoves::most) return can_move(here.board, here.turn) ? 0 : -decided_score + ply;
  if (repeated(ply)) return 0;
  if (depth <= 0) return capture_search(alpha, beta, ply);
  ++nodes_;
  if (out_of_time()) return 0;
  // A shorter way to the end is known already.
  alpha = std::max(alpha, -decided_score + ply);
  beta = std::min(beta, decided_score - ply - 1);
  if (alpha >= beta) return alpha;
  if (ply >= most_plies) return evaluator_.value(ply);
  if (const auto certain = known(ply)) return *certain;

  const bool wide = beta - alpha > 1;
  const std::uint64_t key = table_key(here);
  const auto found = table_.find(key);
  if (found) {
    const int value = from_table(found->value, ply);
    const bool above = found->bound != Bound::at_most && value >= beta;
    const bool below = found->bound != Bound::at_least && value <= alpha;
    const bool deep_enough = found->depth >= depth && !wide && !is_proven(value);
    if ((above || below) && (deep_enough || proves(*found, here))) return value;
  }

  // Where nobody knows what to try first, a shallower look finds that out for the next time.
  if (depth >= least_depth_to_know && !verifying && (!found || found->move == 0)) --depth;

  const std::size_t first = moves_.size();
  add_moves(rules_, here.board, here.turn, moves_);
  const std::size_t count = moves_.size() - first;
  if (count == 0) return -decided_score + ply;
  const bool captures = moves_[first].captured != 0;

  if (!wide && !verifying && !captures && !is_proven(beta)) {
    const auto believed = guess(depth, alpha, beta, ply);
    if (believed || stopped_) {
      moves_.resize(first);
      return believed.value_or(0);
    }
  }

  order(first, found ? found->move : std::uint16_t{0}, ply);
  const int asked = alpha;
  int best = -infinite;
  std::uint16_t best_code = 0;
  nodes_stack_[static_cast<std::size_t>(ply) + 1].killers = {};
  // A reply that is forced costs no depth, within reason.
  const int left = count == 1 && ply < 2 * root_depth_ ? depth : depth - 1;
  // The most that a quiet move is thought to lead to; what is proven is not thought about.
  int most_by_quiet = infinite;
  if (!wide && !captures && depth <= futile_depth && !is_proven(alpha)) {
    most_by_quiet = std::min(evaluator_.value(ply) + futile_margin * depth, most_estimate);
  }
  for (std::size_t tried = 0; tried < count; ++tried) {
    const std::size_t i = first + tried;
    std::size_t at = i;
    for (std::size_t j = i + 1; j < first + count; ++j) {
      if (scores_[j] > scores_[at]) at = j;
    }
    std::swap(moves_[i], moves_[at]);
    std::swap(scores_[i], scores_[at]);
    const SearchMove move = moves_[i];
    if (most_by_quiet <= alpha && best > -most_estimate && move.quiet() && scores_[i] < killer_next) {
      best = std::max(best, most_by_quiet);
      continue;
    }
    step_into(move, ply);
    int value = 0;
    if (tried == 0) {
      value = -search(left, -beta, -alpha, ply + 1, false);
    } else {
      int less = move.quiet() ? reduction(depth, tried) : 0;
      if (less > 0 && (wide || scores_[i] >= killer_next)) --less;
      if (move.quiet() && scores_[i] < killer_next) less = std::max(0, less - scores_[i] / history_a_ply);
      less = std::min(less, std::max(0, left - 1));
      value = -search(left - less, -alpha - 1, -alpha, ply + 1, false);
      if (less > 0 && value > alpha && !stopped_) value = -search(left, -alpha - 1, -alpha, ply + 1, false);
      if (value > alpha && value < beta && !stopped_) value = -search(left, -beta, -alpha, ply + 1, false);
    }
    if (stopped_) break;
    if (value <= best) continue;
    best = value;
    best_code = move.code();
    if (value <= alpha) continue;
    alpha = value;
    set_line(ply, move);
    if (value >= beta) {
      reward(move, ply, depth, first, tried);
      break;
    }
  }
  moves_.resize(first);
  scores_.resize(first);
  if (stopped_) return 0;
  const Bound bound = best >= beta ? Bound::at_least : best > asked ? Bound::exact : Bound::at_most;
  if (!verifying) {
    const std::uint16_t move = bound == Bound::at_most && found ? found->move : best_code;
    table_.keep(key, {static_cast<std::int16_t>(to_table(best, ply)), static_cast<std::int8_t>(std::min(depth, 120)),
                      bound, move});
  }
  return best;
}

// The moves from `first` on, within the window; false if it was stopped before the first of them was judged.
bool Search::search_root(SearchReport& report, std::size_t first, int depth, int alpha, int beta) {
  bool any = false;
  for (std::size_t i = first; i < report.moves.size(); ++i) report.moves[i].value = -infinite;
  for (std::size_t i = first; i < report.moves.size(); ++i) {
    RootMove& root = report.moves[i];
    step_into(root.move, 0);
    const int left = depth - 1;
    int value = 0;
    if (i == first) {
      value = -search(left, -beta, -alpha, 1, false);
    } else {
      const int less = root.move.quiet() ? reduction(depth, i - first) : 0;
      value = -search(left - less, -alpha - 1, -alpha, 1, false);
      if (less > 0 && value > alpha && !stopped_) value = -search(left, -alpha - 1, -alpha, 1, false);
      if (value > alpha && !stopped_) value = -search(left, -beta, -alpha, 1, false);
    }
    if (stopped_) return any;
    any = true;
    if (i > first && value <= alpha) continue;
    root.value = value;
    root.line.assign(1, root.move);
    root.line.insert(root.line.end(), nodes_stack_[1].line.begin(), nodes_stack_[1].line.end());
    alpha = std::max(alpha, value);
    if (value >= beta) return true;
  }
  return true;
}

SearchReport Search::run(const State& state, std::vector<SearchMove> moves, std::size_t lines, int depth,
                         const players::Limits& limits, players::Watch& watch, unsigned beside,
                         const std::function<void(const SearchReport&)>& told) {
  watch_ = &watch;
  asks_clock_ = beside == 0;
  stopped_ = false;
  nodes_ = 0;
  most_nodes_ = 0;  // from the second depth on
  moves_.clear();
  scores_.clear();
  Node& root = nodes_stack_[0];
  root.position = SearchPosition::of(state.board(), state.turn(), state.quiet_plies());
  root.move = {};
  evaluator_.begin(root.position);
  root_material_ = material_of(state.board());
  path_.clear();
  state.for_each_earlier([&](const Board& board, Side turn) {
    path_.push_back(SearchPosition::of(board, turn, 0).key);
    return true;
  });
  std::ranges::reverse(path_);
  before_root_ = path_.size();
  path_.push_back(root.position.key);

  SearchReport report;
  for (const SearchMove& move : moves) report.moves.push_back({move, -infinite, {move}});
  const std::size_t exact = std::min(std::max<std::size_t>(1, lines), report.moves.size());
  const auto left_out = [&](int plies) {
    return beside > 0 && plies > 3 && (plies + static_cast<int>(beside)) % 2 != 0;
  };
  for (int now = 1; now <= depth && !report.moves.empty(); ++now) {
    if (left_out(now)) continue;
    root_depth_ = now;
    const SearchReport before = report;
    std::vector<RootMove> known_so_far = before.moves;  // for when it is stopped at this depth
    for (std::size_t line = 0; line < exact; ++line) {
      int below = window;
      int above = window;
      const int last = before.moves[line].value;
      const bool narrow = now >= 4 && !is_proven(last) && last > -infinite;
      for (;;) {
        const int alpha = narrow && below < most_estimate ? last - below : -infinite;
        const int beta = narrow && above < most_estimate ? last + above : infinite;
        const bool judged = search_root(report, line, now, alpha, beta);
        if (!judged) break;
        players::order_stably(report.moves.begin() + static_cast<std::ptrdiff_t>(line), report.moves.end(),
                              std::greater<>{}, &RootMove::value);
        const int value = report.moves[line].value;
        // What was found better before the time was over is better; what fell below the window is not known.
        if (value > alpha && value < beta) promote(known_so_far, line, report.moves[line]);
        if (stopped_ || (value > alpha && value < beta)) break;
        if (value <= alpha) {
          below *= 4;
        } else {
          above *= 4;
        }
      }
      if (stopped_) break;
    }
    if (stopped_) report.moves = std::move(known_so_far);
    // A line that was looked at less deeply beside the one before it may turn out to be the better one, after all.
    players::order_stably(report.moves.begin(), report.moves.begin() + static_cast<std::ptrdiff_t>(exact),
                          std::greater<>{}, &RootMove::value);
    if (stopped_) break;
    report.depth = now;
    report.nodes = nodes_;
    most_nodes_ = limits.nodes;
    if (told) told(report);
    if (out_of_time()) break;
    const auto settled = [&](const RootMove& each) {
      return is_proven(each.value) && plies_to_proof(each.value) <= now;
    };
    if (std::all_of(report.moves.begin(), report.moves.begin() + static_cast<std::ptrdiff_t>(exact), settled)) break;
  }
  report.nodes = nodes_;
  return report;
}

}  // namespace fourfold::checkers
