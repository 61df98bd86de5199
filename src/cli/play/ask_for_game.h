// What is asked before a new game begins: which game or box, and against whom.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/batch.h"
#include "cli/play/line_output.h"
#include "rules/box.h"

namespace fourfold::cli {

// Prints the question and returns the next line without blanks around it, or nothing at the end of the input.
std::optional<std::string> ask_line(LineReader& lines, const LineStyle& style, const std::string& question);

// Asks until a game, or a box, is named; nothing if the person does not want to play after all.
std::optional<std::string> ask_for_game(LineReader& lines, const LineStyle& style);

// Asks which of these games of a box.
std::optional<std::string> ask_for_game_of_box(LineReader& lines, const LineStyle& style, Box box,
                                               const std::vector<std::string>& games);

// The same for who plays on the other seats: human, or the name of a bot of that game.
std::optional<std::string> ask_for_opponent(LineReader& lines, const LineStyle& style, const std::string& game);

}  // namespace fourfold::cli
