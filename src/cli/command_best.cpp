// fourfold best: what a bot would play, and what it thinks of the other plays.
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/best.h"
#include "cli/commands.h"
#include "cli/question.h"
#include "cli/report.h"

namespace fourfold::cli {
namespace {

struct BestOptions {
  Question question;
  std::size_t most = 10;
  bool json = false;
  bool batch = false;
};

int run(const BestOptions& options) {
  if (options.batch) {
    return run_batch(options.question, best_words, [](const Question& question) -> Answer<Json> {
      const Answer<Verdict> best = find_best(question);
      if (!best) return passed_on(best);
      return best->json;
    });
  }
  if (!names_game(options.question, "best")) return exit_usage;
  const Answer<Verdict> best = find_best(options.question);
  if (!best) return report(best.error());
  if (options.json) {
    print_json(best->json);
  } else {
    print_verdict(*best, options.most);
  }
  return exit_ok;
}

}  // namespace

void add_best_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("best", "the best plays of a position, or what to do with the cube");
  const auto options = std::make_shared<BestOptions>();
  add_game_options(command, options->question);
  add_position_options(command, options->question);
  command.add_option("--bot", options->question.bot, "who judges; the strongest unless told")->type_name("BOT");
  command.add_option("--most", options->most, "how many plays to show; 10 unless told")->type_name("N");
  add_json_flag(command, options->json);
  add_batch_flag(command, options->batch);
  command.footer(
      "Examples:\n"
      "  fourfold best backgammon --dice 31\n"
      "  fourfold best backgammon --position 4HPwATDgc/ABMA        # before the roll: the cube\n"
      "  echo '{\"game\":\"backgammon\",\"dice\":[3,1]}' | fourfold best --batch");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
