// One game of a PDN file, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/checkers/pdn_lexer.h"
#include "records/reading.h"
#include "rules/result.h"

namespace fourfold::records {

// Tags that say what a record keeps elsewhere.
inline constexpr std::string_view pdn_ballot_tag = "Ballot";

struct PdnGame {
  std::vector<PdnWord> tags;
  std::vector<PdnWord> body;  // moves, notes and problems
  std::string result = "*";   // for Black, who moves first: 1-0, 0-1, 1/2-1/2, 0-0, or *
  TextPlace place;

  const PdnWord* tag(std::string_view name) const;
  // Its text; empty if it is missing or unknown.
  std::string_view text(std::string_view name) const;
};

// The games of the file; those of another kind of draughts are left out with a remark.
std::vector<PdnGame> read_pdn_games(std::string_view text, Reading& reading);

// The games as one record, each as far as it can be followed: one game, or a series in which the players change colours
// after each.
Reading pdn_record(const std::vector<const PdnGame*>& games, const UnnamedPlayers& unnamed);

}  // namespace fourfold::records
