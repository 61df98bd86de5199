#include "api/view_json.h"

#include "notation/telling.h"
#include "players/registry.h"
#include "rules/any_game.h"
#include "rules/clauses.h"
#include "sentences/message_json.h"

namespace fourfold::door {
namespace {

std::string_view waiting_word(screen::Waiting waiting) {
  switch (waiting) {
    case screen::Waiting::dice:
      return "dice";
    case screen::Waiting::typed_dice:
      return "typed-dice";
    case screen::Waiting::person:
      return "person";
    case screen::Waiting::pass:
      return "pass";
    case screen::Waiting::bot:
      return "bot";
    case screen::Waiting::takeback_answer:
      return "takeback-answer";
    case screen::Waiting::next_game:
      return "next-game";
    case screen::Waiting::elsewhere:
      return "elsewhere";
    case screen::Waiting::nothing:
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
    json.push_back({{"seat", number(arrow.seat)},
                    {"from", arrow.from},
                    {"to", arrow.to},
                    {"dice", arrow.dice},
                    {"captures", arrow.captures}});
  }
  return json;
}

Json proof_json(players::Proof proof) {
  const std::string_view word = players::word_for(proof);
  return word.empty() ? Json() : Json(word);
}

Json line_json(const std::vector<screen::HintedReply>& line) {
  Json json = Json::array();
  for (const screen::HintedReply& reply : line) {
    json.push_back({{"play", reply.play}, {"arrows", arrows_json(reply.arrows)}});
  }
  return json;
}

Json hops_json(const screen::Gesture& gesture) {
  Json json = Json::array();
  for (std::size_t i = 0; i < gesture.hops.size(); ++i) {
    const Hop& hop = gesture.hops[i];
    json.push_back({{"from", hop.from}, {"to", hop.to}, {"choice", hop.choice}, {"dice", gesture.used[i]}});
  }
  return json;
}

Json plain_hops_json(const std::vector<Hop>& hops) {
  Json json = Json::array();
  for (const Hop& hop : hops) json.push_back({{"from", hop.from}, {"to", hop.to}, {"choice", hop.choice}});
  return json;
}

Json piece_json(const ScenePiece& piece) {
  return {{"seat", number(piece.seat)}, {"place", piece.place}, {"kind", piece.kind}};
}

Json partner_json(const std::optional<Partner>& partner) {
  if (!partner) return nullptr;
  return {{"place", partner->place}, {"seat", number(partner->seat)}, {"kind", partner->kind}};
}

Json messages_json(const std::vector<Message>& messages) {
  Json json = Json::array();
  for (const Message& message : messages) json.push_back(message_json(message));
  return json;
}

Json gestures_json(const screen::Screen& screen) {
  Json json = Json::array();
  for (const screen::Gesture& gesture : screen.gestures()) {
    json.push_back({{"from", gesture.hops.front().from},
                    {"to", gesture.hops.back().to},
                    {"piece", gesture.touched.kind},
                    {"partner", partner_json(gesture.touched.partner)},
                    {"hops", hops_json(gesture)},
                    {"label", gesture.label},
                    {"told", messages_json(gesture.told)},
                    {"dice", gesture.dice},
                    {"captures", gesture.captures}});
  }
  return json;
}

Json players_json(const screen::Screen& screen, Millis at) {
  Json json = Json::array();
  for (const screen::SeatView& seat : screen.seats(at)) {
    json.push_back({{"name", seat.name},
                    {"kind", seat.kind},
                    {"seat", seat.seat_number},
                    {"score", seat.score},
                    {"time_left", seat.time_left ? Json(*seat.time_left) : Json(nullptr)}});
  }
  return json;
}

Json score_json(const std::vector<int>& half_points) {
  Json json = Json::array();
  for (const int halves : half_points) json.push_back(halves / 2.0);
  return json;
}

Json lying_json(const std::optional<screen::LyingDice>& lying) {
  if (!lying) return nullptr;
  return {{"event", lying->event}, {"seat", number(lying->seat)}, {"dice", lying->dice}, {"numbers", lying->numbers}};
}

Json dice_json(const std::vector<screen::DieOfPlayer>& dice) {
  Json json = Json::array();
  for (const auto& [player, seat, pips] : dice) {
    json.push_back({{"player", player}, {"seat", number(seat)}, {"pips", pips}});
  }
  return json;
}

// How it ended a game; null where it did not. A clock that ends the match gives nobody points.
Json ends_json(const screen::Happening& happening) {
  if (happening.ending.empty()) return nullptr;
  return {{"points", happening.points.value_or(std::vector<int>())},
          {"score", score_json(happening.half_points)},
          {"said", messages_json(happening.ending)}};
}

Json ending_json(const screen::Screen& screen) {
  const auto ending = screen.game().ending();
  if (!ending) return nullptr;
  Json figures = Json::array();
  for (const screen::GameFigure& figure : screen.game().figures()) {
    figures.push_back({{"label", message_json(figure.label)},
                       {"values", figure.values},
                       {"usual", figure.usual ? Json(*figure.usual) : Json(nullptr)}});
  }
  return {{"winner", player_json(ending->winner)},
          {"headline", message_json(ending->headline)},
          {"why", messages_json(ending->why)},
          {"counts", messages_json(ending->counts)},
          {"match", ending->match ? message_json(*ending->match) : Json(nullptr)},
          {"figures", std::move(figures)}};
}

Json told_json(const screen::Screen& screen, std::uint32_t told) {
  Json json = Json::array();
  for (std::uint32_t number = told + 1; number <= screen.events(); ++number) {
    const screen::Happening happening = screen.game().happening(number);
    json.push_back({{"number", number},
                    {"kind", word_for(happening.event.kind)},
                    {"player", player_json(happening.event.player)},
                    {"text", happening.event.text},
                    {"game", happening.game},
                    {"said", messages_json(happening.told)},
                    {"dice", dice_json(happening.dice)},
                    {"arrows", arrows_json(happening.arrows)},
                    {"steps", messages_json(happening.steps)},
                    {"ends", ends_json(happening)}});
  }
  return json;
}

// What an option may be set to.
template <class G>
Json option_json(const Option<typename G::Rules>& option) {
  Json json{{"name", option.name},
            {"clauses", clauses_of_option<G>(option)},
            {"choices", std::vector<std::string_view>(option.words.begin(), option.words.end())},
            {"example", option.example},
            {"low", nullptr},
            {"high", nullptr}};
  if (option.range) {
    json["low"] = option.range->low;
    json["high"] = option.range->high;
  }
  return json;
}

// So many players: what is set for them, and the seats that they then have.
template <class G>
Json seating_json(int players, const std::optional<Setting>& setting) {
  auto rules = G::presets().front().rules;
  Json set = Json::object();
  if (setting && set_option<G>(rules, setting->option, setting->value))
    set[std::string(setting->option)] = setting->value;
  Json taken = Json::array();
  for (const Seat seat : seats(rules)) taken.push_back(number(seat));
  return {{"players", players}, {"set", std::move(set)}, {"seats", std::move(taken)}};
}

template <class G>
Json seatings_json() {
  Json json = Json::array();
  for (int players = 2; players <= max_seats; ++players) {
    if (const auto setting = G::seating(players)) json.push_back(seating_json<G>(players, setting));
  }
  if (json.empty()) json.push_back(seating_json<G>(2, std::nullopt));
  return json;
}

template <class G>
Json game_json() {
  Json presets = Json::array();
  for (const auto& preset : G::presets()) {
    Json values = Json::object();
    for (const auto& option : G::options()) values[std::string(option.name)] = option.get(preset.rules);
    Json first = Json::object();
    if (const auto setting = first_setting<G>(preset)) first[std::string(setting->option)] = setting->value;
    presets.push_back({{"name", preset.name},
                       {"box", name(preset.box)},
                       {"in_rounds", in_rounds(preset.rules)},
                       {"values", std::move(values)},
                       {"first", std::move(first)}});
  }
  Json options = Json::array();
  for (const auto& option : G::options()) options.push_back(option_json<G>(option));
  return {{"name", G::name},
          {"clauses", all_clauses<G>()},
          {"match_option", G::match_option},
          {"seatings", seatings_json<G>()},
          {"bots", players::player_names<G>()},
          {"presets", std::move(presets)},
          {"options", std::move(options)}};
}

}  // namespace

Json error_json(const Error& error) {
  Json json = message_json(error.message);
  if (error.at != Error::nowhere) json["at"] = error.at;
  return json;
}

Json clocks_json(const screen::Screen& screen, Millis at) {
  Json json = Json::array();
  for (const auto& left : screen.clocks(at)) json.push_back(left ? Json(*left) : Json(nullptr));
  return json;
}

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
    pieces.push_back(piece_json(piece));
  }
  return {{"game", game},       {"turn", scene.turn}, {"seats", std::move(seats)},       {"pieces", std::move(pieces)},
          {"dice", scene.dice}, {"left", scene.left}, {"facts", facts_json(scene.facts)}};
}

