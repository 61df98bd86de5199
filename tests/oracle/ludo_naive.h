// Ludo once more, as naively as it can be told: pieces walk space by space, every order of every die is tried, and what
// is allowed is picked out afterwards. Slow, and independent of src/rules/ludo but for the plain Rules value.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "rules/ludo/rules.h"

namespace fourfold::ludo::naive {

struct Piece {
  int at = -1;  // -1 base, 56 home
  bool entered = false;
  bool moved = false;
};

struct Game {
  std::map<int, std::vector<Piece>> pieces;  // by seat number
  std::set<int> resigned;
  std::vector<int> places;
  int turn = 1;
  bool again = false;
  int sixes = 0;
};

inline int space(int seat, int at) { return (13 * (seat - 1) + at) % 52; }
inline bool on_track(int at) { return at >= 0 && at <= 50; }

inline Game read(const std::string& text) {
  Game game;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (word.rfind("turn:", 0) == 0) game.turn = word[5] - '0';
    if (word == "again") game.again = true;
    if (word.rfind("sixes:", 0) == 0) game.sixes = word[6] - '0';
    if (word.rfind("places:", 0) == 0) {
      for (std::size_t i = 7; i < word.size(); i += 2) game.places.push_back(word[i] - '0');
    }
    if (word[1] != ':') continue;
    const int seat = word[0] - '0';
    game.pieces[seat];
    if (word.substr(2) == "resigned") {
      game.resigned.insert(seat);
      continue;
    }
    std::istringstream list(word.substr(2));
    for (std::string at; std::getline(list, at, ',');) {
      game.pieces[seat].push_back({at == "b" ? -1 : at == "h" ? 56 : std::atoi(at.c_str()), false, false});
    }
  }
  for (const auto& [seat, all] : game.pieces) {
    const bool finished =
        !all.empty() && std::all_of(all.begin(), all.end(), [](const Piece& p) { return p.at == 56; });
    if (finished && game.places.empty()) game.places.push_back(seat);
  }
  return game;
}

inline std::string write(const Game& game) {
  std::string text;
  for (const auto& [seat, all] : game.pieces) {
    text += std::to_string(seat) + ":";
    if (game.resigned.count(seat) != 0) {
      text += "resigned ";
      continue;
    }
    std::vector<int> sorted;
    for (const Piece& piece : all) sorted.push_back(piece.at);
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      text += (i == 0 ? "" : ",") + (sorted[i] == -1 ? "b" : sorted[i] == 56 ? "h" : std::to_string(sorted[i]));
    }
    text += " ";
  }
  text += "turn:" + std::to_string(game.turn);
  if (game.again) text += " again";
  if (game.sixes > 0) text += " sixes:" + std::to_string(game.sixes);
  for (std::size_t i = 0; game.places.size() > 1 && i < game.places.size(); ++i) {
    text += (i == 0 ? " places:" : ",") + std::to_string(game.places[i]);
  }
  return text;
}

inline bool pair_on(const Rules& rules, const Game& game, int where) {
  if (rules.blocks == Blocks::none) return false;
  for (const auto& [seat, all] : game.pieces) {
    int count = 0;
    for (const Piece& piece : all) count += on_track(piece.at) && space(seat, piece.at) == where ? 1 : 0;
    if (seat != game.turn && count >= 2) return true;
  }
  return false;
}

inline void capture_at(const Rules& rules, Game& game, int at) {
  if (!on_track(at)) return;
  const int where = space(game.turn, at);
  if (rules.shelter == Shelter::starting_flowers && where % 13 == 0) return;
  for (auto& [seat, all] : game.pieces) {
    for (Piece& piece : all) {
      if (seat != game.turn && on_track(piece.at) && space(seat, piece.at) == where) piece.at = -1;
    }
  }
}

// Walks the piece n spaces, one by one; false if it may not. Nothing is changed then.
inline bool walk(const Rules& rules, Game& game, std::size_t which, int n) {
  int at = game.pieces[game.turn][which].at;
  if (at < 0 || at == 56) return false;
  int direction = 1;
  for (int i = 0; i < n; ++i) {
    if (at == 56) {
      if (rules.finish == Finish::exact_or_stay) return false;
      direction = -1;
    }
    at += direction;
    if (on_track(at) && pair_on(rules, game, space(game.turn, at))) return false;
  }
  game.pieces[game.turn][which].at = at;
  game.pieces[game.turn][which].moved = true;
  if (rules.capture == Capture::landing) capture_at(rules, game, at);
  return true;
}

