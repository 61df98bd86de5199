#include "cli/moves.h"

#include <fmt/core.h>

#include "cli/ask.h"
#include "cli/outcome_text.h"

namespace fourfold::cli {
namespace {

// A roll to show how one is written: one of the rolls there are, from the middle, where two dice differ.
template <Notated G>
std::string example_roll(const typename G::State& state) {
  const auto all = chance(state);
  return format_roll(all.rolls[all.rolls.size() / 2].roll);
}

template <Drawn G>
std::string heading_of(const typename G::State& state, const std::string& dice, std::size_t plays) {
  return fmt::format("{}: player {}{}, {} {}", G::title, number(to_act(state)),
                     dice.empty() ? " to play" : " to play " + dice, plays, plays == 1 ? "play" : "plays");
}

template <Drawn G>
std::string note_of(const typename G::State& state, const Question& question) {
  std::string note;
  for (const auto& offer : offers(state)) note += (note.empty() ? "Also possible: " : ", ") + format_play(state, offer);
  if (dice_on_table(state)) return note;
  // Where dice could be put on the table, the asker may have meant the plays of a roll.
  const typename G::State start = begin_with(state.rules(), Seat::one);
  if (phase(start) != Phase::roll) return note;
  const std::string example = example_roll<G>(start);
  const auto dice = parse_roll(state, example);
  if (question.dice || !dice || !with_roll(state, *dice)) return note;
  return note + (note.empty() ? "" : "\n") + "Add dice to see the plays of a roll: --dice " + example;
}

template <Drawn G>
Answer<Moves> moves_of(const Question& question) {
  const auto asked = asked_state<G>(question);
  if (!asked) return passed_on(asked);
  const typename G::State& state = *asked;
  if (phase(state) == Phase::over) return refuse("the game is over: " + outcome_text<G>(state));
  if (phase(state) == Phase::roll) {
    return refuse("this position waits for a roll: say which with --dice, for example --dice " +
                  example_roll<G>(state));
  }

  const std::string sample = question.position.value_or("");
  const std::string dice = dice_text<G>(state);
  Moves moves;
  moves.json = question_json<G>(question, state);
  Json& plays = moves.json["plays"] = Json::array();
  for (const auto& play : legal(state)) {
    moves.plays.push_back({format_play(state, play), format_position_like(apply(state, play), sample)});
    plays.push_back({{"play", moves.plays.back().play}, {"position", moves.plays.back().position}});
  }
  moves.heading = heading_of<G>(state, dice, moves.plays.size());
  moves.board = board_with_notes<G>(state);
  moves.note = note_of<G>(state, question);
  return moves;
}

}  // namespace

Answer<Moves> find_moves(const Question& question) {
  return with_game(question.game, [&]<class G>() { return moves_of<G>(question); });
}

}  // namespace fourfold::cli
