#include "players/checkers/search.h"

#include <algorithm>
#include <limits>

#include "players/checkers/reductions.h"
#include "rules/checkers/quiet_moves.h"

namespace fourfold::checkers {
namespace {

using players::Bound;
using players::Searched;

constexpr int nodes_between_looks = 1023;  // and a mask

// What has proved good or bad before is looked at more or less deeply: by a ply for so much history.
constexpr int history_a_ply = 6000;

constexpr int least_depth_to_know = 4;

// Near the leaves, a judgement that is so much above what is asked for, for every ply that is left, is believed.
constexpr int believed_depth = 5;
constexpr int believed_margin = 35;

// And where it is so much below, for every ply that is left, quiet moves that have not proved good are left out.
constexpr int futile_depth = 3;
constexpr int futile_margin = 40;

// Nor are quiet moves that have not proved good looked at there, after so many others, and more for every ply.
constexpr int late_depth = 4;
constexpr int least_tried = 5;

// Farther from them, a shallower search has to find so much more or less than is asked for.
constexpr int verified_depth = 5;
constexpr int verified_plies = 4;
constexpr int verified_margin = 30;

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

}  // namespace

Search::Search(const Rules& rules, players::TranspositionTable& table, const EndgameTables* endgames, const Nets* nets)
    : rules_(rules),
      table_(table),
      endgames_(endgames),
      evaluator_(nets, most_plies + 1),
      nodes_stack_(most_plies + 2),
      continuation_(std::size_t{2} * 32) {}

void Search::new_game() {
  history_ = {};
  std::ranges::fill(continuation_, History{});
  for (Node& node : nodes_stack_) node.killers = {};
}

bool Search::out_of_time() {
  if (stopped_) return true;
  if ((nodes_ & nodes_between_looks) == 0) stopped_ = asks_clock_ ? watch_->look() : watch_->stopped();
  if (most_nodes_ > 0 && nodes_ >= most_nodes_) stopped_ = true;
  return stopped_;
}

bool Search::repeated(int ply) const {
  const SearchPosition& here = node(ply).position;
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
  const SearchPosition& here = node(ply).position;
  if (here.pieces() > endgames_->pieces()) return std::nullopt;
  const auto proven = endgames_->probe_in_time(here.board, here.turn, here.quiet);
  if (!proven || is_slow(*proven)) return std::nullopt;
  if (*proven == ProvenInTime::draw) return 0;
  const bool converted = here.material() != root_material_;
  if (!converted) return std::nullopt;
  return *proven == ProvenInTime::win ? table_score - ply : -table_score + ply;
}

// The node after a move.
void Search::step_into(const SearchMove& move, int ply) {
  Node& next = node(ply + 1);
  const SearchPosition& here = node(ply).position;
  next.position = here.after(move);
  table_.fetch(table_key(next.position));
  next.move = move;
  evaluator_.step(ply + 1, here, move, next.position);
  path_.resize(before_root_ + static_cast<std::size_t>(ply) + 2);
  path_.back() = next.position.key;
}

void Search::set_line(int ply, const SearchMove& move) {
  std::vector<SearchMove>& line = node(ply).line;
  const std::vector<SearchMove>& rest = node(ply + 1).line;
  line.assign(1, move);
  line.insert(line.end(), rest.begin(), rest.end());
}

// Captures until none is left. Where they are compulsory they are all there is to do; else they can be left.
int Search::capture_search(int alpha, int beta, int ply) {
  node(ply).line.clear();
  ++nodes_;
  if (out_of_time()) return 0;
  const SearchPosition& here = node(ply).position;
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
    bring_best_to(i);
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
  }
  forget_moves_from(first);
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

// What was found before, if it answers what is asked now.
std::optional<int> Search::answered_by(const Searched& found, int depth, int alpha, int beta, int ply) const {
  if (found.bound == Bound::none) return std::nullopt;
  const int value = from_table(found.value, ply);
  const bool above = found.bound != Bound::at_most && value >= beta;
  const bool below = found.bound != Bound::at_least && value <= alpha;
  if (!above && !below) return std::nullopt;
  const bool deep_enough = found.depth >= depth && beta - alpha == 1 && !is_proven(value);
  if (!deep_enough && !proves(found, node(ply).position)) return std::nullopt;
  return value;
}

int Search::search(int depth, int alpha, int beta, int ply, bool verifying) {
  node(ply).line.clear();
  const SearchPosition& here = node(ply).position;
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

  const std::uint64_t key = table_key(here);
  const Searched found = table_.find(key).value_or(Searched{});
  if (const auto answer = answered_by(found, depth, alpha, beta, ply)) return *answer;
  // Where nobody knows what to try first, a shallower look finds that out for the next time.
  if (depth >= least_depth_to_know && !verifying && found.move == 0) --depth;

  const std::size_t first = moves_.size();
  add_moves(rules_, here.board, here.turn, moves_);
  if (moves_.size() == first) return -decided_score + ply;
  const bool captures = moves_[first].captured != 0;
  if (beta - alpha == 1 && !verifying && !captures && !is_proven(beta)) {
    const auto believed = guess(depth, alpha, beta, ply);
    if (believed || stopped_) {
      forget_moves_from(first);
      return believed.value_or(0);
    }
  }
  order(first, found.move, ply);
  const BestMove best = try_moves(first, depth, alpha, beta, ply);
  forget_moves_from(first);
  if (stopped_) return 0;
  if (!verifying) {
    const Bound bound = best.value >= beta ? Bound::at_least : best.value > alpha ? Bound::exact : Bound::at_most;
    remember(key, found, best, bound, depth, ply);
  }
  return best.value;
}

// Where no move was good enough, the one that was the best before stays the first to be tried.
void Search::remember(std::uint64_t key, const Searched& before, const BestMove& best, Bound bound, int depth,
                      int ply) {
  const auto value = static_cast<std::int16_t>(to_table(best.value, ply));
  const auto plies = static_cast<std::int8_t>(std::min(depth, 120));
  const bool as_before = bound == Bound::at_most && before.bound != Bound::none;
  table_.keep(key, {value, plies, bound, as_before ? before.move : best.code});
}

// The moves from `first` on, one after another until one is too good to be allowed.
Search::BestMove Search::try_moves(std::size_t first, int depth, int alpha, int beta, int ply) {
  const std::size_t count = moves_.size() - first;
  const bool wide = beta - alpha > 1;
  BestMove best;
  node(ply + 1).killers = {};
  // A reply that is forced costs no depth, within reason, nor do captures in what may be the principal variation.
  const bool captures = moves_[first].captured != 0;
  const bool for_nothing = count == 1 || (wide && captures);
  const int left = for_nothing && ply < 2 * root_depth_ ? depth : depth - 1;
  const int most_by_quiet = most_by_quiet_move(first, depth, alpha, beta, ply);
  const std::size_t enough = wide || captures ? count : enough_tried(depth);
  for (std::size_t tried = 0; tried < count; ++tried) {
    bring_best_to(first + tried);
    const SearchMove move = moves_[first + tried];
    const int score = scores_[first + tried];
    if (best.value > -most_estimate && move.quiet() && score < killer_score) {
      if (most_by_quiet <= alpha) best.value = std::max(best.value, most_by_quiet);
      if (most_by_quiet <= alpha || tried >= enough) continue;
    }
    step_into(move, ply);
    const int less = std::min(plies_less(move, score, tried, depth, wide), std::max(0, left - 1));
    const int value =
        tried == 0 ? -search(left, -beta, -alpha, ply + 1, false) : scout(left, less, alpha, beta, ply + 1);
    if (stopped_) break;
    if (value <= best.value) continue;
    best = {value, move.code()};
    if (value <= alpha) continue;
    alpha = value;
    set_line(ply, move);
    if (value >= beta) {
      reward(move, ply, depth, first, tried);
      break;
    }
  }
  return best;
}

// After how many moves the others are left out.
std::size_t Search::enough_tried(int depth) {
  if (depth > late_depth) return std::numeric_limits<std::size_t>::max();
  return static_cast<std::size_t>(least_tried + depth * depth);
}

// The most that a quiet move is thought to lead to; what is proven is not thought about.
int Search::most_by_quiet_move(std::size_t first, int depth, int alpha, int beta, int ply) {
  const bool captures = moves_[first].captured != 0;
  if (beta - alpha > 1 || captures || depth > futile_depth || is_proven(alpha)) return infinite;
  return std::min(evaluator_.value(ply) + futile_margin * depth, most_estimate);
}

// By how many plies a move is looked at less deeply that is tried after so many others.
int Search::plies_less(const SearchMove& move, int score, std::size_t tried, int depth, bool wide) {
  if (!move.quiet()) return 0;
  int less = reduction(depth, tried);
  if (less > 0 && (wide || score >= killer_score)) --less;
  return score >= killer_score ? less : std::max(0, less - score / history_a_ply);
}

// A move that is expected not to be better than what is known: less deeply, and with a window that only tells that, for
// as long as this is what is found.
int Search::scout(int left, int less, int alpha, int beta, int ply) {
  int value = -search(left - less, -alpha - 1, -alpha, ply, false);
  if (less > 0 && value > alpha && !stopped_) value = -search(left, -alpha - 1, -alpha, ply, false);
  if (value > alpha && value < beta && !stopped_) value = -search(left, -beta, -alpha, ply, false);
  return value;
}

void Search::forget_moves_from(std::size_t first) {
  moves_.resize(first);
  scores_.resize(first);
}

}  // namespace fourfold::checkers
