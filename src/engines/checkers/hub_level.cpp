#include "engines/checkers/hub_level.h"

#include <algorithm>
#include <charconv>

#include "engines/checkers/time_share.h"
#include "engines/one_line.h"

namespace fourfold::checkers {
namespace {

// The number of an argument, if it is there; whole numbers are written as such, and none is negative.
template <class Number>
Result<std::optional<Number>> number_of(const HubLine& line, std::string_view name) {
  const std::string* const text = line.find(name);
  if (text == nullptr) return std::nullopt;
  Number number = 0;
  const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), number);
  const bool whole = problem == std::errc{} && end == text->data() + text->size();
  if (!whole || !(number >= 0)) return refuse<"hub.no-number", "name", "text">(name, engines::on_one_line(*text));
  return number;
}

}  // namespace

Result<HubLevel> read_hub_level(const HubLine& line) {
  HubLevel level;
  const auto depth = number_of<int>(line, "depth");
  const auto nodes = number_of<std::uint64_t>(line, "nodes");
  const auto move_time = number_of<double>(line, "move-time");
  const auto moves = number_of<int>(line, "moves");
  const auto time = number_of<double>(line, "time");
  const auto increment = number_of<double>(line, "inc");
  if (!depth) return refuse(depth.error());
  if (!nodes) return refuse(nodes.error());
  if (!moves) return refuse(moves.error());
  for (const auto* each : {&move_time, &time, &increment}) {
    if (!*each) return refuse(each->error());
  }
  level.depth = *depth;
  level.nodes = nodes->value_or(0);
  level.infinite = line.find("infinite") != nullptr;
  if (const std::optional<double>& seconds = *time) {
    std::optional<int> left = *moves;
    if (left == 0) left.reset();
    level.seconds = share_of({*seconds, left, increment->value_or(0)});
  }
  if (const std::optional<double>& seconds = *move_time) {
    level.seconds = std::min(level.seconds.value_or(most_seconds), *seconds);
  }
  return level;
}

}  // namespace fourfold::checkers
