#include "cli/moves.h"
#include "cli/language.h"

#include "cli/ask.h"
#include "cli/game_texts.h"
#include "cli/outcome_told.h"

namespace fourfold::cli {
namespace {

// A roll to show how one is written: one of the rolls there are, from the middle, where two dice differ.
template <HasNotation G>
std::string example_roll(const typename G::State& state) {
  const auto all = chance(state);
  return format_roll(all.rolls[all.rolls.size() / 2].roll);
}

template <HasBoard G>
std::string heading_of(const typename G::State& state, const std::string& dice, std::size_t plays) {
  const std::string game = game_title(G::name);
  const Seat player = to_act(state);
  return in_words(
      dice.empty() ? say<"terminal.moves.heading", "game", "player", "count">(game, player, plays)
                   : say<"terminal.moves.heading-dice", "game", "player", "dice", "count">(game, player, dice, plays));
}

template <HasBoard G>
std::string note_of(const typename G::State& state, const Question& question) {
  std::vector<std::string> offered;
  for (const auto& offer : offers(state)) offered.push_back(format_play(state, offer));
  std::string note = offered.empty() ? "" : in_words(say<"terminal.moves.also", "plays">(std::move(offered)));
  if (dice_on_table(state)) return note;
  // Where dice could be put on the table, the asker may have meant the plays of a roll.
  const typename G::State start = begin_with(state.rules(), Seat::one);
  if (phase(start) != Phase::roll) return note;
  const std::string example = example_roll<G>(start);
  const auto dice = parse_roll(state, example);
  if (question.dice || !dice || !with_roll(state, *dice)) return note;
  return note + (note.empty() ? "" : "\n") + in_words(say<"terminal.moves.add-dice", "dice">(example));
}

template <HasBoard G>
Answer<Moves> moves_of(const Question& question) {
  const auto asked = asked_state<G>(question);
  if (!asked) return passed_on(asked);
  const typename G::State& state = *asked;
  if (phase(state) == Phase::over) return refuse<"terminal.game-over", "outcome">(outcome_told<G>(state));
  if (phase(state) == Phase::roll) {
    return refuse<"terminal.waits-for-a-roll-such-as", "dice">(example_roll<G>(state));
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
  moves.board = board_with_notes<G>(state, [](const Message& note) { return in_words(note); });
  moves.note = note_of<G>(state, question);
  return moves;
}

}  // namespace

Answer<Moves> find_moves(const Question& question) {
  return with_game(question.game, [&]<class G>() { return moves_of<G>(question); });
}

}  // namespace fourfold::cli
