#include "cli/best.h"

#include <algorithm>
#include <limits>

#include <fmt/core.h>

#include "cli/ask.h"
#include "cli/asked_limits.h"
#include "cli/command_words.h"
#include "cli/game_texts.h"
#include "cli/language.h"
#include "cli/outcome_told.h"
#include "cli/whole_number.h"
#include "players/registry.h"
#include "sentences/message_json.h"

namespace fourfold::cli {
namespace {

constexpr std::size_t lines_unless_told = 3;

std::string proof_text(players::Proof proof) {
  switch (proof) {
    case players::Proof::wins:
      return said<"terminal.proof.wins">();
    case players::Proof::draws:
      return said<"terminal.proof.draws">();
    case players::Proof::loses:
      return said<"terminal.proof.loses">();
    case players::Proof::none:
      break;
  }
  return {};
}

// What would follow, in the notation of each position on the way.
template <HasBoard G>
std::vector<std::string> line_text(typename G::State state, const std::vector<typename G::Play>& line) {
  std::vector<std::string> texts;
  for (const auto& play : line) {
    texts.push_back(format_play(state, play));
    state = apply(state, play);
  }
  return texts;
}

// What stands over the columns.
template <HasBoard G>
std::vector<std::string> column_names(const players::Decision<G>& decision, bool trials, bool plies, bool lines) {
  const bool equity = decision.meaning == players::Meaning::equity;
  std::vector<std::string> names = {said<"terminal.figure.play">(),
                                    equity ? said<"terminal.figure.equity">() : said<"terminal.figure.score">()};
  for (const players::Figure& figure : decision.candidates[0].figures) names.push_back(figure_text(figure.name));
  if (trials) names.push_back(said<"terminal.figure.trials">());
  if (plies) names.push_back(said<"terminal.figure.plies">());
  if (lines) {
    names.push_back(said<"terminal.figure.proof">());
    names.push_back(said<"terminal.figure.line">());
  }
  return names;
}

template <HasBoard G>
void tell_candidates(const typename G::State& state, const Question& question, const players::Decision<G>& decision,
                     std::size_t most, Verdict& best) {
  const bool equity = decision.meaning == players::Meaning::equity;
  const bool trials = decision.candidates[0].trials > 0;
  const bool lines = !decision.candidates[0].line.empty();
  // Values that were judged less deeply are not to be taken for the same thing.
  const auto other_plies = [&](const auto& candidate) { return candidate.plies != decision.candidates[0].plies; };
  const bool plies = lines || std::ranges::any_of(decision.candidates, other_plies);
  best.columns = column_names<G>(decision, trials, plies, lines);
  if (lines) {
    best.json["depth"] = decision.candidates[0].plies;
    best.json["nodes"] = decision.nodes;
  }
  Json& plays = best.json["plays"] = Json::array();
  for (const auto& candidate : decision.candidates) {
    if (plays.size() == most) break;
    const std::string text = format_play(state, candidate.play);
    Json line = {{"play", text},
                 {"position", format_position_like(apply(state, candidate.play), question.position.value_or(""))}};
    line[equity ? "equity" : "score"] = candidate.value;
    line["plies"] = candidate.plies;
    std::vector<std::string> shown = {text,
                                      equity ? with_sign(candidate.value, 4) : fmt::format("{:.0f}", candidate.value)};
    for (const players::Figure& figure : candidate.figures) {
      line[std::string(figure.name)] = figure.value;
      shown.push_back(per_cent(figure.value));
    }
    if (trials) {
      line["trials"] = candidate.trials;
      shown.push_back(candidate.trials == 0 ? "" : std::to_string(candidate.trials));
    }
    if (plies) shown.push_back(std::to_string(candidate.plies));
    if (lines) {
      const std::string_view proof = word_for(candidate.proof);
      const std::vector<std::string> follows = line_text<G>(state, candidate.line);
      line["proof"] = proof.empty() ? Json() : Json(proof);
      line["line"] = follows;
      constexpr std::size_t most_follow = 8;
      shown.push_back(proof_text(candidate.proof));
      shown.push_back(joined(
          {follows.begin(), follows.begin() + static_cast<std::ptrdiff_t>(std::min(follows.size(), most_follow))},
          " "));
    }
    plays.push_back(std::move(line));
    best.lines.push_back(std::move(shown));
  }
}

void tell_advice(const players::Advice& advice, Verdict& best) {
  Json& told = best.json[std::string(advice.about)] = Json::object();
  best.columns = {"", said<"terminal.best.before-the-roll">()};
  for (const players::Figure& figure : advice.figures) {
    told[std::string(figure.name)] = figure.value;
    best.lines.push_back({figure_text(figure.name), with_sign(figure.value, 4)});
  }
  told["action"] = english(advice.action);  // whatever the language
  told["action_message"] = message_json(advice.action);
  best.note = in_words(advice.action);
}

// How the game may end, as the player to act sees it.
void tell_chances(const players::Figures& figures, Verdict& best) {
  if (figures.empty()) return;
  Json& told = best.json["chances"] = Json::object();
  for (const players::Figure& figure : figures) {
    told[std::string(figure.name)] = figure.value;
    best.lines.push_back({figure_text(figure.name), per_cent(figure.value)});
  }
}

// The chance of each seat, by its number.
void tell_seats(const players::Outlook& outlook, Verdict& best) {
  if (outlook.win.empty()) return;
  Json& told = best.json["win"] = Json::object();
  for (const players::SeatChance& each : outlook.win) {
    told[std::to_string(number(each.seat))] = each.win;
    best.lines.push_back({in_words(say<"terminal.best.seat-wins", "player">(each.seat)), per_cent(each.win)});
  }
}

template <HasBoard G>
Verdict verdict_on(const typename G::State& state, const Question& question, const std::string& name) {
  Verdict best;
  best.json = question_json<G>(question, state);
  best.json["bot"] = name;
  best.heading =
      in_words(say<"terminal.best.heading", "game", "player", "bot">(game_title(G::name), to_act(state), name));
  best.board = board_with_notes<G>(state, [](const Message& note) { return in_words(note); });
  return best;
}

template <HasBoard G>
Answer<Verdict> best_of(const Question& question) {
  const auto asked = asked_state<G>(question);
  if (!asked) return passed_on(asked);
  const typename G::State& state = *asked;
  if (phase(state) == Phase::over) return refuse<"terminal.game-over", "outcome">(outcome_told<G>(state));
  const std::string name = question.bot.value_or(std::string(players::adviser_name<G>()));
  const auto player = players::make_player<G>(name);
  if (!player) return tl::unexpected<Refusal>(Refusal(player.error()));
  std::size_t most = std::numeric_limits<std::size_t>::max();
  if (question.most) {
    const auto asked_for = read_whole_number<std::size_t>(say<"terminal.number.plays">(), *question.most, 1, 1'000'000);
    if (!asked_for) return passed_on(asked_for);
    most = *asked_for;
  }

  auto asked_for_time = asked_limits(question);
  if (!asked_for_time) return passed_on(asked_for_time);
  players::Limits& limits = *asked_for_time;
  limits.lines = question.most ? most : lines_unless_told;
  if (phase(state) == Phase::roll) {
    const auto outlook = (*player)->expect(state, limits);
    if (!outlook) return tl::unexpected<Refusal>(Refusal(outlook.error()));
    if (!*outlook) return refuse<"terminal.waits-for-a-roll">();
    Verdict best = verdict_on<G>(state, question, name);
    best.json["equity"] = (*outlook)->equity;
    best.columns = {"", said<"terminal.best.before-the-roll">()};
    best.lines.push_back({said<"terminal.figure.equity">(), with_sign((*outlook)->equity, 4)});
    tell_chances((*outlook)->figures, best);
    tell_seats(**outlook, best);
    return best;
  }
  const auto thought = (*player)->think(state, limits);
  if (!thought) return tl::unexpected<Refusal>(Refusal(thought.error()));
  const players::Decision<G>& decision = *thought;
  Verdict best = verdict_on<G>(state, question, name);
  if (decision.advice) {
    tell_advice(*decision.advice, best);
    tell_chances(decision.candidates[0].figures, best);
  } else {
    tell_candidates<G>(state, question, decision, most, best);
    best.note = in_words(decision.reason);
  }
  best.json["reason"] = english(decision.reason);  // whatever the language
  best.json["reason_message"] = message_json(decision.reason);
  return best;
}

}  // namespace

Answer<Verdict> find_best(const Question& question) {
  return with_game(question.game, [&]<class G>() { return best_of<G>(question); });
}

}  // namespace fourfold::cli