inline bool enter(const Rules& rules, Game& game, std::size_t which, int n) {
  Piece& piece = game.pieces[game.turn][which];
  if (piece.at != -1 || game.again || (rules.entry >> n & 1) == 0 || pair_on(rules, game, space(game.turn, 0)))
    return false;
  piece.at = 0;
  piece.entered = true;
  if (rules.capture == Capture::landing) capture_at(rules, game, 0);
  return true;
}

// One way to use some of the dice.
struct Way {
  Game game;
  std::size_t used = 0;
  bool went_home_by_one = false;
  bool stuck = false;  // no die left can be used
};

// All ways that begin with this one, whatever number of dice they use.
inline void extend(const Rules& rules, const Way& way, const std::vector<int>& dice, std::vector<Way>& ways) {
  std::vector<Way> longer;
  for (std::size_t die = 0; die < dice.size(); ++die) {
    for (std::size_t which = 0; which < 4; ++which) {
      Way next = way;
      ++next.used;
      const Piece before = way.game.pieces.at(way.game.turn)[which];
      if (way.game.again && before.at != 0) continue;
      if (before.moved) continue;
      if (!enter(rules, next.game, which, dice[die]) && !walk(rules, next.game, which, dice[die])) continue;
      next.went_home_by_one = next.game.pieces[way.game.turn][which].at == 56 && way.used == 0;
      std::vector<int> rest = dice;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(die));
      extend(rules, next, rest, longer);
    }
  }
  ways.push_back(way);
  ways.back().stuck = longer.empty();
  ways.insert(ways.end(), longer.begin(), longer.end());
  if (way.used == 0 && dice.size() == 2) {
    for (std::size_t which = 0; which < 4; ++which) {
      Way sum = way;
      sum.used = 2;
      if (walk(rules, sum.game, which, dice[0] + dice[1])) ways.push_back(sum);
    }
  }
}

inline bool takes_turns(const Game& game, int seat) {
  return game.pieces.count(seat) != 0 && game.resigned.count(seat) == 0 &&
         std::find(game.places.begin(), game.places.end(), seat) == game.places.end();
}

// What follows once the dice are played.
inline Game concluded(const Rules& rules, Game game, const std::vector<int>& dice, bool lost) {
  auto& own = game.pieces[game.turn];
  const bool entered = std::any_of(own.begin(), own.end(), [](const Piece& piece) { return piece.entered; });
  const bool finished = std::all_of(own.begin(), own.end(), [](const Piece& piece) { return piece.at == 56; });
  for (Piece& piece : own) piece.entered = piece.moved = false;
  if (finished) {
    game.places.push_back(game.turn);
    int left = 0;
    for (int seat = 1; seat <= 4; ++seat) left += takes_turns(game, seat) ? 1 : 0;
    if (!rules.play_on || left == 1) {
      game.turn = game.places.front();
      game.again = false;
      game.sixes = 0;
      return game;
    }
  } else if (rules.dice == 1 && rules.entry_roll && entered) {
    game.again = true;
    return game;
  } else if (rules.six_again && dice[0] == 6 && !lost) {
    if (rules.three_sixes == ThreeSixes::lose_turn) ++game.sixes;
    return game;
  }
  if (rules.capture == Capture::turn_end) {
    for (const Piece& piece : std::vector<Piece>(own)) capture_at(rules, game, piece.at);
  }
  game.again = false;
  game.sixes = 0;
  do game.turn = game.turn % 4 + 1;
  while (!takes_turns(game, game.turn));
  return game;
}

// Every position that may come of the dice.
inline std::set<std::string> results(const Rules& rules, const std::string& position, const std::vector<int>& dice) {
  const Game game = read(position);
  std::set<std::string> texts;
  if (rules.three_sixes == ThreeSixes::lose_turn && game.sixes == 2 && dice[0] == 6) {
    texts.insert(write(concluded(rules, game, dice, true)));
    return texts;
  }
  std::vector<Way> ways;
  extend(rules, {game, 0, false, false}, dice, ways);
  std::size_t most = 0;
  for (const Way& way : ways) most = std::max(most, way.used);
  for (const Way& way : ways) {
    const bool home_alone = way.used == 1 && way.went_home_by_one && way.stuck;
    if (way.used == most || home_alone || rules.must_use == MustUse::may_decline) {
      texts.insert(write(concluded(rules, way.game, dice, false)));
    }
  }
  return texts;
}

}  // namespace fourfold::ludo::naive
