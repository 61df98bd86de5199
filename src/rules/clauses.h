// The clauses of a game's rules as docs/rules numbers them, and which of them hold under what was agreed: who reads the
// rules of a table is told of no cube where there is none. What they say is in the catalogue, under their names. The
// terminal and the browser both ask here.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace fourfold {

// "BG-4"
inline std::string clause_name(const Clauses& clauses, int number) {
  return std::string(clauses.letters) + "-" + std::to_string(number);
}

template <Game G>
std::vector<std::string> all_clauses() {
  std::vector<std::string> names;
  for (int number = 1; number <= G::clauses.count; ++number) names.push_back(clause_name(G::clauses, number));
  return names;
}

template <Game G>
std::vector<std::string> clauses_in_force(const typename G::Rules& rules) {
  std::vector<std::string> names;
  for (int number = 1; number <= G::clauses.count; ++number) {
    if (in_force(rules, number)) names.push_back(clause_name(G::clauses, number));
  }
  return names;
}

// The clauses that an option belongs to.
template <Game G>
std::vector<std::string> clauses_of_option(const Option<typename G::Rules>& option) {
  std::vector<std::string> names;
  for (const int number : option.clauses) {
    if (number != 0) names.push_back(clause_name(G::clauses, number));
  }
  return names;
}

// Whether an option can make a difference: one that belongs to clauses none of which is in force cannot.
template <Game G>
bool matters(const Option<typename G::Rules>& option, const typename G::Rules& rules) {
  const auto holds = [&](int number) { return number != 0 && in_force(rules, number); };
  return option.clauses == OptionClauses{} || std::ranges::any_of(option.clauses, holds);
}

}  // namespace fourfold
