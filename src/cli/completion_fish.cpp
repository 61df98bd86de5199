// The completion for fish: a line for every option of every command, and functions for what depends on the game.
#include "cli/command_words.h"
#include "cli/completion.h"

namespace fourfold::cli {
namespace {

std::string fish_quoted(const std::string& text) {
  std::string safe = "'";
  for (const char c : text) safe += (c == '\'' || c == '\\' ? "\\" : "") + std::string(1, c);
  return safe + "'";
}

// The words an option or argument may have, as `complete -a` takes them.
std::string words_for(const OptionWords& option) {
  if (option.values.empty()) return "";
  if (!option.looked_up()) return fish_quoted(joined(option.values, " "));
  const std::string& kind = option.values[0];
  if (kind == "GAME") return "'(__fourfold_games)'";
  if (kind == "GAME|BOX") return "'(__fourfold_games; __fourfold_boxes)'";
  if (kind == "PRESET") return "'(__fourfold_presets)'";
  if (kind == "PLAYERS") return "'(__fourfold_players)'";
  if (kind == "BOT") return "'(__fourfold_bots)'";
  return "'(__fourfold_settings)'";
}

std::string option_line(const OptionWords& option, const std::string& condition) {
  const bool files = option.looked_up() && option.values[0] == "FILE";
  std::string line = "complete -c fourfold -n " + fish_quoted(condition);
  for (const std::string& name : option.names) {
    line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  }
  // -r: a value follows, and files are offered; -x: a value follows, and nothing else is offered.
  if (!option.is_flag() && !option.is_argument()) line += files ? " -r -F" : " -x";
  if (option.is_argument() && files) line += " -F";
  if (const std::string words = words_for(option); !words.empty() && !files) line += " -a " + words;
  return line + (option.is_argument() ? "" : " -d " + fish_quoted(option.meaning)) + "\n";
}

// A function that prints one row of words, by the game that the line names.
class GameSwitch {
 public:
  explicit GameSwitch(const std::string& function) : text_("function " + function + "\n  switch (__fourfold_game)\n") {}

  void add(const std::string& game, const std::vector<std::string>& words) {
    if (words.empty()) return;
    text_ += "    case " + game + "\n      string split ' ' -- " + fish_quoted(joined(words, " ")) + "\n";
  }
  std::string text() const { return text_ + "  end\nend\n"; }

 private:
  std::string text_;
};

constexpr std::string_view fish_head =
    "# fish completion for fourfold, printed by 'fourfold completion fish'. To use it:\n"
    "#   fourfold completion fish > ~/.config/fish/completions/fourfold.fish\n"
    "complete -c fourfold -f\n";

constexpr std::string_view fish_helpers = R"fish(
# The game or box that the line names.
function __fourfold_game
  for word in (commandline -opc)
    contains -- $word (__fourfold_games; __fourfold_boxes); and echo $word; and return
  end
end
# In a list with commas the last word is completed.
function __fourfold_players
  set -l before (string match -r '^.*,' -- (string replace -r '^--[a-z]+=' '' -- (commandline -ct)))
  for player in human (__fourfold_bots)
    echo $before$player
  end
end
)fish";

// "RULE=" for numbers, and every RULE=VALUE for words.
std::vector<std::string> settings_of(const GameWords& game) {
  std::vector<std::string> settings;
  for (const GameWords::Rule& rule : game.rules) {
    if (rule.values.empty()) settings.push_back(rule.name + "=");
    for (const std::string& value : rule.values) settings.push_back(rule.name + "=" + value);
  }
  return settings;
}

std::string word_list(const std::string& function, const std::vector<std::string>& words) {
  return "function " + function + "\n  string split ' ' -- " + fish_quoted(joined(words, " ")) + "\nend\n";
}

std::string game_functions() {
  std::vector<std::string> names;
  GameSwitch presets("__fourfold_presets");
  GameSwitch bots("__fourfold_bots");
  GameSwitch settings("__fourfold_settings");
  for (const GameWords& game : games_in_words()) {
    names.push_back(game.name);
    presets.add(game.name, game.presets);
    bots.add(game.name, game.bots);
    settings.add(game.name, settings_of(game));
  }
  std::vector<std::string> boxes;
  for (const BoxWords& box : boxes_in_words()) {
    boxes.push_back(box.name);
    presets.add(box.name, box.presets);
  }
  return word_list("__fourfold_games", names) + word_list("__fourfold_boxes", boxes) + presets.text() + bots.text() +
         settings.text();
}

}  // namespace

std::string fish_completion(const CLI::App& program) {
  std::string text = std::string(fish_head) + std::string(fish_helpers) + game_functions();
  for (const OptionWords& option : options_of(program)) text += option_line(option, "__fish_use_subcommand");
  for (const CommandWords& command : commands_of(program)) {
    text += "complete -c fourfold -n __fish_use_subcommand -a " + command.name + " -d " + fish_quoted(command.meaning) +
            "\n";
    for (const OptionWords& option : command.options) {
      std::string condition = "__fish_seen_subcommand_from " + command.name;
      const bool game = option.is_argument() && option.looked_up() && option.values[0].starts_with("GAME");
      if (game) condition += "; and not string length -q -- (__fourfold_game)";
      text += option_line(option, condition);
    }
  }
  return text;
}

}  // namespace fourfold::cli
