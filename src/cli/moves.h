// Every legal play of a position and the position after it: what `fourfold moves` answers.
#pragma once

#include <string>
#include <vector>

#include "cli/answer.h"
#include "cli/question.h"

namespace fourfold::cli {

struct Moves {
  Json json;  // the answer for a script

  // The answer for a person.
  std::string heading;
  std::string board;
  struct Line {
    std::string play;
    std::string position;
  };
  std::vector<Line> plays;
  std::string note;  // what else could be asked or done; may be empty
};

Answer<Moves> find_moves(const Question& question);

}  // namespace fourfold::cli
