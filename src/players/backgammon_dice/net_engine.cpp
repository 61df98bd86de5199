#include "players/backgammon_dice/net_engine.h"

#include <algorithm>

#include "players/backgammon_dice/known_chances.h"
#include "players/backgammon_dice/nets.h"
#include "players/backgammon_dice/reasons.h"
#include "players/dice_thought.h"

namespace fourfold::backgammon_dice {
namespace {

using players::Limits;
using Candidate = players::Candidate<Game>;
using Decision = players::Decision<Game>;
using OnProgress = players::OnProgress<Game>;
using Thought = players::DiceThought<Evaluator>;

constexpr int most_ahead = 2;  // rolls; fewer where captured pawns make too many of them

}  // namespace

const net::Net* NetEngine::net(const Rules& rules) {
  const std::string_view preset = net_rules(rules);
  const auto found = nets_.find(preset);
  if (found != nets_.end()) return found->second.get();
  return nets_.emplace(preset, net_of(preset, resources_)).first->second.get();
}

const SolvedTables* NetEngine::tables(const Rules& rules) {
  if (level_.noise > 0 || !solvable(rules)) return nullptr;
  const std::string name = solved_name(rules);
  const auto found = tables_.find(name);
  if (found != tables_.end()) return found->second.get();
  return tables_.emplace(name, known_chances(rules, resources_, level_.solved)).first->second.get();
}

int NetEngine::plies(const State& state) {
  if (!level_.ahead) return 0;
  const SolvedTables* const known = tables(state.rules());
  return known != nullptr && known->pawns() >= std::max(in_play(state.mine()), in_play(state.theirs())) ? 0
                                                                                                        : most_ahead;
}

Result<Decision> NetEngine::decide(const State& state, const Limits& limits, const OnProgress& told) {
  const net::Net* const judge = net(state.rules());
  if (judge == nullptr) return greedy_.think(state, limits, told);
  Evaluator evaluator(*judge, tables(state.rules()));
  Thought thought(evaluator, plies(state), limits);
  Decision decision = thought.decide(state, noise(), told);
  decision.reason = reason_for(state, decision.play, decision.candidates.size());
  return decision;
}

Result<std::vector<Candidate>> NetEngine::weigh(const State& state, std::span<const Play> asked, const Limits& limits) {
  const net::Net* const judge = net(state.rules());
  if (judge == nullptr) return greedy_.judge(state, asked, limits);
  Evaluator evaluator(*judge, tables(state.rules()));
  Thought thought(evaluator, plies(state), limits);
  return thought.weigh(state, asked, noise(), [&](const Play& play, const JudgedPlay& judged) {
    const Result<State> after = try_apply(state, play);
    return after && judged.after == *after;
  });
}

Result<std::optional<players::Outlook>> NetEngine::expect(const State& state, const Limits& limits) {
  const net::Net* const judge = net(state.rules());
  if (judge == nullptr || state.stage() != Stage::rolling) return std::nullopt;
  Evaluator evaluator(*judge, tables(state.rules()));
  const Chances chances = Thought(evaluator, plies(state), limits).outlook(state);
  const Seat mover = to_act(state);
  const auto win = static_cast<double>(evaluator.win(state, chances, mover));
  players::Outlook outlook{2 * win - 1};
  for (const Seat seat : {Seat::one, Seat::two}) outlook.win.push_back({seat, seat == mover ? win : 1 - win});
  return outlook;
}

}  // namespace fourfold::backgammon_dice
