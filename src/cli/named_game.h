// What people type for a game besides its name: that of rules which only one game has. "nackgammon" or "Hypergammon" is
// backgammon with these rules.
#pragma once

#include "cli/answer.h"
#include "cli/question.h"

namespace fourfold::cli {

// Puts the game and its rules for such a word, unless other rules are named. A word that is a game or a box stays as it
// is; rules of several games are refused with where they are, and what is nothing at all with what there is.
Answer<void> settle_named_game(Question& question);

}  // namespace fourfold::cli
