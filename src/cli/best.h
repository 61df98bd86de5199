// The best plays of a position as a bot sees them: what `fourfold best` answers.
#pragma once

#include "cli/question.h"
#include "cli/verdict.h"

namespace fourfold::cli {

// The bot's name is the question's `bot`, or empty for the strongest there is.
Answer<Verdict> find_best(const Question& question);

}  // namespace fourfold::cli
