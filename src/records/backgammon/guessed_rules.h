// What a file of another program may leave unsaid about the rules of its match, guessed as other programs do.
#pragma once

#include "records/backgammon/transcript.h"
#include "table/setup.h"

namespace fourfold::records {

// The rules are as the file says, or as is usual, or the other way round: GNU Backgammon, for one, takes Jacoby's rule
// for granted in a .mat file and says so in SGF ever after.
struct Guess {
  bool usual_rules = true;
  bool first_is_crawford = true;  // a file may begin at match point
};

Setup setup_for(const Transcript& transcript, const Guess& guess);

// The start of a record that begins with that game of the match: its score, and whether it is the Crawford game.
Result<std::string> start_of(const Transcript& transcript, std::size_t game, const Guess& guess,
                             const backgammon::Rules& rules);

}  // namespace fourfold::records
