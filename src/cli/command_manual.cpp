// fourfold manual: the manual page.
#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/language.h"
#include "cli/manual.h"
#include "cli/report.h"

namespace fourfold::cli {

void add_manual_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("manual");
  command.footer(said<"help.manual.footer">());
  command.callback([&exit_code] {
    const InEnglish english;
    CLI::App described;
    int ignored = 0;
    add_everything(described, ignored);
    fmt::print("{}", manual_page(described));
    exit_code = exit_ok;
  });
}

}  // namespace fourfold::cli
