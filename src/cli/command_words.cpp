#include "cli/command_words.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cli/game_texts.h"
#include "players/registry.h"
#include "rules/any_game.h"
#include "rules/rule_set.h"

namespace fourfold::cli {
namespace {

// Words in small letters are themselves (signature|speed).
std::vector<std::string> values_of(const std::string& type) {
  if (std::ranges::find(looked_up_kinds, type) != std::end(looked_up_kinds)) return {type};
  std::vector<std::string> words;
  std::string word;
  for (const char c : type + "|") {
    if ((c >= 'a' && c <= 'z') || c == '-' || c == ':') {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

template <class Words>
std::vector<std::string> as_strings(const Words& words) {
  return {words.begin(), words.end()};
}

}  // namespace

std::vector<OptionWords> options_of(const CLI::App& program) {
  std::vector<OptionWords> options;
  for (const CLI::Option* option : program.get_options()) {
    OptionWords words;
    for (const std::string& name : option->get_lnames()) words.names.push_back("--" + name);
    for (const std::string& name : option->get_snames()) words.names.push_back("-" + name);
    words.type = option->get_type_name();
    words.meaning = option->get_description();
    words.repeats = option->get_expected_max() > 1;
    words.values = values_of(words.type);
    options.push_back(std::move(words));
  }
  return options;
}

std::vector<CommandWords> commands_of(const CLI::App& program) {
  std::vector<CommandWords> commands;
  for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
    // A command that has none of its own repeats the program's.
    const std::string footer = command->get_footer() == program.get_footer() ? "" : command->get_footer();
    commands.push_back({command->get_name(), command->get_description(), footer, options_of(*command)});
  }
  return commands;
}

std::vector<GameWords> games_in_words() {
  std::vector<GameWords> games;
  for_each_game([&]<class G>() {
    GameWords game{std::string(G::name), as_strings(preset_names<G>()), {}, as_strings(players::player_names<G>())};
    for (const std::string_view box : box_names) {
      const auto meant = meant_preset<G>(box);
      if (meant && *meant != box) game.presets.emplace_back(box);
    }
    for (const auto& option : G::options()) {
      game.rules.push_back({std::string(option.name), {option.words.begin(), option.words.end()}});
    }
    games.push_back(std::move(game));
  });
  return games;
}

std::vector<BoxWords> boxes_in_words() {
  std::vector<BoxWords> boxes;
  for (const Box box : boxes_besides_games()) boxes.push_back({std::string(name(box)), presets_of(box)});
  return boxes;
}

std::string joined(const std::vector<std::string>& words, const std::string& between) {
  std::string text;
  for (const std::string& word : words) text += (&word == words.data() ? "" : between) + word;
  return text;
}

}  // namespace fourfold::cli
