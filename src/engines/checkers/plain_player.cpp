#include "engines/checkers/plain_player.h"

#include <algorithm>
#include <vector>

#include "engines/checkers/plain_request.h"
#include "engines/checkers/written_move.h"
#include "engines/machine_clock.h"
#include "engines/one_line.h"
#include "engines/words.h"
#include "notation/checkers/text.h"

namespace fourfold::checkers {
namespace {

using players::Limits;

struct ToMove {
  Board board;
  Side turn = Side::dark;
};

// The king's move that led from one to the next.
std::string move_between(const ToMove& from, const Board& to) {
  const Squares before = from.board.of(from.turn);
  const Squares after = to.of(from.turn);
  const auto number = [](Squares square) { return std::to_string(Square::lowest(square).number()); };
  return number(before & ~after) + "-" + number(after & ~before);
}

}  // namespace

std::string plain_question(const State& state, const Limits& limits) {
  std::vector<ToMove> since{{state.board(), state.turn()}};
  state.for_each_earlier([&](const Board& board, Side turn) {
    since.push_back({board, turn});
    return true;
  });
  std::ranges::reverse(since);
  const auto first = State::from(state.rules(), {since.front().board, since.front().turn});
  std::string moves;
  for (std::size_t i = 1; i < since.size(); ++i) {
    moves += (moves.empty() ? " moves " : " ") + move_between(since[i - 1], since[i].board);
  }
  std::string limited;
  if (limits.plies) limited += " depth " + std::to_string(*limits.plies);
  if (limits.nodes > 0 && limits.nodes <= most_plain_nodes) limited += " nodes " + std::to_string(limits.nodes);
  if (limits.deadline) {
    const std::int64_t left = limits.deadline->at - limits.deadline->clock();
    limited +=
        " time " + std::to_string(static_cast<double>(std::max<std::int64_t>(0, left)) / engines::microseconds(1));
  }
  return "go fen " + format_position(*first) + limited + moves;
}

void PlainPlayer::new_game() {
  if (program_ && !program_->tell("newgame")) program_.reset();
}

Result<Play> PlainPlayer::ask(const State& state, const Limits& limits) {
  if (!program_) {
    auto started = engines::ChildProgram::start(command_);
    if (!started) return refuse(started.error());
    program_ = std::move(*started);
    // It has to read its own files first, which is no part of the thought.
    const Limits unlimited;
    players::Watch patient(unlimited);
    if (const auto ready = program_->ask("ready", patient); !ready) {
      program_.reset();
      return refuse(ready.error());
    }
  }
  // Its time is its own affair: an answer that comes late is an answer.
  Limits untimed;
  untimed.flag = limits.flag;
  players::Watch watch(untimed);
  const std::string question = plain_question(state, limits);
  const auto answer = program_->ask(question, watch);
  if (!answer) {
    program_.reset();
    return refuse(answer.error());
  }
  engines::Words words(*answer);
  const bool moved = words.next() == "bestmove";
  std::string_view move = words.next();
  if (words.next() == "path") move = words.next();
  if (moved) {
    if (const auto play = read_move(state, move)) return *play;
  }
  return refuse<"plain.no-legal-move", "program", "asked", "answer">(command_, question, engines::on_one_line(*answer));
}

Result<players::Decision<Game>> PlainPlayer::decide(const State& state, const Limits& limits,
                                                    const players::OnProgress<Game>& /*told*/) {
  const PlayList plays = legal(state);
  players::Decision<Game> decision;
  decision.reason = say<"reason.checkers.program-says-so", "program">(command_);
  decision.play = plays[0];
  if (state.status() == Status::draw_offered) decision.play = Play::say(PlayKind::decline_draw);
  const bool moving = state.status() == Status::playing || state.status() == Status::draw_declined;
  if (moving && plays.size() > 1) {
    const auto play = ask(state, limits);
    if (!play) return refuse(play.error());
    decision.play = *play;
  }
  decision.candidates = {{.play = decision.play}};
  return decision;
}

}  // namespace fourfold::checkers
