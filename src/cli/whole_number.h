// Whole numbers from the command line, within bounds.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/report.h"

namespace fourfold::cli {

// The number that `text` says, if it is one within the bounds.
template <std::integral Number>
std::optional<Number> whole_number(std::string_view text, Number low, Number high) {
  Number number{};
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem != std::errc{} || end != text.data() + text.size() || number < low || number > high) return std::nullopt;
  return number;
}

// The same, or "WHAT is a whole number from LOW to HIGH, not 'text'".
template <std::integral Number>
Answer<Number> read_whole_number(Message what, const std::string& text, Number low, Number high) {
  if (const auto number = whole_number(text, low, high)) return *number;
  // The largest numbers are beyond those of messages.
  const auto refused = [&](const auto& most) {
    return refuse<"terminal.not-a-number", "what", "low", "high", "text">(std::move(what), low, most, clipped(text));
  };
  return std::in_range<std::int64_t>(high) ? refused(static_cast<std::int64_t>(high)) : refused(std::to_string(high));
}

}  // namespace fourfold::cli
