#include "players/backgammon_dice/evaluator.h"

#include <algorithm>

#include "players/backgammon_dice/features.h"
#include "players/net/logistic.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr std::size_t at_once = 64;  // positions that go through the net together

}  // namespace

std::uint64_t Evaluator::cost(const State& state, int plies) {
  const bool sided = state.rules().special_sides;
  // So many ways to fall have some pawns with six sides each, whichever is which.
  constexpr std::uint64_t ways[] = {1, 6, 21, 56, 126, 252};
  const auto captured = static_cast<std::size_t>(state.mine().captured());
  std::uint64_t positions = (sided ? 20 : 6) * (sided ? ways[captured] : 1);
  for (int i = 0; i < plies; ++i) positions *= 21;
  return positions;
}

Evaluator::Evaluator(const net::Net& net, const SolvedTables* tables)
    : net_(net), tables_(tables), sums_(at_once * net.first_units()), logits_(at_once * net.stride()) {}

bool Evaluator::known(const State& state, Chances& chances) const {
  if (phase(state) == Phase::over) {
    chances = Chances::settled(state);
    return true;
  }
  if (tables_ == nullptr) return false;
  const auto chance = tables_->chance(state.mine(), state.theirs());
  if (!chance) return false;
  chances = Chances::of_winning(state.turn(), static_cast<float>(in_parts_of_one(*chance)));
  return true;
}

// A net of one output tells who wins; one of five how likely each end is, made to add up.
Chances Evaluator::told(const std::int32_t* logits, const State& state) const {
  if (net_.outputs() == 1) return Chances::of_winning(state.turn(), net::logistic(logits[0]));
  EndChances seen{};
  float sum = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) sum += seen[i] = net::logistic(logits[i]);
  for (float& chance : seen) chance /= sum;
  return Chances::seen_from(state.turn(), seen);
}

Chances Evaluator::chances(const State& state) {
  ++positions_;
  Chances found;
  if (known(state, found)) return found;
  const Switches on = switches_of(state);
  net_.sum({on.begin(), on.size()}, sums_.data());
  net_.evaluate(sums_.data(), 1, logits_.data());
  return told(logits_.data(), state);
}

std::vector<JudgedPlay> Evaluator::judged(const State& state) {
  const PlayList legal_plays = legal(state);
  std::vector<JudgedPlay> plays;
  plays.reserve(legal_plays.size());
  FixedList<std::size_t, at_once> unknown;
  const auto ask_net = [&] {
    net_.evaluate(sums_.data(), unknown.size(), logits_.data());
    for (std::size_t i = 0; i < unknown.size(); ++i) {
      plays[unknown[i]].chances = told(&logits_[i * net_.stride()], plays[unknown[i]].after);
    }
    unknown = {};
  };
  for (const Play& play : legal_plays) {
    plays.push_back({play, apply(state, play), {}});
    JudgedPlay& made = plays.back();
    if (known(made.after, made.chances)) continue;
    const Switches on = switches_of(made.after);
    net_.sum({on.begin(), on.size()}, &sums_[unknown.size() * net_.first_units()]);
    unknown.push_back(plays.size() - 1);
    if (unknown.size() == at_once) ask_net();
  }
  ask_net();
  for (JudgedPlay& play : plays) play.equity = equity(state, play.chances, state.turn());
  positions_ += plays.size();
  return plays;
}

JudgedPlay Evaluator::best(const State& state) {
  const std::vector<JudgedPlay> plays = judged(state);
  return *std::ranges::max_element(plays, {}, &JudgedPlay::equity);
}

float Evaluator::win(const State& state, const Chances& chances, Seat seat) {
  if (!stakes_.fit(state)) stakes_ = Stakes(state);
  return stakes_.win(chances, seat);
}

}  // namespace fourfold::backgammon_dice
