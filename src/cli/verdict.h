// What is thought of the choices in a position: the answer of `fourfold best` and `fourfold rollout`.
#pragma once

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
};

// For a person: no more than so many lines.
void print_verdict(const Verdict& verdict, std::size_t most);

// 0.1234 as a person reads it: an equity with its sign, a chance in per cent, a name without underscores.
std::string signed_number(double value);
std::string per_cent(double chance);
std::string spaced(std::string_view name);

}  // namespace fourfold::cli
