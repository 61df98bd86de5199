#include "players/ludo/net_engine.h"

#include <algorithm>

#include "players/dice_thought.h"
#include "players/ludo/features.h"
#include "players/ludo/nets.h"
#include "players/ludo/reasons.h"

namespace fourfold::ludo {
namespace {

using players::Limits;
using Candidate = players::Candidate<Game>;
using Decision = players::Decision<Game>;
using OnProgress = players::OnProgress<Game>;
using Thought = players::DiceThought<Evaluator>;

// A whole round, as far as the positions may be so many: with two dice and four players that is a roll too many.
int round_of(const State& state) {
  return static_cast<int>(
      std::ranges::count_if(seats(state.rules()), [&](Seat seat) { return takes_turns(state, seat); }));
}

int pieces_left(const State& state, Seat seat) {
  return static_cast<int>(std::ranges::count_if(state.pieces(seat), [](Progress piece) { return piece != home; }));
}

}  // namespace

const net::Net* NetEngine::net(const Rules& rules) {
  const std::string_view preset = net_rules(rules);
  const auto found = nets_.find(preset);
  if (found != nets_.end()) return found->second.get();
  return nets_.emplace(preset, net_of(preset, resources_)).first->second.get();
}

const Endings* NetEngine::endings(const State& state) {
  const std::optional<Seat> other = only_opponent(state);
  if (level_.noise > 0 || !other || pieces_left(state, state.turn()) + pieces_left(state, *other) > 3) return nullptr;
  const int apart = seats_later(state.turn(), *other);
  if (!endings_ || !endings_->fit(state.rules(), apart)) endings_.emplace(state.rules(), apart);
  return &*endings_;
}

Result<Decision> NetEngine::decide(const State& state, const Limits& limits, const OnProgress& told) {
  const net::Net* const judge = net(state.rules());
  if (judge == nullptr) return greedy_.think(state, limits, told);
  Evaluator evaluator(*judge, endings(state));
  Thought thought(evaluator, level_.ahead ? round_of(state) : 0, limits);
  Decision decision = thought.decide(state, noise(), told);
  decision.reason = reason_for(state, decision.play, decision.candidates.size());
  return decision;
}

Result<std::vector<Candidate>> NetEngine::weigh(const State& state, std::span<const Play> asked, const Limits& limits) {
  const net::Net* const judge = net(state.rules());
  if (judge == nullptr) return greedy_.judge(state, asked, limits);
  Evaluator evaluator(*judge, endings(state));
  Thought thought(evaluator, level_.ahead ? round_of(state) : 0, limits);
  return thought.weigh(state, asked, noise(), [&](const Play& play, const JudgedPlay& judged) {
    const Result<Play> same = find_play(state, play);
    return same && judged.play == *same;
  });
}

Result<std::optional<players::Outlook>> NetEngine::expect(const State& state, const Limits& limits) {
  const net::Net* const judge = net(state.rules());
  if (judge == nullptr || state.opening()) return std::nullopt;
  Evaluator evaluator(*judge, endings(state));
  const Chances chances = Thought(evaluator, level_.ahead ? round_of(state) : 0, limits).outlook(state);
  players::Outlook outlook{static_cast<double>(equity(state, chances, state.turn()))};
  for (const Seat seat : seats(state.rules())) outlook.win.push_back({seat, static_cast<double>(chances.of(seat))});
  return outlook;
}

}  // namespace fourfold::ludo
