#include "training/checkers/self_play.h"

#include <cmath>

#include "players/checkers/root_choices.h"
#include "players/checkers/score.h"
#include "players/random_source.h"
#include "players/seeded_draws.h"

namespace fourfold::training {
namespace {

using namespace checkers;

constexpr int longest_game = 240;  // plies; a longer one is a draw

double chance_of(int score) { return 1 / (1 + std::exp(-score / 64.0)); }

bool draws(RandomSource& random, double share) {
  return static_cast<double>(random.next_half()) < share * 4294967296.0;
}

// What dark scores in a position that tables know, or in a game that is over; nothing while it goes on.
std::optional<double> result_of(const State& state, const EndgameTables& tables) {
  if (phase(state) == Phase::over) {
    const int points = outcome(state).of(Seat::one);
    return points > 0 ? 1.0 : points < 0 ? 0.0 : 0.5;
  }
  const auto proven = tables.probe(state.board(), state.turn());
  if (!proven) return std::nullopt;
  const double mover = *proven == Proven::win ? 1.0 : *proven == Proven::loss ? 0.0 : 0.5;
  return state.turn() == Side::dark ? mover : 1 - mover;
}

}  // namespace

void play_checkers_game(Search& search, const EndgameTables& tables, const CheckersSelfPlay& how, std::uint64_t seed,
                        std::vector<CheckersSample>& samples) {
  RandomSource random(seed);
  State state = begin_with(how.rules, Seat::one);
  int drawn = how.fewest_drawn +
              static_cast<int>(random.below(static_cast<std::uint32_t>(how.most_drawn - how.fewest_drawn + 1)));
  const std::size_t first = samples.size();
  std::optional<double> dark;
  for (int ply = 0; ply < longest_game; ++ply) {
    dark = result_of(state, tables);
    if (dark) break;
    if (drawn > 0 || draws(random, how.strays)) {
      --drawn;
      state = apply(state, players::play_drawn(state, random.next()));
      continue;
    }
    const RootChoices choices(state);
    players::Limits limits;
    limits.nodes = how.nodes;
    players::Watch watch(limits);
    const SearchReport report = search.run(state, choices.moves(), 1, Search::most_plies, limits, watch, 0, {});
    const int score = report.moves[0].value;
    if (is_proven(score)) {
      dark = (score > 0) == (state.turn() == Side::dark) ? 1.0 : 0.0;
      break;
    }
    const SearchPosition here = SearchPosition::of(state.board(), state.turn(), 0);
    // Where captures can be left, the search asks for its judgement in their sight, too.
    if (how.rules.capture == Capture::optional || !here.captures_possible()) {
      samples.push_back({state.board(), state.turn(), static_cast<float>(chance_of(score))});
    }
    state = apply(state, choices.candidate(report.moves[0], report.depth).play);
  }
  const double scored = dark.value_or(0.5);
  for (std::size_t i = first; i < samples.size(); ++i) {
    const double mover = samples[i].turn == Side::dark ? scored : 1 - scored;
    samples[i].target = static_cast<float>(how.result_share * mover + (1 - how.result_share) * samples[i].target);
  }
}

}  // namespace fourfold::training
