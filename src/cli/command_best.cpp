// fourfold best: what a bot would play, and what it thinks of the other plays.
#include <algorithm>
#include <memory>

#include <fmt/core.h>
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

void print_for_people(const Best& best, std::size_t most) {
  fmt::print("{}\n\n{}\n", best.heading, best.board);
  const std::size_t shown = std::min(most, best.lines.size());
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < best.columns.size(); ++c) {
    widths.push_back(best.columns[c].size());
    for (std::size_t i = 0; i < shown; ++i) widths[c] = std::max(widths[c], best.lines[i][c].size());
  }
  const auto print_line = [&](const std::vector<std::string>& line) {
    fmt::print("  {:{}}", line[0], widths[0]);
    for (std::size_t c = 1; c < line.size(); ++c) fmt::print("  {:>{}}", line[c], widths[c]);
    fmt::print("\n");
  };
  print_line(best.columns);
  for (std::size_t i = 0; i < shown; ++i) print_line(best.lines[i]);
  if (shown < best.lines.size()) fmt::print("  … and {} more (--most)\n", best.lines.size() - shown);
  if (!best.note.empty()) fmt::print("\n{}\n", best.note);
}

int run(const BestOptions& options) {
  if (options.batch) {
    return run_batch(options.question, best_words, [](const Question& question) -> Answer<Json> {
      const Answer<Best> best = find_best(question);
      if (!best) return passed_on(best);
      return best->json;
    });
  }
  if (!names_game(options.question, "best")) return exit_usage;
  const Answer<Best> best = find_best(options.question);
  if (!best) return report(best.error());
  if (options.json) {
    print_json(best->json);
  } else {
    print_for_people(*best, options.most);
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
