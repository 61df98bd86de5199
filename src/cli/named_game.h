// What people type for a game besides its name: a box, whose games are in it, and rules which only one game has.
// "nackgammon" or "Hypergammon" is backgammon with these rules. Great letters and small ones are the same.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer.h"
#include "cli/question.h"

namespace fourfold::cli {

// The one of the names that has the same letters, as it is written; the word as it was typed where there is none.
std::string as_written(std::string_view word, std::span<const std::string_view> names);

// The same for what is typed for rules: the names of presets and of boxes.
std::string rules_as_written(std::string_view word);

// Puts the game and its rules for such a word, unless other rules are named. A word that is a game or a box stays, in
// its own letters; rules of several games are refused with where they are, and what is nothing at all with what there
// is.
Answer<void> settle_named_game(Question& question);

// The games that a settled question may mean, one at least: of a box, those that have the rules that are named.
Answer<std::vector<std::string>> games_meant(const Question& question);

// It is this one of them. In place of its box the game has the rules of the box, unless others are named.
void settle_game(Question& question, const std::string& game);

}  // namespace fourfold::cli