Json moment_json(const screen::Screen& screen, std::uint32_t events) {
  Json players = Json::array();
  for (const screen::PlayerThen& player : screen.game().players(events)) {
    players.push_back({{"seat", number(player.seat)},
                       {"score", player.half_points / 2.0},
                       {"time_left", player.time_left ? Json(*player.time_left) : Json(nullptr)}});
  }
  return {{"scene", scene_json(screen.setup().game, screen.game().scene(events, {}))},
          {"lying", lying_json(screen.game().lying_dice(events))},
          {"players", std::move(players)},
          {"game_number", screen.game().game_number(events)},
          {"position", screen.game().position(events)}};
}

Json view_json(const screen::Screen& screen, int table, std::uint32_t told, Millis at) {
  const Setup& setup = screen.setup();
  Json options = Json::object();
  Json idle = Json::array();
  for (const screen::RuleView& rule : screen.game().rules()) {
    options[rule.name] = rule.value;
    if (!rule.matters) idle.push_back(rule.name);
  }
  return {{"table", table},
          {"game", setup.game},
          {"preset", setup.preset},
          {"options", std::move(options)},
          {"idle_options", std::move(idle)},
          {"clauses", screen.game().clauses()},
          {"players", players_json(screen, at)},
          {"dice_mode", setup.dice == DiceMode::fair ? "fair" : "manual"},
          {"commitment", setup.commitment},
          {"takes_words", screen.takes_words()},
          {"game_number", screen.game_number()},
          {"best_of", setup.best_of},
          {"endless", screen.game().endless()},
          {"in_rounds", screen.game().in_rounds()},
          {"waiting", waiting_word(screen.waiting())},
          {"acting", player_json(screen.acting())},
          {"rollers", screen.game().rollers()},
          {"scene", scene_json(setup.game, screen.scene())},
          {"lying", lying_json(screen.game().lying_dice(screen.events()))},
          {"gestures", gestures_json(screen)},
          {"made", screen.labels_made()},
          {"whole", screen.turn_is_whole()},
          {"choices", screen.choices()},
          {"offers", screen.offers()},
          {"events", screen.events()},
          {"told", told_json(screen, told)},
          {"over", screen.over()},
          {"winner", player_json(screen.winner())},
          {"fallen", player_json(screen.fallen())},
          {"ending", ending_json(screen)},
          {"position", screen.position()}};
}

Json hint_json(const screen::Hint& hint) {
  Json candidates = Json::array();
  for (const screen::HintedPlay& candidate : hint.plays) {
    candidates.push_back({{"play", candidate.play},
                          {"value", candidate.value},
                          {"win", candidate.win ? Json(*candidate.win) : Json()},
                          {"arrows", arrows_json(candidate.arrows)},
                          {"hops", plain_hops_json(candidate.hops)},
                          {"told", messages_json(candidate.told)},
                          {"proof", proof_json(candidate.proof)},
                          {"line", line_json(candidate.line)}});
  }
  return {{"play", hint.play},
          {"by", hint.by},
          {"reason", message_json(hint.reason)},
          {"equity", hint.equity},
          {"candidates", std::move(candidates)}};
}

}  // namespace fourfold::door
