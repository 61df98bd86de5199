// fourfold perft: the number of leaf plays, for checking the rules and measuring their speed.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/perft.h"
#include "cli/question.h"
#include "cli/report.h"

namespace fourfold::cli {
namespace {

struct PerftOptions {
  Question question;
  bool json = false;
  bool batch = false;
};

void tell_nothing(const PerftLine& /*line*/) {}

void print_line(const PerftLine& line) {
  if (line.depth == 1) {
    fmt::print("{:>5}  {:>15}  {:>9}  {:>13}\n", said<"terminal.perft.depth">(), said<"terminal.perft.leaves">(),
               said<"terminal.perft.seconds">(), said<"terminal.perft.speed">());
  }
  const double speed = line.seconds > 0 ? static_cast<double>(line.leaves) / line.seconds : 0;
  fmt::print("{:5}  {:15}  {:9.3f}  {:13.0f}\n", line.depth, line.leaves, line.seconds, speed);
  flush_output();
}

int run(const PerftOptions& options) {
  if (options.batch) {
    return run_batch(options.question, perft_words,
                     [](const Question& question) { return count_leaves(question, tell_nothing); });
  }
  if (!names_game(options.question.game, "perft")) return exit_usage;
  if (!options.question.depth) return report_usage(say<"terminal.perft.how-deep">(), "perft");
  const Answer<Json> counted = count_leaves(options.question, options.json ? tell_nothing : print_line);
  if (!counted) return report(counted.error());
  if (options.json) {
    print_json(*counted);
  } else {
    fmt::print("{}\n", counted->at("leaves").get<std::uint64_t>());
  }
  return exit_ok;
}

}  // namespace

void add_perft_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("perft");
  const auto options = std::make_shared<PerftOptions>();
  add_game_options(command, options->question);
  command.add_option("--depth", options->question.depth)->type_name("N");
  add_position_options(command, options->question);
  add_json_flag(command, options->json);
  add_batch_flag(command, options->batch);
  command.footer(said<"help.perft.footer">() + "\n" + examples({"fourfold perft checkers --depth 8"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
