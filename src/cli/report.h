// What the program writes besides answers: refusals for a person or a script, and one line of JSON.
#pragma once

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer.h"

namespace fourfold::cli {

enum ExitCode : std::uint8_t { exit_ok = 0, exit_refused = 1, exit_usage = 2 };

// From now on refusals are told in JSON, too, on stdout: who asks for answers in JSON need not read sentences.
void refuse_in_json();
// On stderr, with the text and a caret under the place where that is known.
int report(const Refusal& refusal);
// The same beside an answer that has been given.
int report_beside_answer(const Refusal& refusal);
// On stderr: what a command line lacks or has too much of, and where help is. `command` may be empty.
int report_usage(const Message& message, std::string_view command);
// {"error":"...","code":"backgammon.no-such-die","args":{"die":7},"in":"dice","at":0}: the sentence is in the chosen
// language, the rest is for programs.
Json error_json(const Refusal& refusal);

// Bytes that are no UTF-8 are replaced, so that every answer is JSON.
std::string one_line(const Json& json);
void print_json(const Json& json);
// Hands over what has been printed so far; throws, as fmt::print does, if it cannot be written.
void flush_output();

// A text as it can be shown in a terminal, one column a character: control characters and broken UTF-8 become '?'. Sets
// `column` to the column of the byte `at`.
std::string printable(std::string_view text, std::size_t at, std::size_t& column);
std::string printable(std::string_view text);

// Words as an argument of a message, which makes "a, b and c" of them.
template <class Words>
std::vector<std::string> listed(const Words& words) {
  return {std::begin(words), std::end(words)};
}

// A word from outside, shortened if it is very long.
std::string clipped(std::string_view word);

}  // namespace fourfold::cli
