// The lines of a .mat file that are not turns: comments and tags, the length of the match, the headings of games.
#pragma once

#include <optional>
#include <string_view>

#include "records/backgammon/transcript.h"
#include "rules/result.h"

namespace fourfold::records {

// What a comment says; some programs write tags without the semicolon.
std::optional<std::string_view> mat_comment(std::string_view line);

// "7 point match"; 0 for "Unlimited match" and the like, which are played for money.
std::optional<int> read_match_length(std::string_view line);

// "Game 3"
bool is_game_heading(std::string_view line);

struct ScoreLine {
  std::string_view left;
  std::string_view right;
  std::array<int, 2> score{};
};
// "Ann : 3       Bob : 0"
std::optional<ScoreLine> read_score_line(std::string_view line);

// [Event "Nordic Open"], or any other comment, as what it tells about the match. Refused if it cannot be played here.
Result<void> read_mat_tag(std::string_view comment, Transcript& transcript);

}  // namespace fourfold::records
