#include "cli/program.h"

#include <cstdio>
#include <iterator>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/command_help.h"
#include "cli/command_words.h"
#include "cli/commands.h"
#include "cli/game_texts.h"
#include "cli/language.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "players/resources.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

void describe_program(CLI::App& program) {
  std::vector<std::string> titles;
  for_each_game([&]<class G>() { titles.push_back(game_title(G::name)); });
  program.name("fourfold");
  program.description(in_words(say<"help.fourfold", "games">(titles)));
  program.set_help_flag("-h,--help", said<"help.any.help">());
  program.set_version_flag("--version", "fourfold " FOURFOLD_VERSION, said<"help.any.version">());
  program.require_subcommand(0, 1);
  program.footer(said<"help.footer">());
  format_help(program);
}

// --language, before or after the name of the command. It has been obeyed when the command line is read: what is said
// about the command line is in that language, too.
void add_language_option(CLI::App& command) {
  std::vector<std::string> codes;
  codes.reserve(std::size(languages));
  for (const Language& language : languages) codes.emplace_back(language.code);
  command.add_option("--language")->type_name(joined(codes, "|"));
}

std::optional<std::string> language_named(std::span<const char* const> arguments) {
  constexpr std::string_view option = "--language";
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string_view word = arguments[i];
    if (word == "--") break;
    if (word == option && i + 1 < arguments.size()) return arguments[i + 1];
    if (word.starts_with(option) && word.substr(option.size()).starts_with('='))
      return std::string(word.substr(option.size() + 1));
  }
  return std::nullopt;
}

// Whether the answer is wanted in JSON, whatever else the command line says.
bool wants_json(std::span<const char* const> arguments) {
  for (const std::string_view word : arguments) {
    if (word == "--") break;
    if (word == "--json") return true;
  }
  return false;
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

// An option whose value is missing, or which is given twice, or which takes no value.
Message mismatch(const CLI::App& command, const std::string& what) {
  std::string name = what.substr(0, what.find_first_of(": "));
  if (!name.starts_with("-")) name = "--" + name;
  const CLI::Option* option = command.get_option_no_throw(name);
  if (option == nullptr) return say<"terminal.command-line", "reason">(what);
  if (option->get_type_name().empty()) return say<"terminal.takes-no-value", "option">(name);
  if (option->count() > 1) return say<"terminal.more-than-once", "option">(name);
  return say<"terminal.needs-a-value", "option", "usage">(name, name + " " + option->get_type_name());
}

// What the command line has too much of, with the nearest name there is.
Message too_much(CLI::App& program, const CLI::App& command, const std::string& word) {
  const auto unknown = [&]<message_detail::Literal Code>(const std::vector<std::string>& names) {
    const std::vector<std::string_view> views(names.begin(), names.end());
    return unknown_name<Code>(word.substr(0, word.find('=')), views);
  };
  if (word.starts_with("-")) return unknown.operator()<"unknown.argument">(option_names(command));
  if (&command == &program) return unknown.operator()<"unknown.command">(command_names(program));
  if (word.find('=') != std::string::npos) return say<"terminal.one-setting-each", "setting">(clipped(word));
  return say<"terminal.word-too-many", "word">(clipped(word));
}

int report_parse_error(CLI::App& program, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return program.exit(error);  // help or the version
  const auto chosen = program.get_subcommands();
  const CLI::App& command = chosen.empty() ? program : *chosen.front();
  const std::string name = chosen.empty() ? "" : command.get_name();
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
    return report_usage(mismatch(command, error.what()), name);
  }
  const std::vector<std::string> left = command.remaining();
  if (!left.empty()) return report_usage(too_much(program, command, left[0]), name);
  for (const CLI::Option* option : command.get_options()) {
    if (option->get_required() && option->count() == 0)
      return report_usage(say<"terminal.option-required", "option">(option->get_name()), name);
  }
  return report_usage(say<"terminal.command-line", "reason">(error.what()), name);
}

// Every engine that is made tells of the same file again.
void tell_once(const Message& trouble) {
  static std::mutex lock;
  static std::set<std::string> told;
  const std::lock_guard guard(lock);
  const std::string sentence = in_words(trouble);
  if (told.insert(sentence).second) tell_trouble(sentence);
}

int report_surprise(const std::exception& problem) {
  tell_trouble(in_words(say<"terminal.surprise", "reason">(problem.what())));
  return exit_refused;
}

int run(int argc, const char* const* argv) {
  const std::span arguments(argv, static_cast<std::size_t>(argc));
  if (wants_json(arguments)) refuse_in_json();
  const auto language = choose_language(language_named(arguments));
  if (!language) return report(Refusal(language.error()));
  players::hear_trouble(tell_once);
  CLI::App program;
  int exit_code = exit_ok;
  add_everything(program, exit_code);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return report_parse_error(program, error);
  }
  if (program.get_subcommands().empty()) {
    tell(program.help());
    return exit_usage;
  }
  return exit_code;
}

}  // namespace

void add_everything(CLI::App& program, int& exit_code) {
  describe_program(program);
  add_games_command(program, exit_code);
  add_rules_command(program, exit_code);
  add_play_command(program, exit_code);
  add_serve_command(program, exit_code);
  add_moves_command(program, exit_code);
  add_perft_command(program, exit_code);
  add_best_command(program, exit_code);
  add_rollout_command(program, exit_code);
  add_duel_command(program, exit_code);
  add_tables_command(program, exit_code);
  add_solve_command(program, exit_code);
  add_engine_command(program, exit_code);
  add_convert_command(program, exit_code);
  add_verify_command(program, exit_code);
  add_bench_command(program, exit_code);
  add_completion_command(program, exit_code);
  add_manual_command(program, exit_code);
  add_language_option(program);
  for (CLI::App* command : program.get_subcommands({})) add_language_option(*command);
  describe_commands(program);
}

int run_program(int argc, const char* const* argv) {
  secure_streams();
  try {
    const int exit_code = run(argc, argv);
    flush_output();
    return exit_code;
  } catch (const std::system_error& problem) {
    if (std::ferror(stdout) != 0) return report_lost_output(problem.code().value());
    return report_surprise(problem);
  } catch (const std::exception& problem) {
    return report_surprise(problem);
  }
}

}  // namespace fourfold::cli
