// fourfold rollout: plays the choices in a position out many times, and tells their means with standard errors.
#include <charconv>
#include <limits>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/progress_bar.h"
#include "cli/report.h"
#include "cli/rollout_run.h"
#include "cli/whole_number.h"

namespace fourfold::cli {
namespace {

struct RolloutOptions {
  RolloutRequest request;
  std::string trials = "1296";
  std::string plies = "0";
  std::string truncate = "0";
  std::string seed = "1";
  std::string error = "0";
  std::string most = "5";
  std::optional<std::string> threads;
  bool cubeless = false;
  bool raw = false;
  bool json = false;
  bool batch = false;
};

Answer<RolloutRequest> read_request(const RolloutOptions& options) {
  RolloutRequest request = options.request;
  players::RolloutSettings& settings = request.settings;
  Answer<void> problem;
  const auto read = [&](const Message& what, const std::string& text, auto low, auto high, auto& to) {
    const auto value = read_whole_number<decltype(low)>(what, text, low, high);
    if (value) {
      to = static_cast<std::remove_reference_t<decltype(to)>>(*value);
    } else if (problem) {
      problem = passed_on(value);
    }
  };
  read(say<"terminal.number.trials">(), options.trials, std::uint64_t{1}, std::uint64_t{1'000'000'000},
       settings.trials);
  read(say<"terminal.number.plies">(), options.plies, 0, 2, settings.plies);
  read(say<"terminal.number.turns">(), options.truncate, 0, 1000, settings.truncate);
  read(say<"terminal.number.seed">(), options.seed, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(),
       settings.seed);
  read(say<"terminal.number.plays">(), options.most, std::uint64_t{1}, std::uint64_t{1000}, settings.most);
  settings.threads = std::max(1U, std::thread::hardware_concurrency());
  if (options.threads) read(say<"terminal.number.threads">(), *options.threads, 1U, 1024U, settings.threads);
  if (!problem) return passed_on(problem);
  const std::string& error = options.error;
  const auto [end, trouble] = std::from_chars(error.data(), error.data() + error.size(), settings.error);
  if (trouble != std::errc{} || end != error.data() + error.size() || !(settings.error >= 0))
    return refuse<"terminal.rollout.no-error", "example", "text">("0.005", clipped(error));
  settings.cube = !options.cubeless;
  settings.luck = !options.raw;
  return request;
}

std::string trials_done(std::int64_t done, std::int64_t all) {
  return in_words(say<"terminal.progress.trials", "done", "all">(done, all));
}

int run(const RolloutOptions& options) {
  const Answer<RolloutRequest> request = read_request(options);
  if (!request) return report(request.error());
  const StopSignals stop_signals;
  if (options.batch) {
    return run_batch(
        request->question, rollout_words,
        [&](const Question& question) -> Answer<Json> {
          RolloutOptions asked = options;
          asked.request.question = question;
          asked.trials = question.trials.value_or(options.trials);
          asked.most = question.most.value_or(options.most);
          const Answer<RolloutRequest> each = read_request(asked);
          if (!each) return passed_on(each);
          const Answer<Verdict> verdict =
              run_rollout(*each, [](std::uint64_t, const auto&) { return !StopSignals::came(); });
          if (!verdict) return passed_on(verdict);
          return verdict->json;
        },
        StopSignals::came);
  }
  if (!names_game(request->question.game, "rollout")) return exit_usage;
  const Answer<Verdict> verdict = [&] {
    ProgressBar progress;
    return run_rollout(*request, [&](std::uint64_t done, const auto& so_far) {
      progress.show(static_cast<std::int64_t>(done), static_cast<std::int64_t>(request->settings.trials), trials_done,
                    so_far);
      return !StopSignals::came();
    });
  }();
  if (!verdict) return report(verdict.error());
  if (options.json) {
    print_json(verdict->json);
  } else {
    print_verdict(*verdict, verdict->lines.size());
  }
  if (const std::optional<Refusal>& trouble = verdict->trouble) return report_beside_answer(*trouble);
  return exit_ok;
}

}  // namespace

void add_rollout_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("rollout");
  const auto options = std::make_shared<RolloutOptions>();
  RolloutRequest& request = options->request;
  add_game_options(command, request.question);
  add_position_options(command, request.question);
  command.add_option("--trials", options->trials)->type_name("N");
  command.add_option("--error", options->error)->type_name("POINTS");
  command.add_option("--truncate", options->truncate)->type_name("N");
  command.add_option("--plies", options->plies)->type_name("N");
  command.add_option("--most", options->most)->type_name("N");
  command.add_option("--play", request.question.plays)->type_name("PLAY")->allow_extra_args(false);
  command.add_flag("--cubeless", options->cubeless);
  command.add_flag("--raw", options->raw);
  command.add_option("--seed", options->seed)->type_name("NUMBER");
  command.add_option("--threads", options->threads)->type_name("N");
  command.add_option("--keep", request.keep)->type_name("FILE");
  add_json_flag(command, options->json);
  add_batch_flag(command, options->batch);
  command.footer(said<"help.rollout.footer">() + "\n" +
                 examples({
                     "fourfold rollout backgammon --dice 61 --error 0.005",
                     "fourfold rollout backgammon --dice 43 --play '24/20 13/10' --play '13/10 13/9'",
                     "fourfold rollout backgammon --set match_length=0 --position 4HPwATDgc/ABMA --keep opening.json",
                 }));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
