// A question about a position, in the words that the command line and a line of --batch share.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer.h"

namespace CLI {
class App;
}

namespace fourfold::cli {

struct Question {
  std::string game;
  std::string rules;             // the preset; empty for the game's first one
  std::vector<std::string> set;  // option=value
  std::optional<std::string> position;
  std::optional<std::string> dice;
  std::optional<std::string> depth;
  std::optional<std::string> nodes;  // positions to look at
  std::optional<std::string> time;   // seconds to think
  std::optional<std::string> bot;
  std::optional<std::string> most;    // how many plays
  std::optional<std::string> trials;  // of a rollout
  std::vector<std::string> plays;     // that are named
};

// The words of every question.
inline constexpr std::string_view position_words[] = {"game", "position", "dice", "rules", "set"};
// These and the depth.
inline constexpr std::string_view perft_words[] = {"game", "position", "dice", "rules", "set", "depth"};
// The words of every question, who is asked, and how long it may think.
inline constexpr std::string_view best_words[] = {"game", "position", "dice",  "rules", "set",   "bot", "level",
                                                  "most", "top",      "depth", "ply",   "nodes", "time"};
// The words of every question, and how it is rolled out.
inline constexpr std::string_view rollout_words[] = {"game", "position", "dice",   "rules",
                                                     "set",  "most",     "trials", "plays"};

// GAME, --rules and --set. What help says of options is in texts/ (see command_help.h). A command that opens boxes says
// so in the kind of its first word.
void add_game_options(CLI::App& command, Question& question, const std::string& kind = "GAME");
// --position and --dice.
void add_position_options(CLI::App& command, Question& question);

// --json; and --batch.
void add_json_flag(CLI::App& command, bool& json);
void add_batch_flag(CLI::App& command, bool& batch);

// Whether the command line names a game; if not, says so.
bool names_game(std::string_view game, std::string_view command);

// A request is a flat list of words; what is nested deeper than that is not even looked at.
inline constexpr int deepest_request = 20;
bool nests_too_deep(std::string_view json);

// Reads one request such as {"game":"backgammon","dice":[3,1]}. What it does not say is as in `defaults`; a word that
// is not in `words` is refused, but for "id", which is the asker's own.
Answer<Question> read_question(std::string_view line, const Question& defaults,
                               std::span<const std::string_view> words);

}  // namespace fourfold::cli
