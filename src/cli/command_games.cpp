// fourfold games: the games, their presets, the options with their values, and the bots; and the boxes they come in.
#include <memory>
#include <optional>

#include <fmt/core.h>
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/game_texts.h"
#include "cli/leaflet.h"
#include "cli/named_game.h"
#include "cli/question.h"
#include "cli/report.h"
#include "players/registry.h"
#include "rules/any_game.h"
#include "rules/clauses.h"
#include "rules/rule_set.h"
#include "sentences/named_texts.h"

namespace fourfold::cli {
namespace {

struct GamesOptions {
  std::string game;
  bool json = false;
};

template <Game G>
Json rules_json(const typename G::Rules& rules) {
  Json json = Json::object();
  for (const auto& option : G::options()) json[std::string(option.name)] = option.get(rules);
  return json;
}

template <Game G>
Json game_json() {
  Json json{{"name", G::name}, {"title", game_title(G::name)}, {"summary", game_summary(G::name)}};
  Json& presets = json["presets"] = Json::array();
  for (const auto& preset : G::presets()) {
    presets.push_back({{"name", preset.name},
                       {"box", name(preset.box)},
                       {"meaning", preset_meaning(words(), G::name, preset.name)},
                       {"rules", rules_json<G>(preset.rules)}});
  }
  Json& options = json["options"] = Json::array();
  for (const auto& option : G::options()) {
    options.push_back({{"name", option.name},
                       {"meaning", option_meaning(words(), G::name, option.name)},
                       {"clauses", clauses_of_option<G>(option)},
                       {"values", values_text(words(), option)},
                       {"words", std::vector<std::string_view>(option.words.begin(), option.words.end())},
                       {"default", option.get(G::presets().front().rules)}});
  }
  Json& bots = json["bots"] = Json::array();
  for (const auto& entry : players::entries<G>()) {
    bots.push_back({{"name", entry.name}, {"meaning", in_words(entry.meaning())}});
  }
  return json;
}

// One game in the list of all.
template <Game G>
void print_summary() {
  fmt::print("{:16}  {}\n", G::name, game_summary(G::name));
  fmt::print("{:16}  {}\n", "", in_words(say<"terminal.games.rules", "presets">(listed(preset_names<G>()))));
  fmt::print("{:16}  {}\n", "", in_words(say<"terminal.games.bots", "bots">(listed(players::player_names<G>()))));
}

// What a preset changes of the first one: "gammon=boxed cube=off".
template <Game G>
std::string differences(const typename G::Rules& rules) {
  std::string text;
  for (const auto& option : G::options()) {
    const std::string value = option.get(rules);
    if (value == option.get(G::presets().front().rules)) continue;
    text += (text.empty() ? "" : " ") + std::string(option.name) + "=" + value;
  }
  return text;
}

// A preset with what it is and, where there is a leaflet, for whom.
void print_preset(std::string_view game, std::string_view preset, const std::string& meaning) {
  fmt::print("  {:16}  {}\n", preset, meaning);
  const std::string remark = remark_of_leaflet(game, preset);
  if (!remark.empty()) fmt::print("  {:16}  {}\n", "", remark);
}

void print_words_and_tips(Box box) {
  fmt::print("\n");
  for (const std::string& line : words_and_tips(box)) fmt::print("{}\n", line);
}

template <Game G>
void print_details() {
  // A box that is called like its game has no other place.
  const std::optional<Box> own_box = box_named(G::name);
  fmt::print("{}: {}\n", game_title(G::name), game_summary(G::name));
  if (own_box) {
    for (const std::string& line : facts_of_leaflet(*own_box, G::name)) fmt::print("{}\n", line);
  }
  fmt::print("\n{}\n", said<"terminal.games.presets">());
  for (const auto& preset : G::presets()) {
    const bool first = &preset == &G::presets().front();
    const std::string changes = first ? said<"terminal.games.first-preset">() : differences<G>(preset.rules);
    print_preset(G::name, preset.name, preset_meaning(words(), G::name, preset.name));
    if (!changes.empty()) fmt::print("  {:16}  {}\n", "", changes);
  }
  fmt::print("\n{}\n", said<"terminal.games.options">());
  for (const auto& option : G::options()) {
    const std::vector<std::string> names = clauses_of_option<G>(option);
    const std::string clauses = names.empty() ? "" : fmt::format(" ({})", fmt::join(names, ", "));
    fmt::print("  {:16}  {}{}\n", option.name, option_meaning(words(), G::name, option.name), clauses);
    fmt::print("  {:16}  {} [{}]\n", "", values_text(words(), option), option.get(G::presets().front().rules));
  }
  fmt::print("\n{}\n", in_words(say<"terminal.games.in-brackets", "preset">(G::presets().front().name)));
  fmt::print("\n{}\n", said<"terminal.games.bots-heading">());
  for (const auto& entry : players::entries<G>()) {
    fmt::print("  {:16}  {}\n", entry.name, in_words(entry.meaning()));
  }
  if (own_box) print_words_and_tips(*own_box);
}

Json box_json(Box box) {
  Json games = Json::array();
  for (const BoxedGame& boxed : contents(box)) games.push_back({{"game", boxed.game}, {"presets", boxed.presets}});
  return {{"name", name(box)}, {"title", box_title(box)}, {"meaning", box_meaning(box)}, {"games", std::move(games)}};
}

// A box in the list of all: "fourfold play ludo --rules standard" is one of its games.
void print_box(Box box) {
  fmt::print("{:16}  {}\n", name(box), in_words(box_summary(box)));
  for (const BoxedGame& boxed : contents(box)) {
    fmt::print("{:16}  {}\n", "",
               in_words(say<"terminal.games.in-box", "game", "presets">(boxed.game, listed(boxed.presets))));
  }
}

// A box with what is in it.
void print_box_details(Box box) {
  fmt::print("{}: {}\n", box_title(box), box_meaning(box));
  for (const BoxedGame& boxed : contents(box)) {
    fmt::print("\n{}: {}\n", game_title(boxed.game), game_summary(boxed.game));
    for (const std::string& line : facts_of_leaflet(box, boxed.game)) fmt::print("  {}\n", line);
    for (const std::string_view preset : boxed.presets) {
      const std::string title = preset_title(words(), boxed.game, preset);
      print_preset(boxed.game, preset, title + ": " + preset_meaning(words(), boxed.game, preset));
    }
  }
  print_words_and_tips(box);
  fmt::print("\n{}\n", in_words(say<"terminal.games.play-box", "command">("fourfold play " + std::string(name(box)))));
}

int run_box(Box box, bool json) {
  speak_in_print_of(box);
  if (json) {
    print_json({{"boxes", Json::array({box_json(box)})}});
  } else {
    print_box_details(box);
  }
  return exit_ok;
}

void print_everything() {
  for_each_game([]<class G>() { print_summary<G>(); });
  fmt::print("\n{}\n", said<"terminal.games.boxes">());
  for (const Box box : all_boxes) print_box(box);
  fmt::print("\n{}\n", said<"terminal.games.more">());
}

Json everything_json() {
  Json games = Json::array();
  for_each_game([&]<class G>() { games.push_back(game_json<G>()); });
  Json boxes = Json::array();
  for (const Box box : all_boxes) boxes.push_back(box_json(box));
  return {{"games", std::move(games)}, {"boxes", std::move(boxes)}};
}

int run_game(std::string_view game, bool json) {
  const auto found = with_game(game, [&]<class G>() -> Answer<void> {
    if (json) {
      print_json({{"games", Json::array({game_json<G>()})}});
    } else {
      print_details<G>();
    }
    return {};
  });
  return found ? exit_ok : report(found.error());
}

int run(const GamesOptions& options) {
  if (!options.game.empty()) {
    Question question;
    question.game = options.game;
    if (const auto named = settle_named_game(question); !named) return report(named.error());
    const bool a_game = std::ranges::find(game_names, question.game) != game_names.end();
    if (const auto box = box_named(question.game); box && !a_game) return run_box(*box, options.json);
    return run_game(question.game, options.json);
  }
  if (options.json) {
    print_json(everything_json());
  } else {
    print_everything();
  }
  return exit_ok;
}

}  // namespace

void add_games_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("games");
  const auto options = std::make_shared<GamesOptions>();
  command.add_option("GAME", options->game)->type_name("GAME|BOX");
  add_json_flag(command, options->json);
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
