#include "records/record_json.h"

#include <algorithm>
#include <limits>

#include "records/record_text.h"
#include "records/text_place.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"
#include "table/fair_dice.h"

namespace fourfold::records {
namespace {

constexpr std::string_view player_example = R"({"name":"Ann","kind":"human"})";
constexpr std::string_view dice_words[] = {"fair", "manual"};

// The member of that name, or null.
const Json& member(const Json& json, const char* name) {
  static const Json nothing;
  const auto found = json.find(name);
  return found == json.end() ? nothing : *found;
}

Result<void> read_text(const Json& json, const char* name, std::string& text) {
  const Json& value = member(json, name);
  if (value.is_null()) return {};
  if (!value.is_string()) return refuse<"record.field-text", "field">(name);
  text = value.get<std::string>();
  return {};
}

// A whole number from `low` to `high`, or what it is when the field is missing.
Result<std::int64_t> read_number(const Json& json, const char* name, std::int64_t low, std::int64_t high,
                                 std::int64_t otherwise) {
  const Json& value = member(json, name);
  if (value.is_null()) return otherwise;
  const bool fits =
      value.is_number_integer() &&
      (!value.is_number_unsigned() || value.get<std::uint64_t>() <= std::numeric_limits<std::int64_t>::max());
  if (!fits || value.get<std::int64_t>() < low || value.get<std::int64_t>() > high) {
    return refuse<"record.field-number", "field", "low", "high">(name, low, high);
  }
  return value.get<std::int64_t>();
}

Json pairs_json(const NamedTexts& pairs) {
  Json json = Json::object();
  for (const auto& [name, text] : pairs) json[name] = text;
  return json;
}

Result<void> read_pairs(const Json& json, const char* name, NamedTexts& pairs) {
  const Json& value = member(json, name);
  if (value.is_null()) return {};
  const auto wrong = [&] { return refuse<"record.field-texts", "field", "example">(name, R"({"name":"text", ...})"); };
  if (!value.is_object()) return wrong();
  for (const auto& [key, text] : value.items()) {
    if (!text.is_string()) return wrong();
    pairs.emplace_back(key, text.get<std::string>());
  }
  return {};
}

constexpr int most_editions = 999;

// 1 for a game that there is not, which is refused elsewhere.
int newest_edition_of(std::string_view game) {
  int newest = 1;
  for_each_game([&]<class G>() {
    if (G::name == game) newest = newest_edition<G>();
  });
  return newest;
}

Result<void> read_players(const Json& json, Setup& setup) {
  const Json& players = member(json, "players");
  if (!players.is_array() || players.empty() || players.size() > most_players) {
    return refuse<"record.field-players", "most", "example">(most_players, player_example);
  }
  for (const Json& entry : players) {
    Player player;
    if (!entry.is_object()) return refuse<"record.player", "example">(player_example);
    if (const auto read = read_text(entry, "name", player.name); !read) return read;
    if (const auto read = read_text(entry, "kind", player.kind); !read) return read;
    setup.players.push_back(player);
  }
  return {};
}

Result<void> read_dice(const Json& json, Record& record) {
  std::string dice;
  for (const auto& [name, place] : {std::pair("dice", &dice), {"commitment", &record.setup.commitment}}) {
    if (const auto read = read_text(json, name, *place); !read) return read;
  }
  if (dice != dice_words[0] && dice != dice_words[1]) return refuse<"record.field-dice">();
  record.setup.dice = dice == dice_words[0] ? DiceMode::fair : DiceMode::manual;
  if (const Json& seed = member(json, "seed"); seed.is_number_unsigned()) {
    record.seed = seed.get<std::uint64_t>();
  } else if (!seed.is_null()) {
    return refuse<"record.field-seed">();
  }
  return {};
}

}  // namespace

Result<std::optional<Secret>> read_secret(const Json& json) {
  std::string text;
  if (const auto read = read_text(json, "secret", text); !read) return refuse(read.error());
  if (text.empty()) return std::optional<Secret>();
  const auto secret = Secret::read(text);
  if (!secret) return refuse<"record.field", "field", "reason">("secret", secret.error().message);
  const Json& seed = member(json, "seed");
  if (!seed.is_number_unsigned()) return std::optional(*secret);
  const Secret made = Secret::of_seed(seed.get<std::uint64_t>());
  return std::optional(made == *secret ? made : *secret);
}

Json header_json(const Record& record, const std::optional<Secret>& secret) {
  const Setup& setup = record.setup;
  Json json{{"fourfold", record_format},
            {"game", setup.game},
            {"preset", setup.preset},
            {"options", pairs_json(setup.options)}};
  if (const int edition = setup.edition != 0 ? setup.edition : newest_edition_of(setup.game); edition > 1) {
    json["edition"] = edition;
  }
  if (!setup.start.empty()) json["start"] = setup.start;
  json["players"] = Json::array();
  for (const Player& player : setup.players) json["players"].push_back({{"name", player.name}, {"kind", player.kind}});
  json["best_of"] = setup.best_of;
  json["clock"] = format_clock(setup.clock);
  json["dice"] = dice_words[setup.dice == DiceMode::fair ? 0 : 1];
  if (!setup.commitment.empty()) json["commitment"] = setup.commitment;
  if (const auto seed = secret ? secret->made_of() : record.seed) json["seed"] = *seed;
  if (secret) json["secret"] = secret->written();
  if (!record.about.empty()) json["about"] = pairs_json(record.about);
  json["signed"] = false;  // whoever has the file can have written it
  return json;
}

Json event_json(const Event& event) {
  Json json{{"n", event.number}, {"at", event.at}, {"kind", word_for(event.kind)}};
  if (event.player != nobody) json["by"] = event.player + 1;
  if (!event.text.empty()) json["text"] = event.text;
  return json;
}

Result<void> read_header(const Json& json, Record& record) {
  Setup& setup = record.setup;
  const Json& format = member(json, "fourfold");
  if (!format.is_number_integer()) {
    return refuse<"record.not-ours", "start">("{\"fourfold\":" + std::to_string(record_format) + ",");
  }
  if (format != record_format) {
    return refuse<"record.other-format", "format", "known">(format.dump(), record_format);
  }
  std::string clock = "none";
  for (const auto& [name, place] :
       {std::pair("game", &setup.game), {"preset", &setup.preset}, {"start", &setup.start}, {"clock", &clock}}) {
    if (const auto read = read_text(json, name, *place); !read) return read;
  }
  if (setup.game.empty()) return refuse<"record.field-game">();
  if (const auto read = read_pairs(json, "options", setup.options); !read) return read;
  // Records from before editions were counted are of the first.
  const auto edition = read_number(json, "edition", 1, most_editions, 1);
  if (!edition) return tl::unexpected<Error>(edition.error());
  setup.edition = *edition == newest_edition_of(setup.game) ? 0 : static_cast<int>(*edition);
  if (const auto read = read_pairs(json, "about", record.about); !read) return read;
  if (const auto read = read_players(json, setup); !read) return read;
  const auto best_of = read_number(json, "best_of", 1, longest_series, 1);
  if (!best_of) return tl::unexpected<Error>(best_of.error());
  setup.best_of = static_cast<int>(*best_of);
  const auto rules = parse_clock(clock);
  if (!rules) return refuse<"record.field", "field", "reason">("clock", rules.error().message);
  setup.clock = *rules;
  return read_dice(json, record);
}

Result<Event> read_event(const Json& json, std::uint32_t number) {
  Event event;
  const auto n = read_number(json, "n", number, number, 0);
  if (!n || *n == 0) return refuse<"record.event-due", "number">(number);
  event.number = number;
  const auto at = read_number(json, "at", 0, Millis{1} << 53, 0);
  if (!at) return tl::unexpected<Error>(at.error());
  event.at = *at;
  std::string kind;
  if (const auto read = read_text(json, "kind", kind); !read) return tl::unexpected<Error>(read.error());
  const auto known = event_kind(kind);
  if (!known) return refuse(unknown_name<"unknown.event">(kind, event_words));
  event.kind = *known;
  const auto by = read_number(json, "by", 1, most_players, 0);
  if (!by) return tl::unexpected<Error>(by.error());
  event.player = static_cast<int>(*by) - 1;
  static_assert(nobody == -1);
  if (const auto read = read_text(json, "text", event.text); !read) return tl::unexpected<Error>(read.error());
  return event;
}

Result<void> read_notes(const Json& json, std::uint32_t event, Record& record) {
  const Json& notes = member(json, "notes");
  if (notes.is_null()) return {};
  if (!notes.is_array()) return refuse<"record.field-notes">();
  for (const Json& note : notes) {
    if (!note.is_string()) return refuse<"record.field-notes">();
    record.notes.push_back({event, note.get<std::string>()});
  }
  return {};
}

}  // namespace fourfold::records
