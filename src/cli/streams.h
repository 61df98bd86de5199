// The three standard streams when one of them is closed, full, or read by nobody any more. Answers go to stdout with
// fmt::print, which throws if they cannot be written: without its answer the program has failed. What is said besides
// goes to stderr with `tell`, which never fails: no work is lost because nobody could be told how far it has come.
#pragma once

#include <string_view>
#include <utility>

#include <fmt/core.h>

namespace fourfold::cli {

// At the start of the program. A stream that is closed stays one that cannot be used, but keeps its number, so that no
// saved game or socket gets it and is written into. A pipe without a reader, or a file that has reached the limit of
// its size, is an error like others, not the end.
void secure_streams();

void tell(std::string_view text);

template <class... Values>
void tell(fmt::format_string<Values...> text, Values&&... values) {
  tell(std::string_view(fmt::format(text, std::forward<Values>(values)...)));
}

// "fourfold: ..." of what is going on and asks for nobody's decision.
inline void tell_trouble(std::string_view sentence) { tell("fourfold: {}\n", sentence); }

// Says that the answer could not be written, and why: the exit code. If its reader has gone away, as `head` does, that
// is nothing to complain about: the program ends as shells expect.
int report_lost_output(int reason);

}  // namespace fourfold::cli
