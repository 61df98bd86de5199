// The lines of a game in .mat: two columns, one a player, with a turn in each cell.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "records/backgammon/transcript.h"
#include "records/text_place.h"

namespace fourfold::records {

// Whether the text begins with the word, in capitals or not.
bool starts_with_word(std::string_view text, std::string_view word);

// A whole number of at most six digits that the text consists of.
std::optional<int> read_number(std::string_view text);

struct ScoreLine {
  std::string_view left;
  std::string_view right;
  std::array<int, 2> score{};
};
// "Ann : 3       Bob : 0"
std::optional<ScoreLine> read_score_line(std::string_view line);

struct MatCell {
  int player = 0;
  std::string_view text;
  TextPlace place;
};
// " 12) 31: 8/5 6/5      Doubles => 2": one cell or two, neither of them empty.
std::vector<MatCell> split_cells(const TextLine& line);

// One cell as a turn; nothing for a remark that says nothing about the game.
Result<std::optional<Turn>> read_cell(const MatCell& cell);

}  // namespace fourfold::records
