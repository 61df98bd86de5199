#include "players/backgammon/stakes.h"

#include <algorithm>

#include "players/backgammon/kazaross.h"

namespace fourfold::backgammon {

float match_chance(int mine, int theirs, bool crawford_over) {
  if (mine <= 0) return 1;
  if (theirs <= 0) return 0;
  const auto at = [](int away) { return static_cast<std::size_t>(away - 1); };
  if (mine > kazaross::longest || theirs > kazaross::longest) {
    // Beyond the table: Janowski's rule of thumb, 50 % + 85 % of the lead over the trailer's distance and six.
    const auto lead = static_cast<float>(theirs - mine);
    const float distance = static_cast<float>(std::max(mine, theirs)) + 6;
    return std::clamp(0.5F + 0.85F * lead / distance, 0.001F, 0.999F);
  }
  if (crawford_over && theirs == 1) return kazaross::after_crawford[at(mine)];
  if (crawford_over && mine == 1) return 1 - kazaross::after_crawford[at(theirs)];
  return kazaross::before_crawford[at(mine)][at(theirs)];
}

Stakes::Stakes(const State& state, Seat seat) : cube_(state.rules().cube), reading_(state.rules().gammon) {
  if (state.rules().money()) return;
  const Position& position = state.position();
  const auto away = [&](Seat whose) {
    return state.rules().match_length - position.score[static_cast<std::size_t>(index(whose))];
  };
  mine_ = away(seat);
  theirs_ = away(other(seat));
  crawford_ = position.crawford_game;
  // Once a side is a point away, this game is the Crawford game or comes after it.
  crawford_over_ = !state.rules().crawford || mine_ == 1 || theirs_ == 1;
}

float Stakes::of(int won) const {
  if (!is_match()) return static_cast<float>(won);
  return won > 0 ? match_chance(mine_ - won, theirs_, crawford_over_)
                 : match_chance(mine_, theirs_ + won, crawford_over_);
}

Worth Stakes::worth(int cube, bool gammons) const {
  Worth worth{of(cube), 0, 0, of(-cube), 0, 0};
  if (gammons) {
    worth.win_gammon = of(2 * cube) - worth.win;
    worth.win_backgammon = of(3 * cube) - of(2 * cube);
    worth.lose_gammon = of(-2 * cube) - worth.lose;
    worth.lose_backgammon = of(-3 * cube) - of(-2 * cube);
  }
  return worth;
}

bool Stakes::can_use(int cube, bool opponent) const {
  if (!cube_ || crawford_ || cube >= 1 << highest_cube_exponent) return false;
  return !is_match() || cube < (opponent ? theirs_ : mine_);
}

float Stakes::normalised(float value, int cube) const {
  const float win = of(cube);
  const float lose = of(-cube);
  return 2 * (value - lose) / (win - lose) - 1;
}

Stakes Stakes::turned() const {
  Stakes turned = *this;
  std::swap(turned.mine_, turned.theirs_);
  return turned;
}

}  // namespace fourfold::backgammon
