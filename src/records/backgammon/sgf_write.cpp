#include <algorithm>

#include "records/backgammon/sgf.h"
#include "records/backgammon/sgf_points.h"
#include "records/backgammon/transcript.h"
#include "records/rules_line.h"
#include "records/sgf_tree.h"

namespace fourfold::records {
namespace {

std::string rules_text(const Transcript& transcript, const TranscriptGame& game) {
  std::string text;
  const auto add = [&](bool holds, const char* word) {
    if (holds) text += (text.empty() ? "" : ":") + std::string(word);
  };
  add(!transcript.cube, "NoCube");
  add(transcript.crawford.value_or(false), "Crawford");
  add(game.crawford.value_or(false), "CrawfordGame");
  add(transcript.jacoby.value_or(false), "Jacoby");
  add(transcript.variant == backgammon::StartingPosition::nackgammon, "Nackgammon");
  add(transcript.variant == backgammon::StartingPosition::hyper, "Hypergammon3");
  return text;
}

std::string about_text(const Transcript& transcript) {
  std::string text;
  for (const auto& [name, value] : transcript.about) {
    for (const auto& [known, property] : sgf_about) {
      if (name != known) continue;
      std::string written = value;
      if (name == "Date") std::ranges::replace(written, '.', '-');
      text += sgf_property(property, written);
    }
  }
  std::string comment;
  for (const std::string& note : transcript.notes) comment += (comment.empty() ? "" : "\n") + note;
  if (!comment.empty()) text += sgf_property("GC", comment);
  return text + sgf_property(sgf_rules_property, transcript.rules);
}

std::string notes_text(const std::vector<std::string>& notes) {
  std::string comment;
  for (const std::string& note : notes) comment += (comment.empty() ? "" : "\n") + note;
  return comment.empty() ? "" : sgf_property("C", comment);
}

// The game has ended with a win: W+2, and an R where the loser resigned.
std::string result_text(const TranscriptGame& game) {
  if (game.turns.empty() || game.turns.back().action != TranscriptAction::win) return "";
  const TranscriptTurn& win = game.turns.back();
  return sgf_property(
      "RE", std::string(sgf_colours[win.player]) + "+" + std::to_string(win.number) + (win.resigned ? "R" : ""));
}

std::string turn_text(const TranscriptTurn& turn) {
  const auto [low, high] = std::minmax(turn.dice.first, turn.dice.second);
  const std::string dice = std::to_string(high.pips()) + std::to_string(low.pips());
  std::string value;
  switch (turn.action) {
    case TranscriptAction::offer_double:
      value = "double";
      break;
    case TranscriptAction::take:
      value = "take";
      break;
    case TranscriptAction::drop:
      value = "drop";
      break;
    case TranscriptAction::roll:
      return sgf_property("PL", sgf_colours[turn.player]) + sgf_property("DI", dice);
    default:
      value = dice;
      for (const backgammon::Step& step : turn.steps) {
        value += sgf_letter(step.from, turn.player);
        value += sgf_letter(step.to, turn.player);
      }
  }
  return sgf_property(sgf_colours[turn.player], value);
}

std::string game_text(const Transcript& transcript, std::size_t number) {
  const TranscriptGame& game = transcript.games[number];
  std::string text = "(;FF[4]GM[6]CA[UTF-8]AP[Fourfold]MI[length:" + std::to_string(transcript.length) +
                     "][game:" + std::to_string(number) + "][ws:" + std::to_string(game.score[0]) +
                     "][bs:" + std::to_string(game.score[1]) + "]";
  text += sgf_property("PW", transcript.names[0]) + sgf_property("PB", transcript.names[1]);
  if (number == 0) text += about_text(transcript);
  if (const std::string rules = rules_text(transcript, game); !rules.empty()) text += sgf_property("RU", rules);
  if (game.automatic_doubles > 0) text += sgf_property("CV", std::to_string(1 << game.automatic_doubles));
  text += result_text(game);
  if (!game.notes.empty()) text += "\n;" + notes_text(game.notes);
  for (const TranscriptTurn& turn : game.turns) {
    if (turn.action != TranscriptAction::win) text += "\n;" + turn_text(turn) + notes_text(turn.notes);
  }
  return text + ")\n";
}

}  // namespace

Result<std::string> write_sgf(const Record& record) {
  const auto transcript = to_transcript(record);
  if (!transcript) return tl::unexpected<Error>(transcript.error());
  std::string text;
  for (std::size_t i = 0; i < transcript->games.size(); ++i) text += game_text(*transcript, i);
  return text;
}

}  // namespace fourfold::records
