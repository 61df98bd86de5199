#include "notation/backgammon/ids.h"

#include <string>

#include "notation/backgammon/text.h"

namespace fourfold::backgammon {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// A row of bits, the first being the lowest of the first byte, as base 64 without padding.
template <std::size_t Bytes>
class Bits {
 public:
  static constexpr std::size_t characters = (Bytes * 8 + 5) / 6;

  // `id` is what GNU Backgammon calls it.
  static Result<Bits> read(std::string_view text, std::string_view id) {
    if (text.size() != characters) {
      return refuse<"backgammon.id-length", "id", "length", "here">(id, characters, text.size());
    }
    Bits bits;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const std::size_t value = alphabet.find(text[i]);
      if (value == std::string_view::npos) {
        return refuse_at<"backgammon.id-character", "id", "character">(i, id, text[i]);
      }
      for (std::size_t k = 0; k < 6; ++k) {  // base 64 runs from the highest bit of a byte downwards
        const std::size_t place = i * 6 + k;
        if (place < Bytes * 8 && ((value >> (5 - k)) & 1U) != 0) bits.flip(place / 8 * 8 + 7 - place % 8);
      }
    }
    return bits;
  }

  std::string text() const {
    std::string out;
    for (std::size_t i = 0; i < characters; ++i) {
      std::size_t value = 0;
      for (std::size_t k = 0; k < 6; ++k) {
        const std::size_t place = i * 6 + k;
        const bool set = place < Bytes * 8 && get(place / 8 * 8 + 7 - place % 8);
        value = value * 2 + (set ? 1 : 0);
      }
      out += alphabet[value];
    }
    return out;
  }

  bool get(std::size_t i) const { return (bytes_[i / 8] >> (i % 8) & 1) != 0; }
  void flip(std::size_t i) { bytes_[i / 8] = static_cast<std::uint8_t>(bytes_[i / 8] ^ (1U << (i % 8))); }

  // Reads or writes a number of so many bits at the place, lowest bit first, and moves the place on.
  unsigned take(std::size_t& place, std::size_t width) const {
    unsigned value = 0;
    for (std::size_t k = 0; k < width; ++k) value |= (get(place + k) ? 1U : 0U) << k;
    place += width;
    return value;
  }
  void put(std::size_t& place, std::size_t width, unsigned value) {
    for (std::size_t k = 0; k < width; ++k) {
      if (((value >> k) & 1U) != 0) flip(place + k);
    }
    place += width;
  }

 private:
  std::array<std::uint8_t, Bytes> bytes_{};
};

using PositionBits = Bits<10>;
using MatchBits = Bits<9>;
static_assert(PositionBits::characters == position_id_length && MatchBits::characters == match_id_length);

// GNU Backgammon's player 1 sits on our seat one, its player 0 on seat two (as its own XGIDs have it).
Seat seat_of(unsigned player) { return player == 1 ? Seat::one : Seat::two; }
unsigned player_of(Seat seat) { return seat == Seat::one ? 1 : 0; }

enum GameState : std::uint8_t { no_game, playing, game_over, game_resigned, game_dropped };

GameState game_state(const Position& position) {
  if (position.stage == Stage::opening) return no_game;
  switch (position.ending) {
    case Ending::none:
      return playing;
    case Ending::borne_off:
      return game_over;
    case Ending::resigned:
      return game_resigned;
    case Ending::dropped:
      return game_dropped;
  }
  return playing;
}

}  // namespace

std::string format_position_id(const State& state) {
  const Position& position = state.position();
  PositionBits bits;
  std::size_t place = 0;
  for (const Seat seat : {other(position.turn), position.turn}) {
    for (std::size_t point = 1; point <= bar; ++point) {
      for (int n = 0; n < position.side(seat)[point]; ++n) bits.flip(place++);
      ++place;  // a zero ends the point
    }
  }
  return bits.text();
}

Result<std::array<Checkers, 2>> read_position_id(std::string_view text, int all) {
  const auto bits = PositionBits::read(text, "position ID");
  if (!bits) return tl::unexpected<Error>(bits.error());
  std::array<Checkers, 2> sides{};
  std::size_t place = 0;
  for (Checkers& side : sides) {
    int total = 0;
    for (std::size_t point = 1; point <= bar; ++point) {
      while (place < 80 && bits->get(place)) {
        ++place;
        ++total;
        ++side[point];
      }
      ++place;
    }
    if (total > all) {
      return refuse<"backgammon.id-checkers", "count", "all">(total, all);
    }
    side[off] = static_cast<std::uint8_t>(all - total);
  }
  for (; place < 80; ++place) {
    if (bits->get(place)) return refuse<"backgammon.id-too-much">();
  }
  return sides;
}

