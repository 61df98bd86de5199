// The board of ludo: where a piece stands, counted as its own progress, and where a move takes it (LU-10, LU-11).
#pragma once

#include <array>
#include <cstdint>

#include "rules/game.h"
#include "rules/ludo/rules.h"

namespace fourfold::ludo {

inline constexpr int pieces_each = 4;
inline constexpr int track_length = 52;
inline constexpr int flower_distance = 13;  // from one colour's starting flower to the next one's, clockwise

// How far a piece has come: base in its Floral Square, 0 on its own starting flower, up to 50 along the track, 51 to 55
// in its home column, home on the Winning Square.
using Progress = std::int8_t;
inline constexpr Progress base = -1;
inline constexpr Progress flower = 0;
inline constexpr Progress last_on_track = 50;
inline constexpr Progress home = 56;

constexpr bool on_track(Progress piece) { return piece >= flower && piece <= last_on_track; }
constexpr bool in_play(Progress piece) { return piece >= flower && piece < home; }

// A seat's pieces, those behind first. Pieces of a seat are alike, so this order is the only one kept.
using Pieces = std::array<Progress, pieces_each>;
inline constexpr Pieces all_in_base = {base, base, base, base};
inline constexpr Pieces all_home = {home, home, home, home};

// Where on the common track, counted from seat 1's starting flower, a piece of the seat stands.
constexpr int track_space(Seat seat, Progress piece) { return (flower_distance * index(seat) + piece) % track_length; }

// How far ahead of `viewer`'s starting flower the other seat's starting flower lies.
constexpr int flower_offset(Seat viewer, Seat seat) { return flower_distance * ((index(seat) - index(viewer)) & 3); }
// The progress that a piece of `viewer` would have on the track space of a piece `offset` ahead. 51 is the one space of
// the track where a seat's own pieces never stand.
constexpr int progress_seen(int offset, Progress piece) {
  const int space = offset + piece;
  return space < track_length ? space : space - track_length;
}

// Where one move of n takes a piece in play, or `base` when the piece has to stay. What is too much for the Winning
// Square is moved back from it (LU-11).
constexpr Progress destination(Progress piece, int n, Finish finish) {
  const int reach = piece + n;
  const int beyond = finish == Finish::bounce ? 2 * home - reach : base;
  return static_cast<Progress>(reach <= home ? reach : beyond);
}

// Spaces of the track as a set, bit p for the progress p as one seat counts it.
using Spaces = std::uint64_t;

// The four colours' starting flowers; every seat counts them alike.
inline constexpr Spaces starting_flowers = Spaces{1} << 0 | Spaces{1} << 13 | Spaces{1} << 26 | Spaces{1} << 39;

constexpr Spaces space_bit(Progress piece) { return static_cast<Spaces>(on_track(piece)) << (piece & 63); }

// Where pieces stand on the track, as their own seat counts spaces.
constexpr Spaces track_spaces(const Pieces& pieces) {
  return space_bit(pieces[0]) | space_bit(pieces[1]) | space_bit(pieces[2]) | space_bit(pieces[3]);
}
// The same as counted by a seat whose starting flower lies `offset` behind theirs.
constexpr Spaces track_seen(int offset, const Pieces& pieces) {
  const Spaces theirs = track_spaces(pieces);
  return (theirs << offset | theirs >> (track_length - offset)) & ((Spaces{1} << track_length) - 1);
}

constexpr Spaces spaces_between(int first, int last) {
  return first > last ? 0 : ((Spaces{2} << last) - 1) & ~((Spaces{1} << first) - 1);
}

// Every space of the track that one move of n passes or lands on, the way back from the Winning Square included.
constexpr Spaces path(Progress piece, int n) {
  const int reach = piece + n;
  const Spaces forward = spaces_between(piece + 1, reach < last_on_track ? reach : last_on_track);
  return reach <= home ? forward : forward | spaces_between(2 * home - reach, last_on_track);
}

}  // namespace fourfold::ludo
