#include "api/request.h"

#include <limits>
#include <optional>

#include "rules/game.h"
#include "table/clock.h"

namespace fourfold::door {
namespace {

constexpr std::size_t most_listed = 100;

Result<std::string> text_in(const Json& json, std::string_view name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_string()) return refuse<"api.needs-text", "name">(name);
  return found->get<std::string>();
}

Result<std::int64_t> number_in(const Json& json, std::string_view name, std::int64_t low, std::int64_t high) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_number_integer() || *found < low || *found > high) {
    return refuse<"api.needs-number", "name", "low", "high">(name, low, high);
  }
  return found->get<std::int64_t>();
}

Result<const Json*> object_in(const Json& json, std::string_view name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_object()) return refuse<"api.needs-object", "name">(name);
  return &*found;
}

Result<const Json*> list_in(const Json& json, std::string_view name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_array() || found->size() > most_listed) {
    return refuse<"api.needs-list", "name", "most">(name, most_listed);
  }
  return &*found;
}

Result<std::vector<Player>> players_in(const Json& json) {
  const auto list = list_in(json, "players");
  if (!list) return refuse(list.error());
  std::vector<Player> players;
  for (const Json& entry : **list) {
    const auto name = text_in(entry, "name");
    if (!name) return refuse(name.error());
    const auto kind = text_in(entry, "kind");
    if (!kind) return refuse(kind.error());
    players.push_back({*name, *kind});
  }
  return players;
}

using Options = std::vector<std::pair<std::string, std::string>>;

Result<Options> options_in(const Json& json) {
  const auto object = object_in(json, "options");
  if (!object) return refuse(object.error());
  Options options;
  for (const auto& [name, value] : (*object)->items()) {
    if (!value.is_string()) return refuse<"api.option-is-text", "name">(name);
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
  if (!number) return refuse(number.error());
  return seat_at(static_cast<int>(*number) - 1);
}

Result<DiceMode> dice_in(const Json& json) {
  const auto word = text_in(json, "dice");
  if (!word) return refuse(word.error());
  if (*word == "fair") return DiceMode::fair;
  if (*word == "manual") return DiceMode::manual;
  return refuse<"api.dice">();
}

Result<void> read_piece(const Json& json, Scene& scene) {
  const auto seat = seat_in(json);
  const auto place = number_in(json, "place", 0, std::numeric_limits<std::uint8_t>::max());
  const auto kind = json.find("kind");
  if (!seat || !place || kind == json.end() || !kind->is_string()) {
    return refuse<"api.piece">();
  }
  scene.pieces.push_back({*seat, static_cast<int>(*place), kind->get_ref<const std::string&>()});
  return {};
}

Result<void> read_die(const Json& json, Scene& scene) {
  if (!json.is_number_integer() || json < 1 || json > Die::sides) return refuse<"api.die">();
  scene.dice.push_back(json.get<int>());
  return {};
}

Result<void> read_seat(const Json& json, Scene& scene) {
  const auto seat = seat_in(json);
  if (!seat) return refuse(seat.error());
  scene.seats.push_back({*seat, facts_in(json)});
  return {};
}

}  // namespace

Result<Request> Request::from(std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return refuse<"api.request-is-object">();
  return Request(std::move(json));
}

Result<std::string> Request::text(std::string_view name) const { return text_in(json_, name); }

Result<std::int64_t> Request::number(std::string_view name, std::int64_t low, std::int64_t high) const {
  return number_in(json_, name, low, high);
}

Result<bool> Request::yes(std::string_view name) const {
  const auto found = json_.find(name);
  if (found == json_.end() || !found->is_boolean()) return refuse<"api.needs-yes-or-no", "name">(name);
  return found->get<bool>();
}

std::int64_t Request::at() const {
  return number_in(json_, "at", 0, std::numeric_limits<std::int64_t>::max() / 2).value_or(0);
}

Result<std::vector<FairSeed::Word>> Request::words() const {
  const auto list = list_in(json_, "words");
  if (!list) return refuse(list.error());
  std::vector<FairSeed::Word> words;
  for (const Json& entry : **list) {
    const auto player = number_in(entry, "player", 0, max_seats - 1);
    if (!player) return refuse(player.error());
    const auto word = text_in(entry, "word");
    if (!word) return refuse(word.error());
    words.push_back({static_cast<int>(*player), *word});
  }
  return words;
}

Result<std::vector<Hop>> Request::hops() const {
  const auto list = list_in(json_, "hops");
  if (!list) return refuse(list.error());
  std::vector<Hop> hops;
  for (const Json& entry : **list) {
    const auto from = number_in(entry, "from", 0, std::numeric_limits<std::uint8_t>::max());
    const auto to = number_in(entry, "to", 0, std::numeric_limits<std::uint8_t>::max());
    const auto choice = number_in(entry, "choice", 0, std::numeric_limits<std::uint16_t>::max());
    if (!from || !to || !choice) return refuse<"api.hop">();
    hops.push_back(
        {static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to), static_cast<std::uint16_t>(*choice)});
  }
  return hops;
}

Result<Options> Request::options() const { return options_in(json_); }

Result<Scene> Request::scene() const {
  const auto found = object_in(json_, "scene");
  if (!found) return refuse(found.error());
  const Json& json = **found;
  Scene scene;
  const auto turn = number_in(json, "turn", 0, max_seats);
  if (!turn) return refuse(turn.error());
  scene.turn = static_cast<int>(*turn);
  for (const auto& [name, read] : {std::pair{"pieces", &read_piece}, {"dice", &read_die}, {"seats", &read_seat}}) {
    const auto list = list_in(json, name);
    if (!list) return refuse(list.error());
    for (const Json& entry : **list) {
      if (const auto done = read(entry, scene); !done) return refuse(done.error());
    }
  }
  scene.facts = facts_in(json);
  return scene;
}

Result<Setup> Request::setup() const {
  const auto json = object_in(json_, "setup");
  if (!json) return refuse(json.error());
  Setup setup;
  for (const auto& [name, member] :
       {std::pair{"game", &Setup::game}, {"preset", &Setup::preset}, {"start", &Setup::start}}) {
    auto text = text_in(**json, name);
    if (!text) return refuse(text.error());
    setup.*member = *std::move(text);
  }
  auto options = options_in(**json);
  if (!options) return refuse(options.error());
  setup.options = *std::move(options);
  auto players = players_in(**json);
  if (!players) return refuse(players.error());
  setup.players = *std::move(players);
  const auto best_of = number_in(**json, "best_of", 1, longest_series);
  if (!best_of) return refuse(best_of.error());
  setup.best_of = static_cast<int>(*best_of);
  const auto clock_text = text_in(**json, "clock");
  if (!clock_text) return refuse(clock_text.error());
  const auto clock = parse_clock(*clock_text);
  if (!clock) return refuse(clock.error());
  setup.clock = *clock;
  const auto dice = dice_in(**json);
  if (!dice) return refuse(dice.error());
  setup.dice = *dice;
  return setup;
}

}  // namespace fourfold::door
