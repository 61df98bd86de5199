#include "cli/command_help.h"

#include <memory>

#include <fmt/core.h>

#include <CLI/CLI.hpp>

#include "cli/language.h"

namespace fourfold::cli {
namespace {

// CLI11's help, less what says the same thing twice.
class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() {
    label("Usage", said<"help.label.usage">());
    label("OPTIONS", said<"help.label.some-options">());
    label("SUBCOMMAND", said<"help.label.some-command">());
    label("Positionals", said<"help.label.arguments">());
    column_width(28);
  }

  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_positional() || option->get_type_name().empty() ? "" : " " + option->get_type_name();
  }

  std::string make_group(std::string group, bool positional, std::vector<const CLI::Option*> options) const override {
    if (group == "Options") group = said<"help.label.options">();
    return Formatter::make_group(std::move(group), positional, std::move(options));
  }
};

// "rules" of --rules, "GAME" of an argument.
std::string key_of(const CLI::Option& option) {
  return option.get_lnames().empty() ? option.get_name(true) : option.get_lnames().front();
}

void describe_options(CLI::App& command, const std::string& name) {
  for (CLI::Option* option : command.get_options()) {
    const std::string key = key_of(*option);
    // CLI11 hands the description of the program's own --help down.
    if (!option->get_description().empty()) continue;
    option->description(text_at(fmt::format("help.{}.{}", name, key), text_at("help.any." + key)));
  }
}

}  // namespace

void format_help(CLI::App& program) { program.formatter(std::make_shared<HelpFormatter>()); }

void describe_commands(CLI::App& program) {
  describe_options(program, "any");
  for (CLI::App* command : program.get_subcommands([](CLI::App*) { return true; })) {
    command->group(said<"help.label.commands">());
    command->description(text_at("help." + command->get_name()));
    describe_options(*command, command->get_name());
  }
}

std::string examples(const std::vector<std::string>& commands) {
  if (commands.size() == 1) return in_words(say<"help.example", "command">(commands.front()));
  std::string text = said<"help.examples">();
  for (const std::string& command : commands) text += "\n  " + command;
  return text;
}

}  // namespace fourfold::cli
