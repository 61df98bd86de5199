// In which order the search tries moves: what was best here before, captures, crowning, moves that refuted a sibling,
// and then as they have proved good, by themselves and as an answer to the move before.
#include <algorithm>
#include <bit>
#include <utility>

#include "players/checkers/search.h"

namespace fourfold::checkers {
namespace {

constexpr int most_history = 16000;

constexpr int best_first = 1 << 28;
constexpr int captures_next = 1 << 26;
constexpr int crowning_next = 1 << 25;

}  // namespace

std::int16_t& Search::history(const SearchMove& move, Side side) {
  return history_[static_cast<std::size_t>(side)][static_cast<std::size_t>(Square::lowest(move.from).index())]
                 [static_cast<std::size_t>(Square::lowest(move.to).index())];
}

// By the move that is answered; nothing at the root.
std::int16_t* Search::continuation(const SearchMove& move, int ply) {
  const SearchMove& answered = node(ply).move;
  if (answered.to == 0) return nullptr;
  const auto at = static_cast<std::size_t>(Square::lowest(answered.to).index()) * 2 + (answered.by_king ? 1 : 0);
  return &continuation_[at][static_cast<std::size_t>(Square::lowest(move.from).index())]
                       [static_cast<std::size_t>(Square::lowest(move.to).index())];
}

void Search::order(std::size_t first, std::uint16_t best, int ply) {
  const Node& here = node(ply);
  scores_.resize(moves_.size());
  for (std::size_t i = first; i < moves_.size(); ++i) {
    const SearchMove& move = moves_[i];
    const std::uint16_t code = move.code();
    int score = 0;
    if (code == best) {
      score = best_first;
    } else if (move.captured != 0) {
      score = captures_next + std::popcount(move.captured) * 16 +
              std::popcount(move.captured & here.position.board.kings) * 8;
    } else if (move.crowns) {
      score = crowning_next;
    } else if (code == here.killers[0]) {
      score = killer_score + 1;
    } else if (code == here.killers[1]) {
      score = killer_score;
    } else {
      const std::int16_t* const reply = continuation(move, ply);
      score = history(move, here.position.turn) + (reply != nullptr ? *reply : 0);
    }
    scores_[i] = score;
  }
}

// The move refuted what came before; those that were tried before it did not.
void Search::reward(const SearchMove& move, int ply, int depth, std::size_t first, std::size_t tried) {
  if (!move.quiet()) return;
  Node& here = node(ply);
  const std::uint16_t code = move.code();
  if (here.killers[0] != code) here.killers = {code, here.killers[0]};
  const int bonus = std::min(depth * depth * 4, 1200);
  const auto change = [&](std::int16_t& value, int by) {
    value = static_cast<std::int16_t>(value + by - value * std::abs(by) / most_history);
  };
  const auto change_both = [&](const SearchMove& which, int by) {
    change(history(which, here.position.turn), by);
    if (std::int16_t* const reply = continuation(which, ply)) change(*reply, by);
  };
  change_both(move, bonus);
  for (std::size_t i = first; i < first + tried; ++i) {
    if (moves_[i].quiet()) change_both(moves_[i], -bonus);
  }
}

void Search::bring_best_to(std::size_t place) {
  std::size_t at = place;
  for (std::size_t i = place + 1; i < moves_.size(); ++i) {
    if (scores_[i] > scores_[at]) at = i;
  }
  std::swap(moves_[place], moves_[at]);
  std::swap(scores_[place], scores_[at]);
}

}  // namespace fourfold::checkers
