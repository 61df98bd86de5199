// What the program writes besides answers: refusals for a person or a script, and one line of JSON.
#pragma once

#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "cli/answer.h"

namespace fourfold::cli {

enum ExitCode : std::uint8_t { exit_ok = 0, exit_refused = 1, exit_usage = 2 };

// On stderr, with the text and a caret under the place where that is known.
int report(const Refusal& refusal);
// On stderr: what a command line lacks or has too much of, and where help is. `command` may be empty.
int report_usage(std::string_view message, std::string_view command);
// {"error":"...","in":"position","at":3}
Json error_json(const Refusal& refusal);

// Bytes that are no UTF-8 are replaced, so that every answer is JSON.
std::string one_line(const Json& json);
void print_json(const Json& json);
// Hands over what has been printed so far. Whether it all arrived is asked once, at the end of the program.
void flush_output();

// A text as it can be shown in a terminal, one column a character: control characters and broken UTF-8 become '?'. Sets
// `column` to the column of the byte `at`.
std::string printable(std::string_view text, std::size_t at, std::size_t& column);
std::string printable(std::string_view text);

// "a, b and c"
template <class Words>
std::string listed(const Words& words) {
  std::string text;
  std::size_t left = std::size(words);
  for (const auto& word : words) {
    text += std::string(word);
    --left;
    if (left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

// A word from outside in quotes, shortened if it is very long.
std::string in_quotes(std::string_view word);

}  // namespace fourfold::cli
