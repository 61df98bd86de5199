// What people who play ludo well look at. Like greedy it captures, then finishes, then enters. Between plays that are
// level in that, it takes the one after which most is left of this sum:
//   - own pieces, each by the spaces it has come, less some turns where it waits in base, more where it is safe in the
//     home column or home, and the piece that runs once more;
//   - less the opponents' pieces, counted alike and shared among them;
//   - less a part of what own pieces may lose: how likely the others' next rolls are to hit each, times what it has
//   come;
//   - plus a part of what theirs may lose to own pieces that stand behind them.
#include "players/ludo/careful.h"

#include "players/ludo/features.h"
#include "players/ludo/gains.h"
#include "players/ludo/reasons.h"
#include "players/ranking.h"

namespace fourfold::ludo {
namespace {

// Tried in duels against greedy; other weights nearby did no better.
constexpr double waiting = -20;      // in base, until the right number comes
constexpr double in_column = 6;      // safe
constexpr double at_home = 12;       // and done
constexpr double exposed = 0.5;      // of what may be hit: there is more to a game than the next roll
constexpr double threatening = 0.8;  // of what own pieces may hit

double worth(Progress piece) {
  if (piece == base) return waiting;
  if (piece == home) return home + at_home;
  return piece + (on_track(piece) ? 0 : in_column);
}

// How likely a roll shows the distance, on one die or as the sum of two.
double chance_of(int distance, int dice) {
  const bool by_one = distance <= Die::sides;
  if (dice == 1) return by_one ? 1.0 / 6 : 0;
  const int sums = by_one ? distance - 1 : 13 - distance;
  return ((by_one ? 11 : 0) + sums) / 36.0;
}

// What the one's next roll may take from the other.
double in_danger(const State& state, Seat attacker, Seat victim) {
  double sum = 0;
  for (const Progress target : state.pieces(victim)) {
    if (!on_track(target)) continue;
    const int there = progress_seen(flower_offset(attacker, victim), target);
    double missed = 1;
    for (const Progress piece : state.pieces(attacker)) {
      const int distance = there - piece;
      if (on_track(piece) && there <= last_on_track && distance > 0 && distance <= longest_shot) {
        missed *= 1 - chance_of(distance, state.rules().dice);
      }
    }
    sum += (1 - missed) * (worth(target) - waiting);
  }
  return sum;
}

double counted(const State& state, Seat own) {
  double sum = 0;
  double theirs = 0;
  int opponents = 0;
  for (const Progress piece : state.pieces(own)) sum += worth(piece);
  for (const Seat seat : seats(state.rules())) {
    if (seat == own || !takes_turns(state, seat)) continue;
    ++opponents;
    for (const Progress piece : state.pieces(seat)) theirs += worth(piece);
    sum -= exposed * in_danger(state, seat, own);
    sum += threatening * in_danger(state, own, seat);
  }
  return opponents == 0 ? sum : sum - theirs / opponents;
}

double score_of(const State& state, const Play& play) {
  // No sum comes near a thousand.
  const Gains gains = gains_of(state, play);
  const int first = (gains.captured * 25 + gains.finished * 5 + gains.entered) * 1000;
  return first + gains.furthest + counted(apply(state, play), to_act(state));
}

}  // namespace

Result<players::Decision<Game>> Careful::decide(const State& state, const players::Limits& /*limits*/,
                                                const players::OnProgress<Game>& /*told*/) {
  auto decision = players::ranked<Game>(legal(state), players::Meaning::score,
                                        [&](const Play& play) { return score_of(state, play); });
  decision.reason = reason_for(state, decision.play, decision.candidates.size());
  return decision;
}

}  // namespace fourfold::ludo
