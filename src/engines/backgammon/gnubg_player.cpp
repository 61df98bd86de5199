#include "engines/backgammon/gnubg_player.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engines/backgammon/fibs_board.h"

namespace fourfold::backgammon {
namespace {

// The play that leads where these steps lead: GNU Backgammon writes them in its own order, as 25/22 22/21*.
Play play_of(const State& state, const std::string& words) {
  if (words.starts_with("roll")) return Play{PlayKind::roll, 0, {}};
  if (words.starts_with("double")) return Play{PlayKind::offer_double, 0, {}};
  if (words.starts_with("take")) return Play{PlayKind::take, 0, {}};
  if (words.starts_with("drop")) return Play{PlayKind::drop, 0, {}};
  if (words.starts_with("beaver")) return Play{state.rules().beavers ? PlayKind::beaver : PlayKind::take, 0, {}};
  Play play;
  const char* at = words.c_str();
  int from = 0;
  int to = 0;
  int length = 0;
  while (play.count < 4 && std::sscanf(at, " %d/%d%n", &from, &to, &length) == 2) {
    play.steps[play.count++] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
    at += length;
    if (*at == '*') ++at;
  }
  return play;
}

}  // namespace

Result<std::string> GnubgPlayer::ask(const State& state) const {
  const std::lock_guard lock(asking_);
  auto& process = processes_[state.rules().cube ? 1 : 0];
  if (!process) {
    auto started = GnubgProcess::start({plies_, state.rules().cube});
    if (!started) return tl::unexpected(started.error());
    process = std::move(*started);
  }
  return process->ask(fibs_board(state));
}

players::Decision<Game> GnubgPlayer::decide(const State& state, const players::Budget& /*budget*/) const {
  const PlayList plays = legal(state);
  players::Decision<Game> decision;
  decision.reason = "GNU Backgammon says so";
  decision.play = plays[0];
  if (plays.size() > 1) {
    const auto answer = ask(state);
    const auto said = answer ? try_apply(state, play_of(state, *answer)) : tl::unexpected(answer.error());
    const auto* const found =
        said ? std::ranges::find_if(plays, [&](const Play& play) { return apply(state, play) == *said; }) : plays.end();
    if (found == plays.end()) {
      std::fprintf(stderr, "GNU Backgammon was asked\n%s\nand answered with no legal play: %s\n",
                   fibs_board(state).c_str(), answer ? answer->c_str() : answer.error().message.c_str());
      std::exit(1);
    }
    decision.play = *found;
  }
  decision.candidates = {{decision.play, 0, {}}};
  return decision;
}

}  // namespace fourfold::backgammon
