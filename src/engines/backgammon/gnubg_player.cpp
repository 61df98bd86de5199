#include "engines/backgammon/gnubg_player.h"

#include "engines/backgammon/fibs_board.h"
#include "engines/backgammon/gnubg_answer.h"

namespace fourfold::backgammon {

Result<std::string> GnubgPlayer::ask(const State& state, const players::Limits& limits) {
  auto& process = processes_[state.rules().cube ? 1 : 0];
  if (!process) {
    auto started = start_gnubg({plies_, state.rules().cube});
    if (!started) return refuse(started.error());
    process = std::move(*started);
  }
  players::Watch watch(limits);
  auto answer = process->ask(fibs_board(state), watch);
  if (!answer) process.reset();
  return answer;
}

Result<players::Decision<Game>> GnubgPlayer::decide(const State& state, const players::Limits& limits,
                                                    const players::OnProgress<Game>& /*told*/) {
  const PlayList plays = legal(state);
  players::Decision<Game> decision;
  decision.reason = say<"reason.backgammon.gnubg-says-so">();
  decision.play = plays[0];
  if (plays.size() > 1) {
    const auto answer = ask(state, limits);
    if (!answer) return refuse(answer.error());
    const auto play = read_gnubg_answer(state, *answer);
    if (!play) return refuse<"gnubg.no-legal-play", "asked", "answer">(fibs_board(state), *answer);
    decision.play = *play;
  }
  decision.candidates = {{.play = decision.play, .plies = plies_}};
  return decision;
}

}  // namespace fourfold::backgammon
