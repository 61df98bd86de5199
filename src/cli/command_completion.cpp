// fourfold completion: a script for the shell.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/completion.h"
#include "cli/report.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

constexpr std::string_view shells[] = {"bash"};

int run(const CLI::App& program, const std::string& shell) {
  if (shell == shells[0]) {
    fmt::print("{}", bash_completion(program));
    return exit_ok;
  }
  if (shell.empty()) return report_usage("for which shell? There is " + listed(shells), "completion");
  return report(Error{.message = unknown_name("completion", shell, shells)});
}

}  // namespace

void add_completion_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("completion", "print a script that completes words in the shell");
  const auto shell = std::make_shared<std::string>();
  command.add_option("SHELL", *shell, "the shell")->type_name("bash");
  command.footer("To use it: source <(fourfold completion bash)");
  command.callback([&program, shell, &exit_code] { exit_code = run(program, *shell); });
}

}  // namespace fourfold::cli
