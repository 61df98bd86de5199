#include "judged_decisions.h"

#include <fmt/core.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>

#include "cli/progress_bar.h"
#include "mean.h"
#include "notation/backgammon/text.h"
#include "players/registry.h"
#include "sentences/catalogue.h"
#include "timed_player.h"

namespace fourfold::backgammon {
namespace {

// What no sensible player would choose is not judged.
constexpr double within = 0.1;
constexpr std::size_t most = 6;

struct JudgedPlay {
  State after;
  double equity;
};

struct JudgedDecision {
  State question;
  std::vector<JudgedPlay> plays;  // best first

  // A play that was not judged is taken for as bad as the worst that was.
  double lost_by(const Play& play) const {
    const State after = apply(question, play);
    const auto found = std::ranges::find(plays, after, &JudgedPlay::after);
    return plays.front().equity - (found == plays.end() ? plays.back() : *found).equity;
  }
};

std::vector<Play> worth_judging(players::Engine<Game>& player, const State& question) {
  const auto decision = decision_of(player, question);
  std::vector<Play> plays;
  for (const auto& candidate : decision.candidates) {
    if (plays.size() < most && candidate.value >= decision.candidates[0].value - within)
      plays.push_back(candidate.play);
  }
  return plays;
}

std::string line_of(const State& question, const players::Rollout<Game>& rollout) {
  auto lines = rollout.lines;
  std::ranges::sort(lines, std::ranges::greater(), [](const auto& line) { return line.sums.mean(); });
  std::string text = format_position_id(question) + " " + format_roll(question.position().dice);
  for (const auto& line : lines)
    text += fmt::format(" | {} {:+.4f}", format_play(question, line.play), line.sums.mean());
  return text;
}

std::vector<std::string> parts_of(const std::string& line) {
  std::vector<std::string> parts;
  constexpr std::string_view between = " | ";
  for (std::size_t from = 0; from <= line.size();) {
    const std::size_t to = std::min(line.find(between, from), line.size());
    parts.push_back(line.substr(from, to - from));
    from = to + between.size();
  }
  return parts;
}

Rules rules_of_questions() {
  Rules rules;
  rules.match_length = 0;
  rules.cube = false;
  rules.jacoby = false;
  return rules;
}

std::optional<JudgedDecision> read_line(const std::string& line) {
  const std::vector<std::string> parts = parts_of(line);
  const std::size_t space = parts[0].find(' ');
  if (space == std::string::npos || parts.size() < 2) return std::nullopt;
  const auto before = parse_position(rules_of_questions(), parts[0].substr(0, space));
  if (!before) return std::nullopt;
  const auto dice = parse_roll(*before, parts[0].substr(space + 1));
  if (!dice) return std::nullopt;
  const auto question = with_roll(*before, *dice);
  if (!question) return std::nullopt;
  JudgedDecision decision{*question, {}};
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::size_t end = parts[i].rfind(' ');
    if (end == std::string::npos) return std::nullopt;
    const auto play = parse_play(decision.question, parts[i].substr(0, end));
    if (!play) return std::nullopt;
    decision.plays.push_back({apply(decision.question, *play), std::strtod(parts[i].c_str() + end, nullptr)});
  }
  return decision;
}

// How many there are, after one has been taken away that was cut off when the program was killed.
std::size_t whole_lines(const std::string& file) {
  std::ifstream lines(file, std::ios::binary);
  std::size_t count = 0;
  std::uintmax_t whole = 0;
  std::uintmax_t read = 0;
  for (char c = 0; lines.get(c);) {
    ++read;
    if (c != '\n') continue;
    ++count;
    whole = read;
  }
  if (whole < read) std::filesystem::resize_file(file, whole);
  return count;
}

}  // namespace

bool judge_decisions(const std::vector<State>& questions, const std::string& file,
                     const players::RolloutSettings& settings) {
  std::size_t done = whole_lines(file);
  std::ofstream lines(file, std::ios::app);
  const auto player = player_named("nets:1");
  cli::ProgressBar progress;
  const cli::StopSignals stop_signals;
  for (; done < questions.size() && !cli::StopSignals::came(); ++done) {
    const State& question = questions[done];
    const auto rollout = players::roll_out<Game>(
        question, settings, [](const auto&) { return true; }, {}, worth_judging(*player, question));
    if (!rollout) {
      fmt::print(stderr, "{}\n", english(rollout.error()));
      return false;
    }
    lines << line_of(question, *rollout) << '\n' << std::flush;
    if (!lines) {
      fmt::print(stderr, "{} cannot be written.\n", file);
      return false;
    }
    progress.show(static_cast<std::int64_t>(done + 1), static_cast<std::int64_t>(questions.size()), questions_done,
                  [&] { return file; });
  }
  return true;
}

bool score_players(const std::string& file, const std::vector<std::string>& players) {
  std::vector<JudgedDecision> decisions;
  std::vector<State> questions;
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    auto decision = read_line(line);
    if (!decision) {
      fmt::print(stderr, "{}, line {}: no position, dice and plays with equities.\n", file, decisions.size() + 1);
      return false;
    }
    questions.push_back(decision->question);
    decisions.push_back(*std::move(decision));
  }
  if (decisions.empty()) {
    fmt::print(stderr, "{}: there are no decisions to read.\n", file);
    return false;
  }
  fmt::print(
      "{} decisions\n\n| player | equity lost a decision, in thousandths | more than {} | processor time a decision "
      "|\n",
      decisions.size(), players[0]);
  fmt::print("| --- | --- | --- | --- |\n");
  std::vector<double> of_first;
  for (const std::string& player : players) {
    const Answers answers = answers_of(player, questions);
    Mean lost;
    Mean more;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
      const double loss = decisions[i].lost_by(answers.plays[i]);
      if (player == players[0]) of_first.push_back(loss);
      lost.add(loss);
      more.add(loss - of_first[i]);
    }
    fmt::print("| {} | {:.3f} ± {:.3f} | {:+.3f} ± {:.3f} | {:.2f} ms |\n", player, 1000 * lost.mean(),
               1000 * lost.error(), 1000 * more.mean(), 1000 * more.error(), 1000 * answers.seconds_a_question);
  }
  return true;
}

}  // namespace fourfold::backgammon
