// The best plays of a position as a bot sees them: what `fourfold best` answers.
#pragma once

#include <string>
#include <vector>

#include "cli/answer.h"
#include "cli/question.h"

namespace fourfold::cli {

struct Best {
  Json json;  // the answer for a script

  // The answer for a person.
  std::string heading;
  std::string board;
  std::vector<std::string> columns;             // of the table
  std::vector<std::vector<std::string>> lines;  // best first
  std::string note;
};

// The bot's name is the question's `bot`, or empty for the strongest there is.
Answer<Best> find_best(const Question& question);

}  // namespace fourfold::cli
