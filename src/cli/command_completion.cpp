// fourfold completion: a script for the shell.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/completion.h"
#include "cli/language.h"
#include "cli/report.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

struct Shell {
  std::string_view name;
  std::string (*script)(const CLI::App& program);
};
constexpr Shell shells[] = {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}};

int run(const std::string& name) {
  std::vector<std::string_view> names;
  for (const Shell& shell : shells) {
    names.push_back(shell.name);
    if (shell.name != name) continue;
    const InEnglish english;
    CLI::App described;
    int ignored = 0;
    add_everything(described, ignored);
    fmt::print("{}", shell.script(described));
    return exit_ok;
  }
  if (name.empty()) return report_usage(say<"terminal.which-shell", "shells">(listed(names)), "completion");
  return report(refuse(unknown_name<"unknown.completion">(name, names)).value());
}

}  // namespace

void add_completion_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("completion");
  const auto shell = std::make_shared<std::string>();
  command.add_option("SHELL", *shell)->type_name("bash|zsh|fish");
  command.footer(said<"help.completion.footer">());
  command.callback([shell, &exit_code] { exit_code = run(*shell); });
}

}  // namespace fourfold::cli
