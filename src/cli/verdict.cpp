#include "cli/verdict.h"

#include <algorithm>

#include <fmt/core.h>

namespace fourfold::cli {

void print_verdict(const Verdict& verdict, std::size_t most) {
  fmt::print("{}\n\n{}\n", verdict.heading, verdict.board);
  const std::size_t shown = std::min(most, verdict.lines.size());
  std::vector<std::size_t> widths;
  for (std::size_t c = 0; c < verdict.columns.size(); ++c) {
    widths.push_back(verdict.columns[c].size());
    for (std::size_t i = 0; i < shown; ++i) widths[c] = std::max(widths[c], verdict.lines[i][c].size());
  }
  const auto print_line = [&](const std::vector<std::string>& line) {
    fmt::print("  {:{}}", line[0], widths[0]);
    for (std::size_t c = 1; c < line.size(); ++c) fmt::print("  {:>{}}", line[c], widths[c]);
    fmt::print("\n");
  };
  print_line(verdict.columns);
  for (std::size_t i = 0; i < shown; ++i) print_line(verdict.lines[i]);
  if (shown < verdict.lines.size()) fmt::print("  … and {} more (--most)\n", verdict.lines.size() - shown);
  if (!verdict.note.empty()) fmt::print("\n{}\n", verdict.note);
}

std::string signed_number(double value) { return fmt::format("{:+.4f}", value); }

std::string per_cent(double chance) { return fmt::format("{:.1f} %", 100 * chance); }

std::string spaced(std::string_view name) {
  std::string text(name);
  std::ranges::replace(text, '_', ' ');
  return text;
}

}  // namespace fourfold::cli
