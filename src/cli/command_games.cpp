// fourfold games: the games, their presets, and the options with their values.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/question.h"
#include "cli/report.h"
#include "cli/tables.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

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
  Json json{{"name", G::name}, {"title", G::title}, {"summary", G::summary}};
  Json& presets = json["presets"] = Json::array();
  for (const auto& preset : G::presets()) {
    presets.push_back({{"name", preset.name}, {"meaning", preset.meaning}, {"rules", rules_json<G>(preset.rules)}});
  }
  Json& options = json["options"] = Json::array();
  for (const auto& option : G::options()) {
    options.push_back({{"name", option.name},
                       {"meaning", option.meaning},
                       {"values", option.values()},
                       {"words", words_of<G>(option)},
                       {"default", option.get(G::presets().front().rules)}});
  }
  return json;
}

// One game in the list of all.
template <Game G>
void print_summary() {
  fmt::print("{:16}  {}\n{:16}  rules: {}\n", G::name, G::summary, "", listed(preset_names<G>()));
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

template <Game G>
void print_details() {
  fmt::print("{}: {}\n\nRules (--rules PRESET)\n", G::title, G::summary);
  for (const auto& preset : G::presets()) {
    const bool first = &preset == &G::presets().front();
    const std::string changes = first ? "used when no preset is named" : differences<G>(preset.rules);
    fmt::print("  {:16}  {}\n", preset.name, preset.meaning);
    if (!changes.empty()) fmt::print("  {:16}  {}\n", "", changes);
  }
  fmt::print("\nOptions (--set OPTION=VALUE)\n");
  for (const auto& option : G::options()) {
    fmt::print("  {:16}  {}\n", option.name, option.meaning);
    fmt::print("  {:16}  {} [{}]\n", "", option.values(), option.get(G::presets().front().rules));
  }
  fmt::print("\nIn brackets: the value under '{}'.\n", G::presets().front().name);
}

int run(const GamesOptions& options) {
  Json games = Json::array();
  if (options.game.empty()) {
    for_each_game([&]<class G>() {
      if (options.json) {
        games.push_back(game_json<G>());
      } else {
        print_summary<G>();
      }
    });
    if (!options.json) fmt::print("\n'fourfold games GAME' tells more about one of them.\n");
  } else {
    const auto found = with_game(options.game, [&]<class G>() -> Answer<void> {
      if (options.json) {
        games.push_back(game_json<G>());
      } else {
        print_details<G>();
      }
      return {};
    });
    if (!found) return report(found.error());
  }
  if (options.json) print_json({{"games", games}});
  return exit_ok;
}

}  // namespace

void add_games_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("games", "show the games, their rules and options");
  const auto options = std::make_shared<GamesOptions>();
  command.add_option("GAME", options->game, "the game to show in full")->type_name("GAME");
  add_json_flag(command, options->json);
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
