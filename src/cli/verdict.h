// What is thought of the choices in a position: the answer of `fourfold best` and `fourfold rollout`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer.h"

namespace fourfold::cli {

struct Verdict {
  Json json;  // the answer for a script

  // The answer for a person.
  std::string heading;
  std::string board;
  std::vector<std::string> columns;             // of the table
  std::vector<std::vector<std::string>> lines;  // best first
  std::string note;

  std::optional<Refusal> trouble;  // what could not be done besides: the answer stands all the same
};

// For a person: no more than so many lines.
void print_verdict(const Verdict& verdict, std::size_t most);

// A chance as a person reads it: "12.3 %".
std::string per_cent(double chance);
// What a figure is called: "win gammon" of win_gammon.
std::string figure_text(std::string_view name);

}  // namespace fourfold::cli
