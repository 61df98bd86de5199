// Points as letters in GNU Backgammon's SGF: White counts its own points from a, Black's 24 point is a; the bar is y,
// off z.
#pragma once

#include <optional>

#include "rules/backgammon/rules.h"

namespace fourfold::records {

inline char sgf_letter(int point, int player) {
  if (point == backgammon::bar) return 'y';
  if (point == backgammon::off) return 'z';
  return static_cast<char>(player == 0 ? 'a' + point - 1 : 'x' - point + 1);
}

inline std::optional<int> sgf_point(char letter, int player) {
  if (letter == 'y') return backgammon::bar;
  if (letter == 'z') return backgammon::off;
  if (letter < 'a' || letter > 'x') return std::nullopt;
  return player == 0 ? letter - 'a' + 1 : 'x' - letter + 1;
}

inline constexpr const char* sgf_colours[] = {"W", "B"};
inline constexpr const char* sgf_rules_property = "FR";  // our own: all of the rules in words

// What a record tells, and the property that says it.
inline constexpr struct {
  const char* name;
  const char* property;
} sgf_about[] = {{"Event", "EV"}, {"Round", "RO"},       {"Site", "PC"},       {"Annotator", "AN"},
                 {"Date", "DT"},  {"WhiteRating", "WR"}, {"BlackRating", "BR"}};

}  // namespace fourfold::records
