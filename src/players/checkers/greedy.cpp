// Checkers' greedy list.
//   Moving: of all moves the one after which the board counts most once all captures have been seen out (captures.cpp):
//   men and kings, men's advance, men kept on the back row, the centre, freedom to move; who is ahead gains by
//   exchanging and by closing in with its kings (evaluate.cpp). A move that wins comes first; one that brings a
//   position back counts a little less, so that who is ahead does not go in circles. Draws: an offer is accepted when
//   half a man behind, or when less than a man ahead and nothing was captured or advanced for twenty moves; a draw that
//   is due is claimed after forty such moves unless a move wins, and by repetition unless a move promises more. It
//   never offers one, and never resigns. Who begins: it does.
#include "players/checkers/greedy.h"

#include <utility>

#include "players/checkers/captures.h"
#include "players/checkers/evaluate.h"
#include "players/ranking.h"

namespace fourfold::checkers {
namespace {

using Decision = players::Decision<Game>;

constexpr std::uint64_t nodes_unless_told = 10000;  // for the captures after one move
constexpr int cost_of_repeating = 20;
constexpr int behind_enough = -worth_of_a_man / 2;
constexpr int twenty_moves = 40;

int value_of(const State& state, const Play& play, std::uint64_t nodes) {
  if (play.kind() == PlayKind::claim_draw) return state.quiet_plies() == QuietMoves::most ? -lost - 1 : 0;
  const State after = apply(state, play);
  if (phase(after) == Phase::over) return -lost * outcome(after).of(to_act(state));
  const int value = -value_after_captures(state.rules(), after.board(), after.turn(), nodes);
  return after.occurrences() > 1 ? value - cost_of_repeating : value;
}

Decision move(const State& state, std::uint64_t nodes) {
  FixedList<Play, PlayList::capacity() + OfferList::capacity()> plays;
  for (const Play& play : legal(state)) plays.push_back(play);
  for (const Play& offer : offers(state)) {
    if (offer.kind() == PlayKind::claim_draw) plays.push_back(offer);
  }
  Decision decision = players::ranked<Game>(plays, players::Meaning::score,
                                            [&](const Play& play) { return value_of(state, play, nodes); });
  decision.reason = decision.play.kind() == PlayKind::claim_draw ? say<"reason.checkers.nothing-better-than-a-draw">()
                                                                 : say<"reason.checkers.counts-most">();
  return decision;
}

Decision answer(const State& state, PlayKind chosen, Message reason) {
  Decision decision = players::ranked<Game>(legal(state), players::Meaning::score,
                                            [&](const Play& play) { return play.kind() == chosen ? 1 : 0; });
  decision.reason = std::move(reason);
  return decision;
}

Decision answer_draw_offer(const State& state, std::uint64_t nodes) {
  const int value = -value_after_captures(state.rules(), state.board(), state.turn(), nodes);
  const bool quiet = state.quiet_plies() >= twenty_moves;
  if (value <= behind_enough) return answer(state, PlayKind::accept_draw, say<"reason.checkers.behind">());
  if (quiet && value < worth_of_a_man) {
    return answer(state, PlayKind::accept_draw, say<"reason.checkers.nothing-is-happening">());
  }
  return answer(state, PlayKind::decline_draw, say<"reason.checkers.something-to-play-for">());
}

}  // namespace

Result<Decision> Greedy::decide(const State& state, const players::Limits& limits,
                                const players::OnProgress<Game>& /*told*/) {
  const std::uint64_t nodes = limits.nodes > 0 ? limits.nodes : nodes_unless_told;
  switch (state.status()) {
    case Status::choose_first:
      return answer(state, to_act(state) == seat_of(Side::dark) ? PlayKind::first_dark : PlayKind::first_light,
                    say<"reason.checkers.begins">());
    case Status::draw_offered:
      return answer_draw_offer(state, nodes);
    default:
      return move(state, nodes);
  }
}

}  // namespace fourfold::checkers