std::string format_match_id(const State& state) {
  const Position& position = state.position();
  const Rules& rules = state.rules();
  const bool dropped = position.ending == Ending::dropped;
  const Seat turn = dropped ? position.winner : to_act(state);
  const bool moving = position.stage == Stage::moving;
  MatchBits bits;
  std::size_t place = 0;
  bits.put(place, 4, position.cube_exponent);
  bits.put(place, 2,
           position.cube_owner == CubeOwner::centre ? 3 : player_of(seat_at(static_cast<int>(position.cube_owner))));
  bits.put(place, 1, player_of(position.turn));
  bits.put(place, 1, position.crawford_game ? 1 : 0);
  bits.put(place, 3, game_state(position));
  bits.put(place, 1, player_of(turn));
  bits.put(place, 1, position.stage == Stage::doubled || position.stage == Stage::beavered ? 1 : 0);
  bits.put(place, 2, position.resigning);
  bits.put(place, 3, moving ? static_cast<unsigned>(position.dice.first.pips()) : 0);
  bits.put(place, 3, moving ? static_cast<unsigned>(position.dice.second.pips()) : 0);
  bits.put(place, 15, rules.match_length);
  bits.put(place, 15, position.score[1]);
  bits.put(place, 15, position.score[0]);
  bits.put(place, 1, rules.money() && rules.jacoby ? 0 : 1);
  return bits.text();
}

Result<void> read_match_id(std::string_view text, Rules& rules, Position& position) {
  const auto bits = MatchBits::read(text, "match ID");
  if (!bits) return tl::unexpected<Error>(bits.error());
  std::size_t place = 0;
  position.cube_exponent = static_cast<std::uint8_t>(bits->take(place, 4));
  const unsigned cube_owner = bits->take(place, 2);
  position.turn = seat_of(bits->take(place, 1));
  position.crawford_game = bits->take(place, 1) == 1;
  const unsigned state = bits->take(place, 3);
  const Seat answering = seat_of(bits->take(place, 1));
  const bool doubled = bits->take(place, 1) == 1;
  position.resigning = static_cast<std::uint8_t>(bits->take(place, 2));
  const auto first = static_cast<int>(bits->take(place, 3));
  const auto second = static_cast<int>(bits->take(place, 3));
  const unsigned length = bits->take(place, 15);
  position.score[1] = static_cast<std::uint16_t>(bits->take(place, 15));
  position.score[0] = static_cast<std::uint16_t>(bits->take(place, 15));
  const bool no_jacoby = bits->take(place, 1) == 1;

  if (cube_owner == 2) return refuse<"backgammon.id-cube-owner">();
  if (cube_owner < 2)
    position.cube_owner = seat_of(cube_owner) == Seat::one ? CubeOwner::seat_one : CubeOwner::seat_two;
  if (length > longest_match) {
    return refuse<"backgammon.id-match-length", "length", "most">(length, longest_match);
  }
  rules.match_length = static_cast<std::uint16_t>(length);
  if (rules.money()) rules.jacoby = !no_jacoby;

  switch (state) {
    case no_game:
      position.stage = Stage::opening;
      return {};
    case playing:
      break;
    case game_over:
      position.ending = Ending::borne_off;
      break;
    case game_resigned:
      position.ending = Ending::resigned;
      break;
    case game_dropped:
      position.ending = Ending::dropped;
      break;
    default:
      return refuse<"backgammon.id-state">();
  }
  if (state != playing) {
    position.stage = Stage::over;
    position.winner = state == game_dropped ? answering : other(position.turn);
    return {};
  }
  if (doubled) {
    position.stage = Stage::doubled;
  } else if (first == 0 && second == 0) {
    position.stage = Stage::turn_start;
  } else {
    const auto one = Die::from(first);
    const auto two = Die::from(second);
    if (!one || !two) {
      return refuse<"backgammon.id-dice", "first", "second">(first, second);
    }
    position.stage = Stage::moving;
    position.dice = {*one, *two};
  }
  return {};
}

}  // namespace fourfold::backgammon
