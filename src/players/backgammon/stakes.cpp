#include "players/backgammon/stakes.h"

#include <utility>

namespace fourfold::backgammon {

Stakes::Stakes(const State& state, Seat seat, const MatchEquities& equities)
    : cube_(state.rules().cube), reading_(state.rules().gammon), equities_(&equities) {
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
  return won > 0 ? equities_->chance(mine_ - won, theirs_, crawford_over_)
                 : equities_->chance(mine_, theirs_ + won, crawford_over_);
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
  // In a very long match a point may be worth less than a float can tell.
  return win > lose ? 2 * (value - lose) / (win - lose) - 1 : 0;
}

float Stakes::from_normalised(float equity, int cube) const {
  const float win = of(cube);
  const float lose = of(-cube);
  return lose + (equity + 1) / 2 * (win - lose);
}

Stakes Stakes::turned() const {
  Stakes turned = *this;
  std::swap(turned.mine_, turned.theirs_);
  return turned;
}

std::uint64_t Stakes::number() const {
  return (static_cast<std::uint64_t>(mine_) << 32) + (static_cast<std::uint64_t>(theirs_) << 3) +
         (crawford_ ? 4U : 0U) + (crawford_over_ ? 2U : 0U) + (cube_ ? 1U : 0U);
}

}  // namespace fourfold::backgammon
