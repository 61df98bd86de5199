// A board at one moment as data: for views that draw pictures of their own, in a browser for example. It says what lies
// where and what is known about each seat; how that looks is the business of whoever draws it.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/any_game.h"
#include "rules/walk.h"

namespace fourfold {

// Places are as the piece's owner counts them, in the numbers of the game's walk.h; each game's scene.h has the rest.
struct ScenePiece {
  Seat seat = Seat::one;
  int place = 0;
  std::string_view kind;

  bool operator==(const ScenePiece&) const = default;
};

struct Fact {
  std::string_view name;
  std::variant<int, std::string_view> value;

  bool operator==(const Fact&) const = default;
};

struct SceneSeat {
  Seat seat = Seat::one;
  std::vector<Fact> facts;

  bool operator==(const SceneSeat&) const = default;
};

struct Scene {
  int turn = 0;                    // the number of the seat that decides or rolls; 0 when the game is over
  std::vector<ScenePiece> pieces;  // all there are, wherever they are
  std::vector<int> dice;           // on the table, as they were rolled
  std::vector<int> left;           // of those, what is not played yet, the larger first
  std::vector<Fact> facts;         // about the table
  std::vector<SceneSeat> seats;    // about those who play

  bool operator==(const Scene&) const = default;
};

// The number known by that name, or `otherwise`.
inline int number_in(const std::vector<Fact>& facts, std::string_view name, int otherwise) {
  for (const Fact& fact : facts) {
    if (fact.name == name && std::holds_alternative<int>(fact.value)) return std::get<int>(fact.value);
  }
  return otherwise;
}

// The same of a seat.
inline int number_of(const Scene& scene, Seat seat, std::string_view name, int otherwise) {
  for (const SceneSeat& known : scene.seats) {
    if (known.seat == seat) return number_in(known.facts, name, otherwise);
  }
  return otherwise;
}

// One piece from a place to a place, as its seat counts.
struct Arrow {
  Seat seat = Seat::one;
  int from = 0;
  int to = 0;
  // The numbers of the dice that are played when it has landed: one, or both where a ludo piece goes by their sum. A
  // die that takes a pawn on (a Switch changes places before it moves, a Double lands twice) is told with its last
  // arrow.
  std::vector<int> dice;
  bool captures = false;  // what stood there, or was jumped over, is taken

  bool operator==(const Arrow&) const = default;
};

// A piece with which another one changes places before it moves.
struct Partner {
  int place = 0;  // as the one who moves counts
  Seat seat = Seat::one;
  std::string_view kind;

  bool operator==(const Partner&) const = default;
};

// What a hand takes hold of in a hop: a piece of this kind, and first perhaps its partner.
struct Touched {
  std::string_view kind;
  std::optional<Partner> partner;

  bool operator==(const Touched&) const = default;
};

}  // namespace fourfold
