#include "cli/rollout_run.h"

#include <algorithm>
#include <chrono>
#include <numeric>

#include <fmt/core.h>

#include "cli/ask.h"
#include "cli/game_texts.h"
#include "cli/language.h"
#include "cli/rollout_file.h"
#include "players/registry.h"
#include "sentences/message_json.h"

namespace fourfold::cli {
namespace {

using players::RolloutSums;

std::string with_error(double value, double error) { return with_sign(value, 4) + " ± " + decimal(error, 4); }

template <HasBoard G>
std::vector<RolloutSums> sums_of(const players::Rollout<G>& rollout) {
  std::vector<RolloutSums> sums;
  sums.reserve(rollout.lines.size());
  for (const auto& line : rollout.lines) sums.push_back(line.sums);
  return sums;
}

// The best first.
template <HasBoard G>
std::vector<std::size_t> in_order(const players::Rollout<G>& rollout) {
  std::vector<std::size_t> order(rollout.lines.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    const double first = rollout.lines[a].sums.mean();
    const double second = rollout.lines[b].sums.mean();
    return first != second ? first > second : a < b;
  });
  return order;
}

template <HasBoard G>
void tell_lines(const typename G::State& state, const players::Rollout<G>& rollout, Verdict& verdict) {
  verdict.columns = {"", said<"terminal.figure.equity">(), said<"terminal.figure.behind">()};
  for (const std::string_view figure : rollout.figures) verdict.columns.push_back(figure_text(figure));
  verdict.columns.push_back(said<"terminal.figure.trials">());
  Json& plays = verdict.json["plays"] = Json::array();
  const std::vector<std::size_t> order = in_order<G>(rollout);
  const double best = rollout.lines[order[0]].sums.mean();
  for (const std::size_t i : order) {
    const auto& [play, sums] = rollout.lines[i];
    const std::string text = format_play(state, play);
    Json line = {{"play", text}, {"equity", sums.mean()}, {"error", sums.error()}, {"trials", sums.trials}};
    std::vector<std::string> shown = {text, with_error(sums.mean(), sums.error()), with_sign(sums.mean() - best, 4)};
    for (std::size_t f = 0; f < rollout.figures.size(); ++f) {
      const double mean = sums.figure[f] / static_cast<double>(sums.trials);
      line[std::string(rollout.figures[f])] = mean;
      shown.push_back(per_cent(mean));
    }
    // The first line saw the same dice: the difference is surer than either.
    if (i != 0) {
      line["behind_first"] = sums.mean_behind();
      line["behind_first_error"] = sums.error_behind();
    }
    shown.push_back(std::to_string(sums.trials));
    plays.push_back(std::move(line));
    verdict.lines.push_back(std::move(shown));
  }
}

// How sure it is that the best line is better than the next.
template <HasBoard G>
std::string sureness(const typename G::State& state, const players::Rollout<G>& rollout) {
  const std::vector<std::size_t> order = in_order<G>(rollout);
  if (order.size() < 2) return "";
  const auto& first = rollout.lines[order[0]];
  const auto& second = rollout.lines[order[1]];
  // Errors are known for differences to the line that looked best at first.
  const RolloutSums& told = order[0] == 0 ? second.sums : first.sums;
  if ((order[0] != 0 && order[1] != 0) || told.error_behind() <= 0) return "";
  return in_words(say<"terminal.rollout.ahead", "first", "second", "points">(
      format_play(state, first.play), format_play(state, second.play),
      decimal(std::abs(told.mean_behind()), 4) + " ± " + decimal(told.error_behind(), 4)));
}

// The plays that the question names, each once.
template <HasBoard G>
Answer<std::vector<typename G::Play>> named_plays(const typename G::State& state, const Question& question,
                                                  Json& texts) {
  std::vector<typename G::Play> plays;
  for (const std::string& text : question.plays) {
    const auto play = parse_play(state, text);
    if (!play) return refuse_part(play.error(), "play", text);
    const std::string written = format_play(state, *play);
    if (std::ranges::find(texts, Json(written)) != texts.end()) continue;
    texts.push_back(written);
    plays.push_back(*play);
  }
  return plays;
}

template <HasBoard G>
Answer<Verdict> rolled_out(const RolloutRequest& request, const ToldRollout& told) {
  const auto asked = asked_state<G>(request.question);
  if (!asked) return passed_on(asked);
  const typename G::State& state = *asked;
  if (phase(state) == Phase::over) return refuse<"terminal.rollout.over">();
  if (phase(state) == Phase::roll) return refuse<"terminal.waits-for-a-roll">();

  Json of = question_json<G>(request.question, state);
  of["settings"] = rollout_settings_json(request.settings);
  Json names = Json::array();
  const auto named = named_plays<G>(state, request.question, names);
  if (!named) return passed_on(named);
  if (!named->empty()) of["named"] = names;
  std::vector<RolloutSums> kept;
  if (!request.keep.empty()) {
    auto read = read_rollout_file(request.keep, of);
    if (!read) return passed_on(read);
    kept = std::move(*read);
    // A file that cannot be written is better refused now than when there is much to keep.
    if (const auto begun = kept.empty() ? write_rollout_file(request.keep, of, {}) : Answer<void>(); !begun)
      return passed_on(begun);
  }

  auto last_written = std::chrono::steady_clock::now();
  const auto progress = [&](const players::Rollout<G>& rollout) {
    const auto now = std::chrono::steady_clock::now();
    if (!request.keep.empty() && now - last_written > std::chrono::seconds(5)) {
      (void)write_rollout_file(request.keep, of, sums_of<G>(rollout));  // a disk that is full may not be so at the end
      last_written = now;
    }
    const auto& best = rollout.lines[in_order<G>(rollout)[0]];
    return told(best.sums.trials,
                [&] { return format_play(state, best.play) + " " + with_error(best.sums.mean(), best.sums.error()); });
  };
  const auto rollout = players::roll_out<G>(state, request.settings, progress, kept, *named);
  if (!rollout) return tl::unexpected<Refusal>(Refusal(rollout.error()));
  if (rollout->lines[0].sums.trials == 0) return refuse<"terminal.rollout.no-time">();

  Verdict verdict;
  if (!request.keep.empty()) {
    if (const auto written = write_rollout_file(request.keep, of, sums_of<G>(*rollout)); !written) {
      verdict.trouble = written.error();
    }
  }
  verdict.json = std::move(of);
  verdict.heading = in_words(say<"terminal.rollout.heading", "game", "player">(game_title(G::name), to_act(state)));
  verdict.board = board_with_notes<G>(state, [](const Message& note) { return in_words(note); });
  tell_lines<G>(state, *rollout, verdict);
  if (const std::optional<Message>& advice = rollout->advice) {
    verdict.note = in_words(*advice);
    verdict.json["advice"] = english(*advice);  // whatever the language
    verdict.json["advice_message"] = message_json(*advice);
  } else {
    verdict.note = sureness<G>(state, *rollout);
  }
  return verdict;
}

}  // namespace

Answer<Verdict> run_rollout(const RolloutRequest& request, const ToldRollout& told) {
  return with_game(request.question.game, [&]<class G>() { return rolled_out<G>(request, told); });
}

}  // namespace fourfold::cli
