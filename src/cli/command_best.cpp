// fourfold best: what a bot would play, and what it thinks of the other plays.
#include <memory>

#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/best.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/question.h"
#include "cli/report.h"

namespace fourfold::cli {
namespace {

constexpr std::size_t usual_most = 10;

struct BestOptions {
  Question question;
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
  if (!names_game(options.question.game, "best")) return exit_usage;
  const Answer<Verdict> best = find_best(options.question);
  if (!best) return report(best.error());
  if (options.json) {
    print_json(best->json);
  } else {
    print_verdict(*best, options.question.most ? best->lines.size() : usual_most);
  }
  return exit_ok;
}

}  // namespace

void add_best_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("best");
  const auto options = std::make_shared<BestOptions>();
  add_game_options(command, options->question);
  add_position_options(command, options->question);
  // Two have a second name by which the field knows them, and a bot with a level is asked for by either.
  command.add_option("--bot,--level", options->question.bot)->type_name("BOT");
  command.add_option("--most,--top", options->question.most)->type_name("N");
  command.add_option("--time", options->question.time)->type_name("SECONDS");
  command.add_option("--depth,--ply", options->question.depth)->type_name("N");
  command.add_option("--nodes", options->question.nodes)->type_name("N");
  add_json_flag(command, options->json);
  add_batch_flag(command, options->batch);
  command.footer(examples({
      "fourfold best backgammon --dice 31",
      "fourfold best backgammon --position 4HPwATDgc/ABMA        # " + said<"help.best.before-the-roll">(),
      "fourfold best checkers --position B:W18,22,27:B1,K14,15 --time 1",
      R"(echo '{"game":"backgammon","dice":[3,1]}' | fourfold best --batch)",
  }));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
