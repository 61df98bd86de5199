#include "players/checkers/search_engine.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <functional>

#include "players/checkers/known_moves.h"
#include "players/checkers/root_choices.h"
#include "players/checkers/search_reasons.h"
#include "players/misjudgement.h"
#include "players/ranking.h"
#include "players/seeded_draws.h"
#include "players/stable_order.h"

#if !defined(__wasi__)
#include <thread>
#endif

namespace fourfold::checkers {
namespace {

using players::Limits;
using players::Proof;
using Candidate = players::Candidate<Game>;
using Decision = players::Decision<Game>;
using OnProgress = players::OnProgress<Game>;

constexpr int glad_of_a_draw = -50;
constexpr int worth_playing_for = 100;
constexpr int long_quiet = 40;  // plies without progress

// The first words of a game, or the answer to an offer.
Decision said(const State& state, PlayKind chosen, Message reason) {
  Decision decision = players::ranked<Game>(legal(state), players::Meaning::score,
                                            [&](const Play& play) { return play.kind() == chosen ? 1 : 0; });
  decision.reason = std::move(reason);
  return decision;
}

// What tables settle, and what they leave to be searched: all moves, or those that are known to draw alike, or to win
// alike where no table says how soon.
struct Settled {
  std::vector<Candidate> candidates;  // best first, none of them better than what is open
  std::vector<SearchMove> open;
  std::optional<Proven> open_are{};  // for certain

