// One game of a PDN file, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/checkers/pdn_lexer.h"
#include "records/record.h"
#include "rules/result.h"

namespace fourfold::records {

// Tags that say what a record keeps elsewhere.
inline constexpr std::string_view pdn_ballot_tag = "Ballot";

struct PdnGame {
  std::vector<PdnWord> tags;
  std::vector<PdnWord> body;  // moves and notes
  std::string result = "*";   // for Black, who moves first: 1-0, 0-1, 1/2-1/2, 0-0, or *
  TextPlace place;

  const PdnWord* tag(std::string_view name) const;
  // Its text; empty if it is missing or unknown.
  std::string_view text(std::string_view name) const;
};

Result<std::vector<PdnGame>> read_pdn_games(std::string_view text);

// The games as one record: one game, or a series in which the players change colours after each.
Result<Record> pdn_record(const std::vector<const PdnGame*>& games);

}  // namespace fourfold::records
