#include "cli/verdict.h"

#include <algorithm>

#include <fmt/core.h>

#include "cli/fullscreen/terminal.h"
#include "cli/language.h"

namespace fourfold::cli {

void print_verdict(const Verdict& verdict, std::size_t most) {
  fmt::print("{}\n\n{}\n", verdict.heading, verdict.board);
  const std::size_t shown = std::min(most, verdict.lines.size());
  std::vector<int> widths;
  for (std::size_t c = 0; c < verdict.columns.size(); ++c) {
    widths.push_back(Terminal::width(verdict.columns[c]));
    for (std::size_t i = 0; i < shown; ++i) widths[c] = std::max(widths[c], Terminal::width(verdict.lines[i][c]));
  }
  const auto print_line = [&](const std::vector<std::string>& line) {
    const auto blanks = [&](std::size_t c) {
      return std::string(static_cast<std::size_t>(widths[c] - Terminal::width(line[c])), ' ');
    };
    fmt::print("  {}{}", line[0], blanks(0));
    for (std::size_t c = 1; c < line.size(); ++c) fmt::print("  {}{}", blanks(c), line[c]);
    fmt::print("\n");
  };
  print_line(verdict.columns);
  for (std::size_t i = 0; i < shown; ++i) print_line(verdict.lines[i]);
  if (shown < verdict.lines.size()) {
    fmt::print("  {}\n", in_words(say<"terminal.best.more", "count">(verdict.lines.size() - shown)));
  }
  if (!verdict.note.empty()) fmt::print("\n{}\n", verdict.note);
}

std::string per_cent(double chance) { return decimal(100 * chance, 1) + " %"; }

std::string figure_text(std::string_view name) { return text_at("terminal.figure." + std::string(name)); }

}  // namespace fourfold::cli
