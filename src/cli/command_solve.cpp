// fourfold solve: what every position of a game that is small enough is worth, kept in a folder of the user's.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/ask.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/progress_bar.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "cli/table_making.h"
#include "cli/whole_number.h"
#include "players/registry.h"

namespace fourfold::cli {
namespace {

struct SolveOptions {
  MakingOptions making;
  std::optional<std::string> pieces;  // all unless told
};

// "1.5e-07", with the point of the language.
std::string residual_text(double residual) {
  const std::string text = fmt::format("{:.1e}", residual);
  const std::size_t e = std::min(text.find('e'), text.size());
  return decimal(std::stod(text.substr(0, e)), 1) + text.substr(e);
}

void tell_plan(const players::SolvePlan& plan, unsigned threads) {
  const double minutes = plan.seconds / threads / 60;
  tell("{}\n", in_words(say<"terminal.solve.plan", "positions", "there", "megabytes", "minutes">(
                   std::to_string(plan.positions), std::to_string(plan.positions_there),
                   std::to_string(plan.memory >> 20), decimal(minutes, minutes < 10 ? 1 : 0))));
}

// What was solved, and the pieces that each side begins with: how many, and as scripts call them.
struct Solved {
  players::SolveReport report;
  std::string_view name;
  int pieces = 0;
};

Json json_of(const Solved& made) {
  const players::SolveReport& solved = made.report;
  Json json{{std::string(made.name), made.pieces},
            {"positions", solved.positions},
            {"value", nullptr},
            {"residual", solved.residual},
            {"finished", solved.finished},
            {"folder", solved.folder},
            {"bytes", solved.bytes}};
  if (solved.finished) json["value"] = solved.value;
  if (solved.equity) json["equity"] = *solved.equity;
  if (solved.equity_with_cube) json["equity_with_cube"] = *solved.equity_with_cube;
  return json;
}

void print_for_people(const players::SolveReport& solved) {
  if (!solved.finished) {
    fmt::print("{}\n", in_words(say<"terminal.tables.stopped">()));
    return;
  }
  fmt::print("{}\n", in_words(say<"terminal.solve.value", "percent">(decimal(100 * solved.value, 4))));
  if (solved.equity && solved.equity_with_cube) {
    fmt::print("{}\n", in_words(say<"terminal.solve.equity", "cubeless", "cube">(
                           decimal(*solved.equity, 4), decimal(*solved.equity_with_cube, 4))));
  }
  fmt::print("{}\n", in_words(say<"terminal.solve.kept", "positions", "residual", "folder", "megabytes">(
                         std::to_string(solved.positions), residual_text(solved.residual), solved.folder,
                         decimal(static_cast<double>(solved.bytes) / 1e6, 1))));
}

template <Game G>
Answer<Solved> solve(const SolveOptions& options) {
  const auto rules = asked_rules<G>(options.making.question);
  if (!rules) return passed_on(rules);
  const auto solver = lineup(G{}).solver;
  if (solver == nullptr) return refuse<"solve.game-too-large", "game">(G::title());
  int pieces = solver->most;
  if (options.pieces) {
    const auto asked = read_whole_number<int>(say<"terminal.number.pawns">(), *options.pieces, 1, 99);
    if (!asked) return passed_on(asked);
    pieces = *asked;
  }
  const auto threads = asked_threads(options.making);
  if (!threads) return passed_on(threads);
  players::SolveWork work{.pieces = pieces, .threads = *threads};
  const players::Resources resources = asked_resources(options.making);
  const auto plan = solver->plan(*rules, resources, pieces);
  if (!plan) return tl::unexpected<Refusal>(Refusal(plan.error()));
  tell_plan(*plan, work.threads);
  const StopSignals stop_signals;
  ProgressBar progress;
  work.stop = [] { return StopSignals::came(); };
  work.told = [&](const players::SolveProgress& so_far) {
    progress.show(static_cast<std::int64_t>(so_far.done), static_cast<std::int64_t>(so_far.all), positions_done, [&] {
      return in_words(say<"terminal.solve.sweep", "part", "sweeps", "residual">(so_far.part, so_far.sweeps,
                                                                                residual_text(so_far.residual)));
    });
  };
  auto solved = solver->solve(*rules, resources, work);
  if (!solved) return tl::unexpected<Refusal>(Refusal(solved.error()));
  return Solved{*std::move(solved), solver->pieces, pieces};
}

int run(const SolveOptions& options) {
  const Question& question = options.making.question;
  if (!names_game(question.game, "solve")) return exit_usage;
  const Answer<Solved> solved = with_game(question.game, [&]<class G>() { return solve<G>(options); });
  return tell_what_was_made(
      options.making, solved, [](const Solved& made) { return json_of(made); },
      [](const Solved& made) { print_for_people(made.report); });
}

}  // namespace

void add_solve_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("solve");
  const auto options = std::make_shared<SolveOptions>();
  add_game_options(command, options->making.question);
  command.add_option("--pawns,--checkers", options->pieces)->type_name("N");
  add_making_options(command, options->making);
  command.footer(said<"help.solve.footer">() + "\n" +
                 examples({"fourfold solve backgammon-dice --pawns 3",
                           "fourfold solve backgammon-dice --pawns 4 --set duty=none --json",
                           "fourfold solve backgammon --rules hyper"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
