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

using Options = std::vector<std::pair<std::string, std::string>>;

Result<Options> options_in(const Json& json) {
  const auto object = object_in(json, "options");
  if (!object) return tl::unexpected<Error>(object.error());
  Options options;
  for (const auto& [name, value] : (*object)->items()) {
    if (!value.is_string()) return refuse("the option " + in_marks(name) + " must be a text");
    options.emplace_back(name, value.get<std::string>());
  }
  return options;
}

// Numbers only: no fact that a scene is set up from is a word.
std::vector<Fact> facts_in(const Json& json) {
  std::vector<Fact> facts;
  const auto object = object_in(json, "facts");
  if (!object) return facts;
  for (const auto& [name, value] : (*object)->items()) {
    const bool fits = value.is_number_integer() && value >= std::numeric_limits<int>::min() &&
                      value <= std::numeric_limits<int>::max();
    if (fits) facts.push_back({name, value.get<int>()});
  }
  return facts;
}

Result<Seat> seat_in(const Json& json) {
  const auto number = number_in(json, "seat", 1, max_seats);
  if (!number) return tl::unexpected<Error>(number.error());
  return seat_at(static_cast<int>(*number) - 1);
}

Result<DiceMode> dice_in(const Json& json) {
  const auto word = text_in(json, "dice");
  if (!word) return tl::unexpected<Error>(word.error());
  if (*word == "fair") return DiceMode::fair;
  if (*word == "manual") return DiceMode::manual;
  return refuse(R"(dice are "fair" or "manual")");
}

Result<void> read_piece(const Json& json, Scene& scene) {
  const auto seat = seat_in(json);
  const auto place = number_in(json, "place", 0, std::numeric_limits<std::uint8_t>::max());
  const auto kind = json.find("kind");
  if (!seat || !place || kind == json.end() || !kind->is_string()) {
    return refuse(R"(a piece has the numbers "seat" and "place" and the text "kind")");
  }
  scene.pieces.push_back({*seat, static_cast<int>(*place), kind->get_ref<const std::string&>()});
  return {};
}

Result<void> read_die(const Json& json, Scene& scene) {
  if (!json.is_number_integer() || json < 1 || json > Die::sides) return refuse("a die shows a number from 1 to 6");
  scene.dice.push_back(json.get<int>());
  return {};
}

Result<void> read_seat(const Json& json, Scene& scene) {
  const auto seat = seat_in(json);
  if (!seat) return tl::unexpected<Error>(seat.error());
  scene.seats.push_back({*seat, facts_in(json)});
  return {};
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

Result<Options> Request::options() const { return options_in(json_); }

Result<Scene> Request::scene() const {
  const auto found = object_in(json_, "scene");
  if (!found) return tl::unexpected<Error>(found.error());
  const Json& json = **found;
  Scene scene;
  const auto turn = number_in(json, "turn", 0, max_seats);
  if (!turn) return tl::unexpected<Error>(turn.error());
  scene.turn = static_cast<int>(*turn);
  for (const auto& [name, read] : {std::pair{"pieces", &read_piece}, {"dice", &read_die}, {"seats", &read_seat}}) {
    const auto list = list_in(json, name);
    if (!list) return tl::unexpected<Error>(list.error());
    for (const Json& entry : **list) {
      if (const auto done = read(entry, scene); !done) return tl::unexpected<Error>(done.error());
    }
  }
  scene.facts = facts_in(json);
  return scene;
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
  auto options = options_in(**json);
  if (!options) return tl::unexpected<Error>(options.error());
  setup.options = *std::move(options);
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
