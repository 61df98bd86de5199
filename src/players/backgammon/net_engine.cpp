#include "players/backgammon/net_engine.h"

#include <algorithm>
#include <optional>

#include "players/backgammon/misjudgement.h"
#include "players/ranking.h"
#include "players/seeded_draws.h"

namespace fourfold::backgammon {
namespace {

using players::Limits;
using Candidate = players::Candidate<Game>;
using Decision = players::Decision<Game>;
using OnProgress = players::OnProgress<Game>;

Message reason_for(PlayKind kind, const DoubleValues& values) {
  switch (kind) {
    case PlayKind::offer_double:
      return values.opponent_takes() ? say<"reason.backgammon.doubling-is-worth-more-than-waiting">()
                                     : say<"reason.backgammon.the-opponent-has-to-drop">();
    case PlayKind::roll:
      return values.too_good() ? say<"reason.backgammon.too-good-to-double">()
                               : say<"reason.backgammon.waiting-is-worth-more-than-doubling">();
    case PlayKind::take:
      return say<"reason.backgammon.taking-loses-less-than-dropping">();
    case PlayKind::drop:
      return say<"reason.backgammon.dropping-loses-less-than-taking">();
    case PlayKind::beaver:
      return say<"reason.backgammon.the-favourite-at-twice-the-stakes">();
    case PlayKind::accept:
      return say<"reason.backgammon.going-on-would-not-win-more">();
    default:
      return say<"reason.backgammon.going-on-wins-more">();
  }
}

// About doubling, as the player on roll sees it, in points of the cube as it lies.
players::Advice cube_advice(const Standpoint& standpoint, const DoubleValues& values) {
  const auto told = [&](float value) {
    return static_cast<double>(standpoint.stakes.normalised(value, standpoint.cube.value));
  };
  players::Advice advice{"cube", {}, said(values.action(), standpoint.cube.holder == Holder::me)};
  advice.figures.push_back({"no_double", told(values.no_double)});
  advice.figures.push_back({"double_take", told(values.take)});
  advice.figures.push_back({"double_drop", told(values.drop)});
  return advice;
}

bool asks_for_move(const State& state) {
  return state.position().stage == Stage::moving && state.position().resigning == 0;
}

// Everything that is not a move: the values of what may be said, as the player to act sees them. All of it turns on the
// chances of the player on roll, whose standpoint this is.
Decision decide_words(const State& state, const Standpoint& standpoint, const Level& level, const Limits& limits,
                      Thought& thought) {
  const Position& position = state.position();
  const Seat me = to_act(state);
  const Thought::Before before = thought.before_doubling();
  const Chances& chances = before.chances;
  DoubleValues values = before.values;
  if (level.noise > 0) {
    auto misjudged = misjudgement_of(players::mixed(limits.seed, 0x63756265ULL), level.noise, standpoint.board);
    const float unit = (standpoint.stakes.of(standpoint.cube.value) - standpoint.stakes.of(-standpoint.cube.value)) / 2;
    values.no_double += unit * misjudged.next();
    values.take += unit * misjudged.next();
  }
  const int cube = standpoint.cube.value;
  // For money only, and the cube stays where it is; the highest is turned no more.
  const auto beavered = [&] {
    const Stakes& stakes = standpoint.stakes;
    return stakes.can_use(4 * cube, true) ? 2 * values.take : stakes.worth(4 * cube).of(chances);
  };
  const auto value = [&](const Play& play) -> float {
    switch (play.kind) {
      case PlayKind::offer_double:
        return values.doubled();
      case PlayKind::take:
        return position.stage == Stage::beavered ? beavered() : values.take;
      case PlayKind::drop:
        return position.stage == Stage::beavered ? standpoint.stakes.of(-2 * cube) : values.drop;
      case PlayKind::beaver:
        return beavered();
      case PlayKind::accept:
        return standpoint.stakes.of(-cube * position.resigning);
      default:
        return values.no_double;
    }
  };
  const float sign = me == position.turn ? 1.0F : -1.0F;
  Decision decision = players::ranked<Game>(legal(state), players::Meaning::equity, [&](const Play& play) {
    return sign * standpoint.stakes.normalised(value(play), cube);
  });
  if (position.resigning == 0 && position.stage != Stage::beavered) decision.advice = cube_advice(standpoint, values);
  // The same whatever is said: of the one who says it.
  for (Candidate& candidate : decision.candidates) {
    candidate.figures = figures_of(me == position.turn ? chances : chances.turned());
    candidate.plies = before.plies;
    candidate.trials = before.trials;
  }
  decision.reason = reason_for(decision.play.kind, values);
  return decision;
}

Board after_play(Board board, const Play& play) {
  for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
  return board.turned();
}

}  // namespace

const HyperTables* NetEngine::solved(const Rules& rules) {
  if (!level_.solved || !is_hyper(rules)) return nullptr;
  const auto found = solved_.find(rules.gammon);
  if (found != solved_.end()) return found->second.get();
  return solved_.emplace(rules.gammon, hyper_solved_here(rules.gammon, resources_)).first->second.get();
}

Standpoint NetEngine::standpoint_of(const State& state, Seat seat) {
  return {state, seat, solved(state.rules()), nets_->match_equities};
}

Result<Decision> NetEngine::decide(const State& state, const Limits& limits, const OnProgress& told) {
  if (!asks_for_move(state)) {
    const Standpoint standpoint = standpoint_of(state, state.position().turn);
    Thought thought(standpoint, *nets_, level_, limits, memory_, searches_);
    return decide_words(state, standpoint, level_, limits, thought);
  }
  const Standpoint standpoint = standpoint_of(state, to_act(state));
  Thought thought(standpoint, *nets_, level_, limits, memory_, searches_);
  Decision decision;
  decision.meaning = players::Meaning::equity;
  for (const Considered& each : thought.consider(state.position().dice, told))
    decision.candidates.push_back(each.told());
  decision.play = decision.candidates[0].play;
  decision.reason = decision.candidates.size() == 1 ? say<"reason.backgammon.the-only-play">()
                                                    : say<"reason.backgammon.is-worth-most">();
  return decision;
}

Result<std::vector<Candidate>> NetEngine::weigh(const State& state, std::span<const Play> asked, const Limits& limits) {
  if (!asks_for_move(state)) return Engine::weigh(state, asked, limits);
  const Standpoint standpoint = standpoint_of(state, to_act(state));
  Thought thought(standpoint, *nets_, level_, limits, memory_, searches_);
  const std::vector<Considered> all = thought.consider(state.position().dice, {});
  const Considered& best = all[0];
  const auto as_deep = [&](const Considered& each) { return each.plies >= best.plies && each.trials >= best.trials; };
  std::vector<Considered> found;
  std::vector<Considered> shallow;
  for (const Play& play : asked) {
    // Steps may be made in another order.
    const Board after = after_play(standpoint.board, play);
    const auto same = std::ranges::find_if(all, [&](const Considered& each) { return each.play.after == after; });
    if (play.kind != PlayKind::move || same == all.end()) return refuse<"engine.cannot-judge">();
    found.push_back(*same);
    found.back().play.play = play;
    if (!as_deep(*same)) shallow.push_back(found.back());
  }
  if (!shallow.empty() && !thought.deepen(shallow, best.plies)) return refuse<"engine.stopped">();
  if (!shallow.empty() && best.trials > 0 && !thought.roll_out(shallow, best.trials)) {
    return refuse<"engine.stopped">();
  }
  std::vector<Candidate> told;
  told.reserve(found.size());
  for (auto next = shallow.begin(); const Considered& each : found)
    told.push_back((as_deep(each) ? each : *next++).told());
  return told;
}

Result<std::optional<players::Outlook>> NetEngine::expect(const State& state, const Limits& limits) {
  if (state.position().stage == Stage::opening) return std::nullopt;
  const Standpoint standpoint = standpoint_of(state, state.position().turn);
  Thought thought(standpoint, *nets_, level_, limits, memory_, searches_);
  const Thought::Before before = thought.before_roll();
  const float equity = standpoint.stakes.normalised(before.values.no_double, standpoint.cube.value);
  return players::Outlook{static_cast<double>(equity), figures_of(before.chances)};
}

void NetEngine::ponder(const State& state, const Limits& limits) {
  if (phase(state) == Phase::over || state.position().stage == Stage::opening) return;
  const Standpoint standpoint = standpoint_of(state, state.position().turn);
  Thought(standpoint, *nets_, level_, limits, memory_, searches_).before_roll();
}

}  // namespace fourfold::backgammon
