// How a game may end for the player on roll, and what that is worth.
#pragma once

namespace fourfold::backgammon {

// Chances of the player on roll. A gammon includes a backgammon, and a win includes both.
struct Chances {
  float win = 0;
  float win_gammon = 0;
  float win_backgammon = 0;
  float lose_gammon = 0;
  float lose_backgammon = 0;

  // The same game seen by the opponent.
  Chances turned() const { return {1 - win, lose_gammon, lose_backgammon, win_gammon, win_backgammon}; }

  Chances& operator+=(const Chances& more) {
    win += more.win;
    win_gammon += more.win_gammon;
    win_backgammon += more.win_backgammon;
    lose_gammon += more.lose_gammon;
    lose_backgammon += more.lose_backgammon;
    return *this;
  }
  Chances operator*(float by) const {
    return {by * win, by * win_gammon, by * win_backgammon, by * lose_gammon, by * lose_backgammon};
  }
};

// What the ends of a game are worth: a win and a loss, and what a gammon or a backgammon adds to either.
struct Worth {
  float win = 1;
  float win_gammon = 1;
  float win_backgammon = 1;
  float lose = -1;
  float lose_gammon = -1;
  float lose_backgammon = -1;

  bool operator==(const Worth&) const = default;

  float of(const Chances& chances) const {
    return chances.win * win + (1 - chances.win) * lose + chances.win_gammon * win_gammon +
           chances.win_backgammon * win_backgammon + chances.lose_gammon * lose_gammon +
           chances.lose_backgammon * lose_backgammon;
  }
};

// Points a game without a cube.
inline constexpr Worth money{};

}  // namespace fourfold::backgammon
