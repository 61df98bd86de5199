// fourfold rollout: plays the choices in a position out many times, and tells their means with standard errors.
#include <limits>
#include <memory>
#include <thread>

#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/report.h"
#include "cli/rolling_out.h"
#include "cli/whole_number.h"

namespace fourfold::cli {
namespace {

struct RolloutOptions {
  RolloutRequest request;
  std::string trials = "1296";
  std::string plies = "0";
  std::string truncate = "0";
  std::string seed = "1";
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
  const auto read = [&](const char* what, const std::string& text, auto low, auto high, auto& to) {
    const auto value = read_whole_number<decltype(low)>(what, text, low, high);
    if (value) {
      to = static_cast<std::remove_reference_t<decltype(to)>>(*value);
    } else if (problem) {
      problem = passed_on(value);
    }
  };
  read("the number of trials", options.trials, std::uint64_t{1}, std::uint64_t{1'000'000'000}, settings.trials);
  read("the number of plies", options.plies, 0, 2, settings.plies);
  read("the number of turns", options.truncate, 0, 1000, settings.truncate);
  read("the seed", options.seed, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(), settings.seed);
  read("the number of plays", options.most, std::uint64_t{1}, std::uint64_t{1000}, settings.most);
  settings.threads = std::max(1U, std::thread::hardware_concurrency());
  if (options.threads) read("the number of threads", *options.threads, 1U, 1024U, settings.threads);
  if (!problem) return passed_on(problem);
  if (!(settings.error >= 0)) return refuse("the standard error to stop at is a number above 0, such as 0.005");
  settings.cube = !options.cubeless;
  settings.luck = !options.raw;
  return request;
}

int run(const RolloutOptions& options) {
  const Answer<RolloutRequest> request = read_request(options);
  if (!request) return report(request.error());
  const CtrlC ctrl_c;
  if (options.batch) {
    return run_batch(request->question, position_words, [&](const Question& question) -> Answer<Json> {
      RolloutRequest each = *request;
      each.question = question;
      const Answer<Verdict> verdict = run_rollout(each, [](std::uint64_t, const auto&) { return !CtrlC::pressed(); });
      if (!verdict) return passed_on(verdict);
      return verdict->json;
    });
  }
  if (!names_game(request->question, "rollout")) return exit_usage;
  const Answer<Verdict> verdict = [&] {
    Progress progress;
    return run_rollout(*request, [&](std::uint64_t done, const auto& so_far) {
      progress.show(static_cast<std::int64_t>(done), static_cast<std::int64_t>(request->settings.trials), "trials",
                    so_far);
      return !CtrlC::pressed();
    });
  }();
  if (!verdict) return report(verdict.error());
  if (options.json) {
    print_json(verdict->json);
  } else {
    print_verdict(*verdict, request->settings.most);
  }
  return exit_ok;
}

}  // namespace

void add_rollout_command(CLI::App& program, int& exit_code) {
  CLI::App& command =
      *program.add_subcommand("rollout", "play the best choices of a position out many times, and take the mean");
  const auto options = std::make_shared<RolloutOptions>();
  RolloutRequest& request = options->request;
  add_game_options(command, request.question);
  add_position_options(command, request.question);
  command.add_option("--trials", options->trials, "how often, at most; 1296 unless told")->type_name("N");
  command.add_option("--error", request.settings.error, "stops when every equity is so sure, such as 0.005")
      ->type_name("POINTS");
  command.add_option("--truncate", options->truncate, "turns after which a trial is judged; to the end unless told")
      ->type_name("N");
  command.add_option("--plies", options->plies, "how far ahead the players look; 0 unless told")->type_name("N");
  command.add_option("--most", options->most, "how many of the plays that look best; 5 unless told")->type_name("N");
  command.add_flag("--cubeless", options->cubeless, "nobody doubles");
  command.add_flag("--raw", options->raw, "leaves the luck of the dice in");
  command.add_option("--seed", options->seed, "of the dice; 1 unless told")->type_name("NUMBER");
  command.add_option("--threads", options->threads, "all cores unless told; the result does not depend on it")
      ->type_name("N");
  command.add_option("--keep", request.keep, "a file that the rollout is kept in, and gone on from")->type_name("FILE");
  add_json_flag(command, options->json);
  add_batch_flag(command, options->batch);
  command.footer(
      "Ctrl-C ends the rollout with what has been played; with --keep it can be gone on with. Examples:\n"
      "  fourfold rollout backgammon --dice 61 --error 0.005\n"
      "  fourfold rollout backgammon --set match_length=0 --position 4HPwATDgc/ABMA --keep opening.json");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