  Candidate proven(Candidate candidate) const {
    if (open_are == Proven::draw) {
      candidate.proof = Proof::draws;
      candidate.value = 0;
    } else if (open_are == Proven::win) {
      candidate.proof = Proof::wins;
      candidate.value = std::max<double>(candidate.value, most_estimate + 1);
    }
    return candidate;
  }
};

Settled settle(const EndgameTables* tables, const State& state, const RootChoices& choices) {
  auto known = known_moves(tables, state, choices.moves());
  if (!known) return {{}, choices.moves()};
  players::order_stably(known->begin(), known->end(), std::greater<>{}, &KnownMove::score);
  const KnownMove best = known->front();
  const bool best_are_open = best.proven == Proven::draw || (best.proven == Proven::win && !best.plies);
  Settled settled;
  if (best_are_open && best.in_time) settled.open_are = best.proven;
  for (const KnownMove& each : *known) {
    if (best_are_open && each.proven == best.proven && each.in_time == best.in_time) {
      settled.open.push_back(each.move);
      continue;
    }
    const int plies = each.plies.value_or(0);
    Candidate candidate =
        choices.candidate({each.move, each.score(), {each.move}}, plies > slow_plies ? plies - slow_plies : plies);
    if (each.proven == Proven::draw) candidate.proof = Proof::draws;
    settled.candidates.push_back(std::move(candidate));
  }
  return settled;
}

// A draw that is due is taken unless something better is in sight.
void claim_if_better(const State& state, Decision& decision) {
  for (const Play& offer : offers(state)) {
    if (offer.kind() != PlayKind::claim_draw || decision.candidates.front().value > 0) continue;
    Candidate claim;
    claim.play = offer;
    claim.proof = Proof::draws;
    decision.candidates.insert(decision.candidates.begin(), claim);
    decision.play = offer;
    decision.reason = say<"reason.checkers.nothing-better-than-a-draw">();
  }
}

}  // namespace

SearchEngine::SearchEngine(const players::Resources& resources, const Level& level)
    : resources_(resources), level_(level), table_(resources.hash_bytes) {}

void SearchEngine::new_game() {
  table_.clear();
  for (Search& search : searches_) search.new_game();
}

// For other rules everything is another game.
void SearchEngine::prepare(const Rules& rules) {
  table_.make_room();
  if (rules_ && table_rules(*rules_) == table_rules(rules)) return;
  rules_ = rules;
  endgames_ = level_.tables ? tables_of(rules, resources_) : nullptr;
  nets_ = level_.nets ? nets_of(rules, resources_) : nullptr;
  book_ = level_.book ? book_of(rules, resources_) : nullptr;
  searches_.clear();
  searches_.emplace_back(rules, table_, endgames_.get(), nets_.get());
  table_.clear();
}

SearchReport SearchEngine::think_about(const State& state, const std::vector<SearchMove>& moves, std::size_t lines,
                                       int depth, const Limits& limits,
                                       const std::function<void(const SearchReport&)>& told) {
  table_.new_search();
  players::Watch watch(limits);
#if !defined(__wasi__)
  // The others search the same, and what they find helps by lying in the table.
  players::StopFlag enough;
  Limits beside;
  beside.flag = &enough;
  while (searches_.size() < limits.threads) searches_.emplace_back(state.rules(), table_, endgames_.get(), nets_.get());
  std::atomic<std::uint64_t> nodes_of_others = 0;
  std::vector<std::jthread> others;
  for (unsigned t = 1; t < limits.threads; ++t) {
    others.emplace_back([&, t] {
      players::Watch stopped(beside);
      nodes_of_others += searches_[t].run(state, moves, 1, depth, beside, stopped, t, {}).nodes;
    });
  }
#endif
  SearchReport report = searches_[0].run(state, moves, lines, depth, limits, watch, 0, told);
#if !defined(__wasi__)
  enough.raise();
  others.clear();
  report.nodes += nodes_of_others;
#endif
  return report;
}

// The move of the book, where it is still open at this page.
std::optional<Decision> SearchEngine::look_up(const State& state, const RootChoices& choices) const {
  const OpeningBook::Entry* const entry =
      book_ ? book_->find(SearchPosition::of(state.board(), state.turn(), state.quiet_plies())) : nullptr;
  if (entry == nullptr) return std::nullopt;
  for (const SearchMove& move : choices.moves()) {
    if (!entry->plays(move)) continue;
    Decision decision;
    decision.candidates.push_back(choices.candidate({move, entry->score, {move}}, entry->plies));
    decision.play = decision.candidates.front().play;
    decision.reason = say<"reason.checkers.from-the-book">();
    return decision;
  }
  return std::nullopt;
}

// What a search found, and what tables know of it although they do not know all there is to choose from.
Candidate SearchEngine::searched(const State& state, const RootMove& found, int plies) const {
  Candidate candidate = RootChoices(state).candidate(found, plies);
  if (candidate.proof == Proof::none && draws_for_certain(endgames_.get(), state, found.move)) {
    candidate.proof = Proof::draws;
    candidate.value = 0;
  }
  return candidate;
}

Decision SearchEngine::decide_move(const State& state, const Limits& asked, const OnProgress& told) {
  const RootChoices choices(state);
  // Who asks for so many nodes, plies or lines wants a search.
  if (asked.nodes == 0 && !asked.plies && asked.lines <= 1) {
    if (auto known = look_up(state, choices)) return *std::move(known);
  }
  Limits limits = asked;
  if (limits.nodes == 0 && !limits.plies) limits.nodes = level_.nodes;
  const int depth = std::clamp(limits.plies.value_or(level_.plies), 1, level_.plies);

  Decision decision;
  decision.meaning = players::Meaning::score;
  const Settled settled = settle(endgames_.get(), state, choices);
  if (!settled.open.empty()) {
    const std::size_t lines =
        level_.noise > 0 ? settled.open.size() : std::clamp<std::size_t>(limits.lines, 1, settled.open.size());
    const auto told_depth = [&](const SearchReport& report) {
      if (told) told({report.depth, report.nodes, settled.proven(searched(state, report.moves[0], report.depth))});
    };
    const SearchReport report = think_about(state, settled.open, lines, depth, limits, told_depth);
    decision.nodes = report.nodes;
    for (std::size_t i = 0; i < lines; ++i) {
      decision.candidates.push_back(settled.proven(searched(state, report.moves[i], report.depth)));
    }
  }
  decision.candidates.insert(decision.candidates.end(), settled.candidates.begin(), settled.candidates.end());
  if (level_.noise > 0) {
    players::Misjudgement misjudged(players::mixed(limits.seed, 0x6d6f7665ULL), static_cast<float>(level_.noise));
    // What is seen to its end is not misjudged.
    for (Candidate& candidate : decision.candidates) {
      if (candidate.proof == Proof::none) candidate.value += std::round(misjudged.next());
    }
    players::order_stably(decision.candidates.begin(), decision.candidates.end(), std::greater<>{}, &Candidate::value);
  }
  decision.play = decision.candidates.front().play;
  decision.reason = reason_for(state, decision, choices.moves().size());
  claim_if_better(state, decision);
  return decision;
}

Decision SearchEngine::answer_draw_offer(const State& state, const Limits& limits) {
  // It is still the turn of the one who offered.
  const auto going_on = try_apply(state, Play::say(PlayKind::decline_draw));
  const Decision best = decide_move(*going_on, limits, {});
  const Candidate& reply = best.candidates.front();
  const double mine = -reply.value;
  const bool nothing_doing = state.quiet_plies() >= long_quiet && mine < worth_playing_for;
  if (reply.proof == Proof::draws || mine <= glad_of_a_draw) {
    return said(
        state, PlayKind::accept_draw,
        reply.proof == Proof::draws ? say<"reason.checkers.drawn-for-certain">() : say<"reason.checkers.behind">());
  }
  if (nothing_doing) return said(state, PlayKind::accept_draw, say<"reason.checkers.nothing-is-happening">());
  return said(state, PlayKind::decline_draw, say<"reason.checkers.something-to-play-for">());
}

Result<Decision> SearchEngine::decide(const State& state, const Limits& limits, const OnProgress& told) {
  prepare(state.rules());
  switch (state.status()) {
    case Status::choose_first:
      return said(state, to_act(state) == seat_of(Side::dark) ? PlayKind::first_dark : PlayKind::first_light,
                  say<"reason.checkers.begins">());
    case Status::draw_offered:
      return answer_draw_offer(state, limits);
    default:
      return decide_move(state, limits, told);
  }
}

Result<std::vector<Candidate>> SearchEngine::weigh(const State& state, std::span<const Play> plays,
                                                   const Limits& limits) {
  const auto best = decide(state, limits, {});
  if (!best) return refuse(best.error());
  const bool moving = state.status() == Status::playing || state.status() == Status::draw_declined;
  std::vector<Candidate> judged;
  for (const Play& play : plays) {
    const auto found = std::ranges::find(best->candidates, play, &Candidate::play);
    if (found != best->candidates.end()) {
      judged.push_back(*found);
      continue;
    }
    if (!moving || play.kind() != PlayKind::move) return refuse<"engine.cannot-judge">();
    // Alone, as deeply as the best.
    Limits alone = limits;
    alone.nodes = 0;
    const SearchReport report =
        think_about(state, {move_of(state, play)}, 1, std::max(1, best->candidates[0].plies), alone, {});
    if (report.depth == 0) return refuse<"engine.stopped">();
    Candidate candidate = searched(state, report.moves[0], report.depth);
    candidate.play = play;
    candidate.line.front() = play;
    judged.push_back(std::move(candidate));
  }
  return judged;
}

void SearchEngine::ponder(const State& state, const Limits& limits) {
  if (state.status() != Status::playing && state.status() != Status::draw_declined) return;
  prepare(state.rules());
  think_about(state, RootChoices(state).moves(), 1, Search::most_plies, limits, {});
}

}  // namespace fourfold::checkers
