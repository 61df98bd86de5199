// The rules of a table in plain words: the same sentences that the browser app shows.
#pragma once

#include <string>
#include <vector>

#include "cli/answer.h"
#include "screen/screen.h"

namespace fourfold::cli {

struct RulesInWords {
  struct Clause {
    std::string number;  // "BG-4"
    std::string title;
    std::string text;
    std::string ours;  // what of it is not in the leaflet of the box; empty where all of it is, or there is no leaflet
  };
  struct Agreed {
    screen::RuleView rule;
    std::string title;    // "Doubling cube"
    std::string meaning;  // "Before rolling, a player may offer to play for twice the points."
    std::string value;    // "With the cube"
  };

  std::string title;            // "Backgammon: Rules with the doubling cube, match to 7 points"
  std::string preset;           // what is special about the preset; empty where something was agreed otherwise
  std::vector<Clause> clauses;  // those in force
  std::vector<Agreed> agreed;   // every option
};

RulesInWords rules_in_words(const screen::Screen& screen);

// A heading or a paragraph a line, an empty line between parts; of the options those that matter here.
std::vector<std::string> lines_of(const RulesInWords& rules);
Json as_json(const RulesInWords& rules);

}  // namespace fourfold::cli
