// PDN as a list of words: tags, moves, comments, variations, results.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "records/text_place.h"
#include "rules/result.h"

namespace fourfold::records {

enum class PdnKind : std::uint8_t {
  tag,      // text: its name, value: its text
  move,     // text: "11-15", "14x23x30"
  note,     // text: a comment, a glyph ($1) or a variation in its round brackets
  result,   // text: 1-0, 0-1, 1/2-1/2, 2-0, 0-2, 1-1, 0-0 or *
  problem,  // nothing can be made of what stands here
};

struct PdnWord {
  PdnKind kind = PdnKind::move;
  std::string text;
  std::string value;
  TextPlace place;
  bool lettered = false;  // of a move: the squares were written c3, counted with White at the bottom
  Message problem{};      // of a problem: why
};

std::vector<PdnWord> read_pdn_words(std::string_view text);

// Whether a text can stand in a PDN file as a variation: round brackets that close, no comment left open.
bool is_variation(std::string_view text);
// Whether it is a glyph such as $1.
bool is_glyph(std::string_view text);

}  // namespace fourfold::records
