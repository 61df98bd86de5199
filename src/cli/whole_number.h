// Whole numbers from the command line, within bounds.
#pragma once

#include <charconv>
#include <concepts>
#include <string>

#include "cli/report.h"

namespace fourfold::cli {

// The number that `text` says, or "WHAT is a whole number from LOW to HIGH, not 'text'".
template <std::integral Number>
Answer<Number> read_whole_number(const std::string& what, const std::string& text, Number low, Number high) {
  Number number{};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc{} || end != text.data() + text.size() || number < low || number > high) {
    return refuse(what + " is a whole number from " + std::to_string(low) + " to " + std::to_string(high) + ", not " +
                  in_quotes(text));
  }
  return number;
}

}  // namespace fourfold::cli
