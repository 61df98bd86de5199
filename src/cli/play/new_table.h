// From the options of `fourfold play` to a table: what is agreed, and the secret of its dice.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/answer.h"
#include "cli/question.h"
#include "screen/screen.h"

namespace fourfold::cli {

struct TableOptions {
  Question question;                    // the game, its preset and options
  std::optional<std::string> seats;     // "human,bot:greedy"
  std::optional<std::string> opponent;  // on the seats that are not named; the strongest bot unless told
  std::optional<std::string> names;     // "Anna,Bert"
  std::optional<std::string> match;     // points or games
  std::string clock = "none";
  std::string dice = "fair";
  std::optional<std::string> seed;
};

// Sets what a first game is set to, unless how long is played has been said.
void begin_with_one_game(TableOptions& options);

Answer<std::unique_ptr<screen::Screen>> open_table(const TableOptions& options);

}  // namespace fourfold::cli
