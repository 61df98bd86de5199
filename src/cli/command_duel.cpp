// fourfold duel: bots against bots with the same dice, points a game with their standard error.
#include <limits>
#include <memory>
#include <thread>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/asked_limits.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/duel_run.h"
#include "cli/language.h"
#include "cli/progress_bar.h"
#include "cli/report.h"
#include "cli/whole_number.h"

namespace fourfold::cli {
namespace {

constexpr std::int64_t most_games = 1'000'000'000;
constexpr unsigned most_threads = 1024;

struct DuelOptions {
  DuelRequest request;
  std::string games = "1000";
  std::string seed = "1";
  std::string nodes = "0";
  std::optional<std::string> time;
  std::optional<std::string> threads;
  bool json = false;
};

Answer<DuelRequest> read_request(const DuelOptions& options) {
  constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
  DuelRequest request = options.request;
  const auto games = read_whole_number<std::int64_t>(say<"terminal.number.games">(), options.games, 1, most_games);
  if (!games) return passed_on(games);
  const auto seed = read_whole_number<std::uint64_t>(say<"terminal.number.seed">(), options.seed, 0, most);
  if (!seed) return passed_on(seed);
  const auto nodes = read_whole_number<std::uint64_t>(say<"terminal.number.nodes">(), options.nodes, 0, most);
  if (!nodes) return passed_on(nodes);
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const auto threads =
      options.threads ? read_whole_number<unsigned>(say<"terminal.number.threads">(), *options.threads, 1, most_threads)
                      : Answer<unsigned>(cores);
  if (!threads) return passed_on(threads);
  if (options.time) {
    const auto seconds = read_seconds(*options.time);
    if (!seconds) return passed_on(seconds);
    request.seconds = *seconds;
  }
  request.games = *games;
  request.seed = *seed;
  request.nodes = *nodes;
  request.threads = *threads;
  return request;
}

std::string games_done(std::int64_t done, std::int64_t all) {
  return in_words(say<"terminal.progress.games", "done", "all">(done, all));
}

void print_for_people(const DuelRequest& request, const DuelReport& duel) {
  const players::Tally& tally = duel.tally;
  const int others = tally.seats - 1;
  const std::string opponents = others == 1 ? request.b : fmt::format("{} x {}", others, request.b);
  const auto print = [](const Message& message) { fmt::print("{}\n", in_words(message)); };
  print(say<"terminal.duel.heading", "rules", "a", "b", "seed">(duel.rules, request.a, opponents,
                                                                std::to_string(request.seed)));
  if (tally.games < duel.games) print(say<"terminal.duel.stopped", "games", "all">(tally.games, duel.games));
  if (tally.games == 0) return;
  const double won = 100 * static_cast<double>(tally.wins) / static_cast<double>(tally.games);
  print(say<"terminal.duel.result", "points", "count", "won", "share", "drawn", "lost">(
      result_text(tally), tally.games, tally.wins, decimal(won, 1), tally.draws, tally.losses));
  if (tally.unfinished > 0) print(say<"terminal.duel.too-long", "count">(tally.unfinished));
}

int run(const DuelOptions& options) {
  if (!names_game(options.request.question.game, "duel")) return exit_usage;
  const Answer<DuelRequest> request = read_request(options);
  if (!request) return report(request.error());
  const Answer<DuelReport> duel = [&] {
    const StopSignals stop_signals;
    ProgressBar progress;
    return run_duel(*request, [&](const players::Tally& so_far, std::int64_t games) {
      progress.show(so_far.games, games, games_done, [&] { return result_text(so_far); });
      return !StopSignals::came();
    });
  }();
  if (!duel) return report(duel.error());
  if (options.json) {
    print_json(duel->json);
  } else {
    print_for_people(*request, *duel);
  }
  return exit_ok;
}

}  // namespace

void add_duel_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("duel");
  const auto options = std::make_shared<DuelOptions>();
  add_game_options(command, options->request.question);
  command.add_option("--a", options->request.a)->type_name("BOT");
  command.add_option("--b", options->request.b)->type_name("BOT");
  command.add_option("--games", options->games)->type_name("N");
  command.add_option("--seed", options->seed)->type_name("NUMBER");
  command.add_option("--time", options->time)->type_name("SECONDS");
  command.add_option("--nodes", options->nodes)->type_name("N");
  command.add_option("--threads", options->threads)->type_name("N");
  command.add_flag("--json", options->json);
  command.footer(said<"help.duel.footer">() + "\n" +
                 examples({"fourfold duel ludo --a greedy --b random --games 20000"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
