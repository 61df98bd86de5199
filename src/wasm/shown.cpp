#include "wasm/shown.h"

#include "players/registry.h"
#include "rules/any_game.h"

namespace fourfold::door {
namespace {

std::string_view waiting_word(host::Waiting waiting) {
  switch (waiting) {
    case host::Waiting::dice:
      return "dice";
    case host::Waiting::typed_dice:
      return "typed-dice";
    case host::Waiting::person:
      return "person";
    case host::Waiting::pass:
      return "pass";
    case host::Waiting::bot:
      return "bot";
    case host::Waiting::takeback_answer:
      return "takeback-answer";
    case host::Waiting::next_game:
      return "next-game";
    case host::Waiting::nothing:
      break;
  }
  return "nothing";
}

// A player, or null for nobody.
Json player_json(int player) { return player == nobody ? Json(nullptr) : Json(player); }

Json facts_json(const std::vector<Fact>& facts) {
  Json json = Json::object();
  for (const Fact& fact : facts) {
    std::visit([&](const auto& value) { json[std::string(fact.name)] = value; }, fact.value);
  }
  return json;
}

Json arrows_json(const std::vector<Arrow>& arrows) {
  Json json = Json::array();
  for (const Arrow& arrow : arrows) {
    json.push_back({{"seat", number(arrow.seat)}, {"from", arrow.from}, {"to", arrow.to}});
  }
  return json;
}

Json hops_json(const std::vector<Hop>& hops) {
  Json json = Json::array();
  for (const Hop& hop : hops) json.push_back({{"from", hop.from}, {"to", hop.to}, {"choice", hop.choice}});
  return json;
}

Json gestures_json(const host::Host& host) {
  Json json = Json::array();
  for (const host::Gesture& gesture : host.gestures()) {
    json.push_back({{"from", gesture.hops.front().from},
                    {"to", gesture.hops.back().to},
                    {"hops", hops_json(gesture.hops)},
                    {"label", gesture.label},
                    {"dice", gesture.dice}});
  }
  return json;
}

Json players_json(const host::Host& host, Millis at) {
  Json json = Json::array();
  for (const host::SeatView& seat : host.seats(at)) {
    json.push_back({{"name", seat.name},
                    {"kind", seat.kind},
                    {"seat", seat.seat_number},
                    {"score", seat.score},
                    {"time_left", seat.time_left ? Json(*seat.time_left) : Json(nullptr)}});
  }
  return json;
}

Json told_json(const host::Host& host, std::uint32_t told) {
  Json json = Json::array();
  for (std::uint32_t number = told + 1; number <= host.events(); ++number) {
    const host::Happening happening = host.happening(number);
    json.push_back({{"number", number},
                    {"kind", word_for(happening.event.kind)},
                    {"player", player_json(happening.event.player)},
                    {"text", happening.event.text},
                    {"game", happening.game},
                    {"arrows", arrows_json(happening.arrows)},
                    {"ends", happening.points ? Json{{"points", *happening.points}} : Json(nullptr)}});
  }
  return json;
}

// The words to choose from, where an option is a choice among words.
template <class Rules>
Json choices_json(const Option<Rules>& option, const Rules& rules) {
  Json words = Json::array();
  const std::string values = option.values();
  for (std::size_t start = 0; start < values.size();) {
    const std::size_t end = std::min(values.find(", ", start), values.size());
    const std::string word = values.substr(start, end - start);
    Rules changed = rules;
    if (!option.set(changed, word)) return Json::array();
    words.push_back(word);
    start = end + 2;
  }
  return words;
}

template <class G>
Json seatings_json() {
  Json json = Json::array();
  for (int players = 2; players <= max_seats; ++players) {
    const auto setting = G::seating(players);
    if (!setting) continue;
    json.push_back({{"players", players}, {"set", {{setting->option, setting->value}}}});
  }
  if (json.empty()) json.push_back({{"players", 2}, {"set", Json::object()}});
  return json;
}

template <class G>
Json game_json() {
  Json presets = Json::array();
  for (const auto& preset : G::presets()) {
    Json values = Json::object();
    for (const auto& option : G::options()) values[std::string(option.name)] = option.get(preset.rules);
    presets.push_back({{"name", preset.name}, {"meaning", preset.meaning}, {"values", std::move(values)}});
  }
  Json options = Json::array();
  for (const auto& option : G::options()) {
    options.push_back({{"name", option.name},
                       {"meaning", option.meaning},
                       {"values", option.values()},
                       {"choices", choices_json(option, G::presets().front().rules)}});
  }
  return {{"name", G::name},
          {"title", G::title},
          {"match_option", G::match_option},
          {"seatings", seatings_json<G>()},
          {"bots", players::player_names<G>()},
          {"presets", std::move(presets)},
          {"options", std::move(options)}};
}

}  // namespace

Json games_json() {
  Json json = Json::array();
  for_each_game([&]<class G>() { json.push_back(game_json<G>()); });
  return json;
}

Json scene_json(std::string_view game, const Scene& scene) {
  Json seats = Json::array();
  for (const SceneSeat& seat : scene.seats) {
    seats.push_back({{"seat", number(seat.seat)}, {"facts", facts_json(seat.facts)}});
  }
  Json pieces = Json::array();
  for (const ScenePiece& piece : scene.pieces) {
    pieces.push_back({{"seat", number(piece.seat)}, {"place", piece.place}, {"kind", piece.kind}});
  }
  return {{"game", game},       {"turn", scene.turn}, {"seats", std::move(seats)},       {"pieces", std::move(pieces)},
          {"dice", scene.dice}, {"left", scene.left}, {"facts", facts_json(scene.facts)}};
}

Json view_json(const host::Host& host, int table, std::uint32_t told, Millis at) {
  const Setup& setup = host.setup();
  Json options = Json::object();
  for (const host::RuleView& rule : host.rules()) options[rule.name] = rule.value;
  return {{"table", table},
          {"game", setup.game},
          {"preset", setup.preset},
          {"options", std::move(options)},
          {"players", players_json(host, at)},
          {"dice_mode", setup.dice == DiceMode::fair ? "fair" : "manual"},
          {"commitment", setup.commitment},
          {"takes_words", host.takes_words()},
          {"game_number", host.game_number()},
          {"best_of", setup.best_of},
          {"endless", host.endless()},
          {"waiting", waiting_word(host.waiting())},
          {"acting", player_json(host.acting())},
          {"scene", scene_json(setup.game, host.scene())},
          {"gestures", gestures_json(host)},
          {"made", host.labels_made()},
          {"whole", host.turn_is_whole()},
          {"choices", host.choices()},
          {"offers", host.offers()},
          {"events", host.events()},
          {"told", told_json(host, told)},
          {"over", host.over()},
          {"winner", player_json(host.winner())},
          {"fallen", player_json(host.fallen())},
          {"position", host.position()}};
}

Json hint_json(const host::Hint& hint) {
  Json candidates = Json::array();
  for (const host::Candidate& candidate : hint.candidates) {
    candidates.push_back({{"play", candidate.play},
                          {"value", candidate.value},
                          {"win", candidate.win ? Json(*candidate.win) : Json()},
                          {"arrows", arrows_json(candidate.arrows)}});
  }
  return {{"play", hint.play},
          {"by", hint.by},
          {"reason", hint.reason},
          {"equity", hint.equity},
          {"candidates", std::move(candidates)}};
}

}  // namespace fourfold::door
