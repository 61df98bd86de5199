// Positions of ludo as text: `1:b,b,0,50 3:b,12,55,h turn:1`, with a word more for what else there is to say.
#include <algorithm>
#include <cstdint>
#include <string>

#include "notation/ludo/text.h"
#include "notation/ludo/words.h"
#include "notation/text_reader.h"

namespace fourfold::ludo {
namespace {

std::string seat_word(Seat seat) { return std::to_string(number(seat)); }

std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }

// Reads one position word by word into what it says; whether that can be is for State::from to judge.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : reader_(text) {}

  Result<Position> read() {
    reader_.skip_spaces();
    while (!reader_.done()) {
      word_at_ = reader_.at();
      if (auto fine = read_word(); !fine) return tl::unexpected(fine.error());
      if (!reader_.done() && reader_.peek() != ' ' && reader_.peek() != '\t') {
        const std::size_t here = reader_.at();
        return refuse_at<"ludo.too-much", "word">(here, reader_.take_word());
      }
      reader_.skip_spaces();
    }
    if (!said(turn_)) return reader_.refuse_here<"ludo.no-turn">();
    return position_;
  }

 private:
  enum Word : std::uint16_t { turn_ = 16, again_ = 32, sixes_ = 64, dice_ = 128, opening_ = 256, places_ = 512 };

  bool said(unsigned word) const { return (said_ & word) != 0; }

  // Notes that the word is there; refuses it the second time.
  Result<void> note(unsigned word, std::string_view name) {
    if (said(word)) return refuse_at<"ludo.word-twice", "word">(word_at_, name);
    said_ |= word;
    return {};
  }

  Result<void> read_word() {
    if (reader_.take("turn:")) return note(turn_, "turn").and_then([&] { return read_turn(); });
    if (reader_.take("again")) {
      position_.again = true;
      return note(again_, "again");
    }
    if (reader_.take("sixes:")) return note(sixes_, "sixes").and_then([&] { return read_sixes(); });
    if (reader_.take("dice:")) return note(dice_, "dice").and_then([&] { return read_dice(); });
    if (reader_.take("opening:")) return note(opening_, "opening").and_then([&] { return read_opening(); });
    if (reader_.take("places:")) return note(places_, "places").and_then([&] { return read_places(); });
    return read_pieces();
  }

  Result<Seat> read_seat() {
    if (reader_.peek() < '1' || reader_.peek() > '4') return reader_.refuse_here<"ludo.seat-missing">();
    return seat_at(reader_.take() - '1');
  }

  Result<void> read_turn() {
    return read_seat().map([&](Seat seat) { position_.turn = seat; });
  }

  Result<void> read_sixes() {
    const std::optional<int> count = reader_.take_number(2);
    if (!count) return reader_.refuse_here<"ludo.sixes-said">();
    position_.sixes = *count;
    return {};
  }

  Result<void> read_dice() {
    const Result<Roll> dice = take_roll(reader_);
    if (!dice) return tl::unexpected(dice.error());
    position_.dice = *dice;
    return {};
  }

  Result<void> read_opening() {
    do {
      const std::size_t here = reader_.at();
      const Result<Seat> seat = read_seat();
      if (!seat) return tl::unexpected(seat.error());
      if (position_.opening[at(*seat)]) return refuse_at<"ludo.opening-twice", "seat">(here, number(*seat));
      if (!reader_.take('=')) return reader_.refuse_here<"ludo.opening-rolled">();
      if (reader_.take('?')) {
        position_.opening[at(*seat)] = 0;
        continue;
      }
      const std::size_t number_at = reader_.at();
      const std::optional<int> rolled = reader_.take_number(2 * Die::sides);
      if (!rolled || *rolled == 0) {
        return refuse_at<"ludo.opening-number">(number_at);
      }
      position_.opening[at(*seat)] = rolled;
    } while (reader_.take(','));
    return {};
  }

  Result<void> read_places() {
    do {
      if (position_.placed == max_seats) return reader_.refuse_here<"ludo.too-many-places">();
      const Result<Seat> seat = read_seat();
      if (!seat) return tl::unexpected(seat.error());
      position_.places[static_cast<std::size_t>(position_.placed++)] = *seat;
    } while (reader_.take(','));
    return {};
  }

  Result<void> read_pieces() {
    if (reader_.peek() < '1' || reader_.peek() > '4' || reader_.rest().substr(1, 1) != ":") {
      const std::size_t here = reader_.at();
      return refuse_at<"ludo.no-position", "word">(here, reader_.take_word());
    }
    const Seat seat = seat_at(reader_.take() - '1');
    reader_.take(':');
    if (said(1U << index(seat))) return refuse_at<"ludo.seat-twice", "seat">(word_at_, number(seat));
    said_ |= 1U << index(seat);
    Pieces& pieces = position_.pieces[at(seat)].emplace(all_in_base);
    if (reader_.take("resigned")) {
      position_.resigned[at(seat)] = true;
      return {};
    }
    for (std::size_t i = 0; i < pieces_each; ++i) {
      if (i > 0 && !reader_.take(',')) {
        return reader_.refuse_here<"ludo.four-with-commas", "seat">(number(seat));
      }
      const std::optional<Progress> piece = take_place(reader_);
      if (!piece) return reader_.refuse_here<"ludo.piece-place">();
      pieces[i] = *piece;
    }
    if (reader_.peek() == ',') return reader_.refuse_here<"ludo.only-four", "seat">(number(seat));
    return {};
  }

  TextReader reader_;
  Position position_;
  std::size_t word_at_ = 0;
  unsigned said_ = 0;  // the four seats, then the words
};

}  // namespace

std::string format_position(const State& state) {
  const Position position = state.position();
  std::string text;
  for (const Seat seat : seats(state.rules())) {
    text += seat_word(seat) + ":";
    if (state.resigned(seat)) {
      text += "resigned ";
      continue;
    }
    for (const Progress piece : state.pieces(seat)) text += place_word(piece) + ",";
    text.back() = ' ';
  }
  text += "turn:" + seat_word(state.turn());
  if (position.again) text += " again";
  if (position.sixes != 0) text += " sixes:" + std::to_string(position.sixes);
  if (position.dice) {
    text += " dice:" + std::to_string(position.dice->high_pips());
    if (position.dice->dice() == 2) text += "-" + std::to_string(position.dice->low_pips());
  }
  if (state.opening()) {
    text += " opening:";
    for (const Seat seat : seats(state.rules())) {
      const std::optional<int> rolled = position.opening[at(seat)];
      if (rolled) text += seat_word(seat) + "=" + (*rolled == 0 ? "?" : std::to_string(*rolled)) + ",";
    }
    text.pop_back();
  }
  if (position.placed > 1) {
    text += " places:";
    for (std::size_t i = 0; i < static_cast<std::size_t>(position.placed); ++i)
      text += seat_word(position.places[i]) + ",";
    text.pop_back();
  }
  return text;
}

std::string format_position_like(const State& state, std::string_view /*sample*/) { return format_position(state); }

Result<State> parse_position(const Rules& rules, std::string_view text) {
  const Trimmed trimmed(text);
  Result<Position> position = PositionReader(trimmed.text).read();
  if (!position) return trimmed.refusal(std::move(position.error()));
  return State::from(rules, *position);
}

}  // namespace fourfold::ludo
