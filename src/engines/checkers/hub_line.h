// A line of the Hub protocol: a command, then arguments as name=value, with quotes where a value has blanks in it, or
// as a name alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"

namespace fourfold::checkers {

struct HubArgument {
  std::string name;
  std::string value;  // empty of a name alone

  bool operator==(const HubArgument&) const = default;
};

struct HubLine {
  std::string command;  // empty of a blank line
  std::vector<HubArgument> arguments;

  // The value of an argument; nothing if it is not there.
  const std::string* find(std::string_view name) const;
  bool operator==(const HubLine&) const = default;
};

// Refused where a quote is not closed, or a value belongs to no name.
Result<HubLine> read_hub_line(std::string_view line);

// name=value, in quotes where it needs them. A quote inside cannot be said, and becomes an apostrophe.
std::string hub_argument(std::string_view name, std::string_view value);

}  // namespace fourfold::checkers
