#include "records/backgammon/guessed_rules.h"

#include <algorithm>

#include "notation/backgammon/text.h"
#include "records/rules_line.h"

namespace fourfold::records {
namespace {

bool any_beaver(const Transcript& transcript) {
  for (const TranscriptGame& game : transcript.games) {
    for (std::size_t i = 1; i < game.turns.size(); ++i) {
      if (game.turns[i].action == TranscriptAction::offer_double &&
          game.turns[i - 1].action == TranscriptAction::offer_double)
        return true;
    }
  }
  return false;
}

std::string_view on_off(bool on) { return on ? "on" : "off"; }

std::string_view preset_for(backgammon::StartingPosition variant) {
  switch (variant) {
    case backgammon::StartingPosition::nackgammon:
      return "nackgammon";
    case backgammon::StartingPosition::hyper:
      return "hyper";
    default:
      return "tournament";
  }
}

// Whether one of the two, and one only, needs a single point before this game.
bool at_match_point(const Transcript& transcript, const TranscriptGame& game) {
  return (game.score[0] + 1 == transcript.length) != (game.score[1] + 1 == transcript.length);
}

}  // namespace

Setup setup_for(const Transcript& transcript, const Guess& guess) {
  Setup setup;
  setup.game = backgammon::Game::name;
  for (const std::string& name : transcript.names) setup.players.push_back({name, "human"});
  setup.dice = DiceMode::manual;
  if (!transcript.rules.empty()) {
    read_rules_line(transcript.rules, setup);
    return setup;
  }
  setup.preset = preset_for(transcript.variant);
  setup.options.emplace_back("match_length", std::to_string(transcript.length));
  if (!transcript.cube) setup.options.emplace_back("cube", "off");
  if (transcript.length == 0) {
    setup.options.emplace_back("jacoby", on_off(transcript.jacoby.value_or(true) == guess.usual_rules));
    if (any_beaver(transcript)) setup.options.emplace_back("beavers", "on");
    int ties = 0;
    for (const TranscriptGame& game : transcript.games) ties = std::max(ties, game.automatic_doubles);
    if (ties > 0) setup.options.emplace_back("auto_doubles", std::to_string(ties));
  } else {
    setup.options.emplace_back("crawford", on_off(transcript.crawford.value_or(true) == guess.usual_rules));
    setup.options.emplace_back("dead_cube", "allow");  // elsewhere such doubles can be made
  }
  return setup;
}

Result<std::string> start_of(const Transcript& transcript, std::size_t game, const Guess& guess,
                             const backgammon::Rules& rules) {
  const TranscriptGame& first = transcript.games[game];
  if (first.score == std::array<int, 2>{}) return std::string();
  backgammon::Position position = initial(rules).position();
  for (std::size_t i = 0; i < 2; ++i) {
    if (first.score[i] < 0 || first.score[i] > 32767) return refuse<"record.impossible-score">();
    position.score[i] = static_cast<std::uint16_t>(first.score[i]);
  }
  const bool crawford_past =
      std::any_of(transcript.games.begin(), transcript.games.begin() + static_cast<std::ptrdiff_t>(game),
                  [&](const TranscriptGame& earlier) { return at_match_point(transcript, earlier); });
  position.crawford_game = first.crawford.value_or(rules.crawford && rules.match_length > 1 && !crawford_past &&
                                                   at_match_point(transcript, first) && guess.first_is_crawford);
  const auto state = backgammon::State::from(rules, position);
  if (!state) return tl::unexpected<Error>(state.error());
  return format_position(*state);
}

}  // namespace fourfold::records
