// fourfold rules: the rules of a game in plain words, with what a preset and its options make of them.
#include <unistd.h>

#include <memory>

#include <CLI/CLI.hpp>

#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/locale.h"
#include "cli/named_game.h"
#include "cli/play/line_output.h"
#include "cli/play/new_table.h"
#include "cli/report.h"
#include "cli/rules_in_words.h"
#include "rules/any_game.h"

namespace fourfold::cli {
namespace {

struct RulesOptions {
  Question question;
  bool json = false;
};

// The game whose rules are asked for: of a box, the only one that may be meant.
Answer<void> settle(Question& question) {
  if (const auto named = settle_named_game(question); !named) return passed_on(named);
  const auto games = games_meant(question);
  if (!games) return passed_on(games);
  if (games->size() > 1) return refuse(unknown_game(question.game));
  settle_game(question, games->front());
  return {};
}

int run(const RulesOptions& options) {
  if (!names_game(options.question.game, "rules")) return exit_usage;
  // A table at which nobody sits: its rules are what is asked for.
  TableOptions table;
  table.question = options.question;
  table.seed = "0";
  if (const auto settled = settle(table.question); !settled) return report(settled.error());
  const auto screen = open_table(table);
  if (!screen) return report(screen.error());
  speak_in_print_of(box_of((*screen)->setup().game, (*screen)->setup().preset));
  const RulesInWords rules = rules_in_words(**screen);
  if (options.json) {
    Json json{{"game", (*screen)->setup().game}, {"rules", (*screen)->setup().preset}};
    json.update(as_json(rules));
    print_json(json);
    return exit_ok;
  }
  LineStyle style;
  style.ascii = !locale_has_unicode();
  style.wrapped = isatty(STDOUT_FILENO) == 1;
  for (const std::string& line : lines_of(rules)) tell_paragraph(style, line);
  return exit_ok;
}

}  // namespace

void add_rules_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("rules");
  const auto options = std::make_shared<RulesOptions>();
  add_game_options(command, options->question, "GAME|BOX");
  add_json_flag(command, options->json);
  command.footer(examples({"fourfold rules checkers --rules botanica"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
