// How long a bot may think, from the words of a question: --time, --depth and --nodes.
#pragma once

#include <optional>
#include <string>

#include "cli/answer.h"
#include "cli/question.h"
#include "players/limits.h"

namespace fourfold::cli {

// A fraction of a second, or up to a day.
Answer<double> read_seconds(const std::string& text);

// Limits as the question has them; what it does not say is the bot's own affair.
Answer<players::Limits> asked_limits(const Question& question);

}  // namespace fourfold::cli
