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

struct MatCell {
  int player = 0;
  std::string_view text;
  TextPlace place;
};
// " 12) 31: 8/5 6/5      Doubles => 2": one cell or two, neither of them empty.
std::vector<MatCell> split_cells(const TextLine& line);

// One cell as a turn; nothing for a word that says nothing about the game. What is no turn at all is refused; a turn
// that cannot be made out says so itself.
Result<std::optional<TranscriptTurn>> read_cell(const MatCell& cell);

}  // namespace fourfold::records
