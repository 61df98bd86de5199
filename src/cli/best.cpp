#include "cli/best.h"

#include <algorithm>
#include <thread>

#include <fmt/core.h>

#include "cli/ask.h"
#include "cli/outcome_text.h"
#include "players/registry.h"

namespace fourfold::cli {
namespace {

template <Drawn G>
void tell_candidates(const typename G::State& state, const Question& question, const players::Decision<G>& decision,
                     Verdict& best) {
  const bool equity = decision.meaning == players::Meaning::equity;
  best.columns = {"play", equity ? "equity" : "score"};
  for (const players::Figure& figure : decision.candidates[0].figures) best.columns.push_back(spaced(figure.name));
  Json& plays = best.json["plays"] = Json::array();
  for (const auto& candidate : decision.candidates) {
    const std::string text = format_play(state, candidate.play);
    Json line = {{"play", text},
                 {"position", format_position_like(apply(state, candidate.play), question.position.value_or(""))}};
    line[equity ? "equity" : "score"] = candidate.value;
    std::vector<std::string> shown = {text,
                                      equity ? signed_number(candidate.value) : fmt::format("{:.0f}", candidate.value)};
    for (const players::Figure& figure : candidate.figures) {
      line[std::string(figure.name)] = figure.value;
      shown.push_back(per_cent(figure.value));
    }
    plays.push_back(std::move(line));
    best.lines.push_back(std::move(shown));
  }
}

void tell_advice(const players::Advice& advice, Verdict& best) {
  Json& told = best.json[std::string(advice.about)] = Json::object();
  best.columns = {"", "equity"};
  for (const players::Figure& figure : advice.figures) {
    told[std::string(figure.name)] = figure.value;
    best.lines.push_back({spaced(figure.name), signed_number(figure.value)});
  }
  told["action"] = advice.action;
  best.note = std::string(advice.action);
}

template <Drawn G>
Answer<Verdict> best_of(const Question& question) {
  const auto asked = asked_state<G>(question);
  if (!asked) return passed_on(asked);
  const typename G::State& state = *asked;
  if (phase(state) == Phase::over) return refuse("the game is over: " + outcome_text<G>(state));
  if (phase(state) == Phase::roll) return refuse("this position waits for a roll: say which with --dice");
  const std::string name = question.bot.value_or(std::string(players::player_names<G>().back()));
  const auto player = players::make_player<G>(name);
  if (!player) return tl::unexpected<Refusal>(Refusal(player.error()));

  players::Budget budget;
  budget.threads = std::max(1U, std::thread::hardware_concurrency());
  const players::Decision<G> decision = (*player)->decide(state, budget);
  Verdict best;
  best.json = question_json<G>(question, state);
  best.json["bot"] = name;
  best.heading = fmt::format("{}: player {}, as {} sees it", G::title, number(to_act(state)), name);
  best.board = board_with_notes<G>(state);
  if (decision.advice) {
    tell_advice(*decision.advice, best);
  } else {
    tell_candidates<G>(state, question, decision, best);
    best.note = decision.reason;
  }
  best.json["reason"] = decision.reason;
  return best;
}

}  // namespace

Answer<Verdict> find_best(const Question& question) {
  return with_game(question.game, [&]<class G>() { return best_of<G>(question); });
}

}  // namespace fourfold::cli
