#include "cli/program.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/report.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

// CLI11's help, less what says the same thing twice.
class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() {
    label("SUBCOMMAND", "COMMAND");
    label("Positionals", "Arguments");
    column_width(28);
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_positional() || option->get_type_name().empty() ? "" : " " + option->get_type_name();
  }
};

void describe_program(CLI::App& program) {
  std::vector<std::string_view> titles;
  for_each_game([&]<class G>() { titles.push_back(G::title); });
  program.name("fourfold");
  program.description("Fourfold, the open games table: " + listed(titles) + ".");
  program.set_help_flag("-h,--help", "show this help");
  program.set_version_flag("--version", "fourfold " FOURFOLD_VERSION, "show the version");
  program.require_subcommand(0, 1);
  program.footer("'fourfold COMMAND --help' tells more about a command.");
  program.formatter(std::make_shared<HelpFormatter>());
}

std::vector<std::string> command_names(CLI::App& program) {
  std::vector<std::string> names;
  for (const CLI::App* command : program.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  return names;
}

// Says what the command line has too much of, with the nearest name there is.
int report_unknown(const std::string& word, const std::string& what, const std::vector<std::string>& names,
                   const std::string& command) {
  const std::vector<std::string_view> views(names.begin(), names.end());
  return report_usage(unknown_name(what, word, views), command);
}

// An option whose value is missing, or which is given twice, or which takes no value.
std::string mismatch_text(const CLI::App& command, const std::string& what) {
  std::string name = what.substr(0, what.find_first_of(": "));
  if (!name.starts_with("-")) name = "--" + name;
  const CLI::Option* option = command.get_option_no_throw(name);
  if (option == nullptr) return what;
  if (option->get_type_name().empty()) return name + " takes no value";
  if (option->count() > 1) return name + " is given more than once";
  return name + " needs a value: " + name + " " + option->get_type_name();
}

int report_parse_error(CLI::App& program, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return program.exit(error);  // help or the version
  const auto chosen = program.get_subcommands();
  const CLI::App& command = chosen.empty() ? program : *chosen.front();
  const std::string name = chosen.empty() ? "" : command.get_name();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return report_usage(mismatch_text(command, error.what()), name);
  }
  const std::vector<std::string> left = command.remaining();
  if (left.empty()) return report_usage(error.what(), name);
  if (left[0].starts_with("-")) {
    return report_unknown(left[0].substr(0, left[0].find('=')), "option", option_names(command), name);
  }
  if (chosen.empty()) return report_unknown(left[0], "command", command_names(program), name);
  if (left[0].find('=') != std::string::npos) {
    return report_usage("each change of the rules needs its own --set: --set " + left[0], name);
  }
  return report_usage("there is a word too many: " + in_quotes(left[0]), name);
}

// Whether everything that was printed has arrived.
int flushed(int exit_code) {
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return exit_code;
  fmt::print(stderr, "fourfold: the answer cannot be written: {}\n", std::strerror(errno));
  return exit_refused;
}

int run(int argc, const char* const* argv) {
  CLI::App program;
  describe_program(program);
  int exit_code = exit_ok;
  add_games_command(program, exit_code);
  add_play_command(program, exit_code);
  add_serve_command(program, exit_code);
  add_moves_command(program, exit_code);
  add_perft_command(program, exit_code);
  add_best_command(program, exit_code);
  add_rollout_command(program, exit_code);
  add_duel_command(program, exit_code);
  add_engine_command(program, exit_code);
  add_convert_command(program, exit_code);
  add_verify_command(program, exit_code);
  add_bench_command(program, exit_code);
  add_completion_command(program, exit_code);
  for (CLI::App* command : program.get_subcommands({})) command->group("Commands");
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return report_parse_error(program, error);
  }
  if (program.get_subcommands().empty()) {
    fmt::print(stderr, "{}", program.help());
    return exit_usage;
  }
  return exit_code;
}

}  // namespace

int run_program(int argc, const char* const* argv) {
  try {
    return flushed(run(argc, argv));
  } catch (const std::exception& problem) {
    fmt::print(stderr, "fourfold: this should not have happened: {}\n", problem.what());
    return exit_refused;
  }
}

}  // namespace fourfold::cli
