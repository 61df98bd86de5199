// fourfold moves: every legal play and the position after it.
#include <algorithm>
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/moves.h"
#include "cli/question.h"
#include "cli/report.h"

namespace fourfold::cli {
namespace {

struct MovesOptions {
  Question question;
  bool json = false;
  bool batch = false;
};

void print_for_people(const Moves& moves) {
  fmt::print("{}\n\n{}\n", moves.heading, moves.board);
  std::size_t width = 0;
  for (const auto& line : moves.plays) width = std::max(width, line.play.size());
  int number = 0;
  for (const auto& [play, position] : moves.plays) fmt::print("{:4}  {:{}}  {}\n", ++number, play, width, position);
  if (!moves.note.empty()) fmt::print("\n{}\n", moves.note);
}

int run(const MovesOptions& options) {
  if (options.batch) {
    return run_batch(options.question, position_words, [](const Question& question) -> Answer<Json> {
      const Answer<Moves> moves = find_moves(question);
      if (!moves) return passed_on(moves);
      return moves->json;
    });
  }
  if (!names_game(options.question.game, "moves")) return exit_usage;
  const Answer<Moves> moves = find_moves(options.question);
  if (!moves) return report(moves.error());
  if (options.json) {
    print_json(moves->json);
  } else {
    print_for_people(*moves);
  }
  return exit_ok;
}

}  // namespace

void add_moves_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("moves");
  const auto options = std::make_shared<MovesOptions>();
  add_game_options(command, options->question);
  add_position_options(command, options->question);
  add_json_flag(command, options->json);
  add_batch_flag(command, options->batch);
  command.footer(examples({
      "fourfold moves backgammon --dice 31",
      "fourfold moves checkers --rules botanica --json",
      R"(echo '{"game":"backgammon","dice":[3,1]}' | fourfold moves --batch)",
  }));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
