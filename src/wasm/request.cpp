#include "wasm/request.h"

#include <limits>
#include <optional>

#include "table/clock.h"

namespace fourfold::door {
namespace {

constexpr std::size_t most_listed = 100;

std::string in_marks(std::string_view name) { return "\"" + std::string(name) + "\""; }

Result<std::string> text_in(const Json& json, std::string_view name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_string()) return refuse("a request needs a text " + in_marks(name));
  return found->get<std::string>();
}

Result<std::int64_t> number_in(const Json& json, std::string_view name, std::int64_t low, std::int64_t high) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_number_integer() || *found < low || *found > high) {
    return refuse("a request needs a whole number " + in_marks(name) + " from " + std::to_string(low) + " to " +
                  std::to_string(high));
  }
  return found->get<std::int64_t>();
}

Result<const Json*> object_in(const Json& json, std::string_view name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_object()) return refuse("a request needs an object " + in_marks(name));
  return &*found;
}

Result<const Json*> list_in(const Json& json, std::string_view name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_array() || found->size() > most_listed) {
    return refuse("a request needs a list " + in_marks(name) + " of at most " + std::to_string(most_listed));
  }
  return &*found;
}

Result<std::vector<Player>> players_in(const Json& json) {
  const auto list = list_in(json, "players");
  if (!list) return tl::unexpected<Error>(list.error());
  std::vector<Player> players;
  for (const Json& entry : **list) {
    const auto name = text_in(entry, "name");
    if (!name) return tl::unexpected<Error>(name.error());
    const auto kind = text_in(entry, "kind");
    if (!kind) return tl::unexpected<Error>(kind.error());
    players.push_back({*name, *kind});
  }
  return players;
}

Result<DiceMode> dice_in(const Json& json) {
  const auto word = text_in(json, "dice");
  if (!word) return tl::unexpected<Error>(word.error());
  if (*word == "fair") return DiceMode::fair;
  if (*word == "manual") return DiceMode::manual;
  return refuse(R"(dice are "fair" or "manual")");
}

}  // namespace

Result<Request> Request::from(std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return refuse("a request is a JSON object");
  return Request(std::move(json));
}

Result<std::string> Request::text(std::string_view name) const { return text_in(json_, name); }

Result<std::int64_t> Request::number(std::string_view name, std::int64_t low, std::int64_t high) const {
  return number_in(json_, name, low, high);
}

Result<bool> Request::yes(std::string_view name) const {
  const auto found = json_.find(name);
  if (found == json_.end() || !found->is_boolean()) return refuse("a request needs true or false as " + in_marks(name));
  return found->get<bool>();
}

std::int64_t Request::at() const {
  return number_in(json_, "at", 0, std::numeric_limits<std::int64_t>::max() / 2).value_or(0);
}

Result<std::vector<Hop>> Request::hops() const {
  const auto list = list_in(json_, "hops");
  if (!list) return tl::unexpected<Error>(list.error());
  std::vector<Hop> hops;
  for (const Json& entry : **list) {
    const auto from = number_in(entry, "from", 0, std::numeric_limits<std::uint8_t>::max());
    const auto to = number_in(entry, "to", 0, std::numeric_limits<std::uint8_t>::max());
    const auto choice = number_in(entry, "choice", 0, std::numeric_limits<std::uint16_t>::max());
    if (!from || !to || !choice) return refuse(R"(a hop has the numbers "from", "to" and "choice")");
    hops.push_back(
        {static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to), static_cast<std::uint16_t>(*choice)});
  }
  return hops;
}

Result<Setup> Request::setup() const {
  const auto json = object_in(json_, "setup");
  if (!json) return tl::unexpected<Error>(json.error());
  Setup setup;
  for (const auto& [name, member] :
       {std::pair{"game", &Setup::game}, {"preset", &Setup::preset}, {"start", &Setup::start}}) {
    auto text = text_in(**json, name);
    if (!text) return tl::unexpected<Error>(text.error());
    setup.*member = *std::move(text);
  }
  const auto options = object_in(**json, "options");
  if (!options) return tl::unexpected<Error>(options.error());
  for (const auto& [name, value] : (*options)->items()) {
    if (!value.is_string()) return refuse("the option " + in_marks(name) + " must be a text");
    setup.options.emplace_back(name, value.get<std::string>());
  }
  auto players = players_in(**json);
  if (!players) return tl::unexpected<Error>(players.error());
  setup.players = *std::move(players);
  const auto best_of = number_in(**json, "best_of", 1, longest_series);
  if (!best_of) return tl::unexpected<Error>(best_of.error());
  setup.best_of = static_cast<int>(*best_of);
  const auto clock_text = text_in(**json, "clock");
  if (!clock_text) return tl::unexpected<Error>(clock_text.error());
  const auto clock = parse_clock(*clock_text);
  if (!clock) return tl::unexpected<Error>(clock.error());
  setup.clock = *clock;
  const auto dice = dice_in(**json);
  if (!dice) return tl::unexpected<Error>(dice.error());
  setup.dice = *dice;
  return setup;
}

}  // namespace fourfold::door
