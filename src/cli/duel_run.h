// Two bots against each other for many games: what `fourfold duel` asks for and gets.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "cli/answer.h"
#include "cli/question.h"
#include "players/tally.h"

namespace fourfold::cli {

struct DuelRequest {
  Question question;  // the game and its rules
  std::string a = "greedy";
  std::string b = "random";
  std::int64_t games = 1000;  // at least so many: the last round is played to its end
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;        // for each decision; 0 leaves it to the bots
  std::optional<double> seconds;  // for each decision
  unsigned threads = 1;
};

struct DuelReport {
  std::string rules;       // the preset with what is changed in it, for a person
  players::Tally tally;    // from a's side
  std::int64_t games = 0;  // that were to be played
  Json json;
};

// Plays until all games are played or `go_on` says no; it is told what has been played after each round.
Answer<DuelReport> run_duel(const DuelRequest& request,
                            const std::function<bool(const players::Tally& so_far, std::int64_t games)>& go_on);

// "+0.1234 ± 0.0141"
std::string result_text(const players::Tally& tally);

}  // namespace fourfold::cli
