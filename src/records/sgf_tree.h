// SGF (FF[4]) as text: game trees of nodes of properties. What the properties mean is for the game to say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "records/text_place.h"
#include "rules/result.h"

namespace fourfold::records {

struct SgfProperty {
  std::string name;
  std::vector<std::string> values;  // at least one
  TextPlace place;

  const std::string& value() const { return values.front(); }
};

struct SgfNode {
  std::vector<SgfProperty> properties;
  TextPlace place;

  const SgfProperty* find(std::string_view name) const;
};

struct SgfGame {
  std::vector<SgfNode> nodes;  // at least one
  TextPlace place;
};

struct SgfFile {
  std::vector<SgfGame> games;
  std::vector<Error> remarks;  // on what was left out
};

// The games of the file, each in one line: of a tree that branches, the first branch. What follows a place where the
// text is no SGF is left out.
Result<SgfFile> read_sgf_games(std::string_view text);

// NAME[value], with the brackets in the value escaped.
std::string sgf_property(std::string_view name, std::string_view value);

}  // namespace fourfold::records
