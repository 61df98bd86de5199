// The commands and options of the program and the words that may follow them, read from the commands themselves and the
// games' own tables: what completion scripts and the manual are made from. There is no second list of either.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fourfold::cli {

struct OptionWords {
  std::vector<std::string> names;  // "--json", "-h"; none for an argument
  std::string type;                // what help calls its value: "PRESET", "fair|manual"; empty for a flag
  std::string meaning;
  bool repeats = false;  // may be given again
  // The words it may be followed by. Instead of words one of the kinds below, for which a script looks elsewhere.
  std::vector<std::string> values;

  bool is_argument() const { return names.empty(); }
  bool is_flag() const { return type.empty(); }
  bool looked_up() const { return values.size() == 1 && values[0][0] >= 'A' && values[0][0] <= 'Z'; }
};

struct CommandWords {
  std::string name;
  std::string meaning;
  std::string footer;
  std::vector<OptionWords> options;  // and arguments
};

// What a value may be that depends on more than its option.
inline constexpr const char* looked_up_kinds[] = {"GAME",    "GAME|BOX", "PRESET", "OPTION=VALUE",
                                                  "PLAYERS", "BOT",      "FILE"};

std::vector<CommandWords> commands_of(const CLI::App& program);
// Of the program itself, before any command.
std::vector<OptionWords> options_of(const CLI::App& program);

struct GameWords {
  struct Rule {
    std::string name;
    std::vector<std::string> values;  // none where it takes numbers
  };
  std::string name;
  std::vector<std::string> presets;  // and the boxes that have one of them
  std::vector<Rule> rules;
  std::vector<std::string> bots;
};

std::vector<GameWords> games_in_words();

struct BoxWords {
  std::string name;
  std::vector<std::string> presets;  // of all its games, each name once
};

// The boxes that are not called like a game.
std::vector<BoxWords> boxes_in_words();

// One word after the other with that between them.
std::string joined(const std::vector<std::string>& words, const std::string& between);

}  // namespace fourfold::cli
