// Match equity tables: the chance of winning a match, by the points that each side still needs.
//
// The field's is Kazaross-XG2, which is used unless another is given; training/backgammon_equities computes one from
// our own play.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "rules/result.h"

namespace fourfold::backgammon {

class MatchEquities {
 public:
  static constexpr int longest = 25;  // points away

  static const MatchEquities& kazaross_xg2();

  // From text: for every score that is known a line "MINE THEIRS CHANCE", or "MINE 1 after-crawford CHANCE" where the
  // Crawford game has been played; the chance in hundred-thousandths, of the side that needs more points. Whatever
  // follows a # is a remark. Scores that are not named are Kazaross-XG2's.
  static Result<MatchEquities> read(std::string_view text);

  // For a side that needs `mine` points against one that needs `theirs`; 1 or 0 if one needs none. `crawford_over`: the
  // Crawford game has been played, or there is none.
  float chance(int mine, int theirs, bool crawford_over) const;

  // Of a score, and of the same seen from the other side.
  void set(int mine, int theirs, float chance);
  void set_after_crawford(int mine, float chance);

 private:
  using Row = std::array<float, longest>;

  std::array<Row, longest> before_crawford_;  // [mine - 1][theirs - 1]
  Row after_crawford_;                        // of the side that needs more than a point
};

}  // namespace fourfold::backgammon
