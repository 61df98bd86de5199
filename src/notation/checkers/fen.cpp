// Positions of checkers as PDN's FEN: B:W21,22,K30:B1,2,K7.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "notation/checkers/text.h"
#include "notation/text_reader.h"

namespace fourfold::checkers {
namespace {

// What a FEN cannot say, in one word after it.
struct StatusWord {
  std::string_view word;
  Status status;
};
constexpr StatusWord status_words[] = {
    {"choose-first", Status::choose_first},
    {"draw-first", Status::draw_first},
    {"draw-ballot", Status::draw_ballot},
    {"draw-offered", Status::draw_offered},
    {"draw-declined", Status::draw_declined},
    {"dark-resigned", Status::dark_resigned},
    {"light-resigned", Status::light_resigned},
    {"draw-agreed", Status::draw_agreed},
    {"draw-claimed", Status::draw_claimed},
    {"draw-repetition", Status::draw_by_repetition},
    {"draw-forty-moves", Status::draw_by_forty_moves},
};

constexpr std::string_view example = "B:W21,22,K30:B1,2,K7";

char letter(Side side) { return side == Side::dark ? 'B' : 'W'; }

class FenParser {
 public:
  explicit FenParser(std::string_view text) : text_(text), reader_(text) {}

  Result<Position> parse() {
    skip_blanks();
    const bool wrapped = reader_.take("[FEN");
    if (wrapped) {
      skip_blanks();
      if (!reader_.take('"')) return refuse_at<"checkers.fen-quote", "example">(reader_.at(), example);
      skip_blanks();
    }
    const std::optional<Side> turn = take_side();
    if (!turn) return refuse_at<"checkers.fen-side", "example">(reader_.at(), example);
    position_.turn = *turn;
    for (int list = 0; list < 2; ++list) {
      skip_blanks();
      if (!reader_.take(':')) return refuse_at<"checkers.fen-list", "example">(reader_.at(), example);
      if (Result<void> fine = parse_list(); !fine) return tl::unexpected<Error>(fine.error());
    }
    skip_blanks();
    reader_.take('.');
    skip_blanks();
    if (Result<void> fine = parse_status(); !fine) return tl::unexpected<Error>(fine.error());
    skip_blanks();
    if (wrapped) {
      if (!reader_.take('"')) return refuse_at<"checkers.fen-end-quote">(reader_.at());
      skip_blanks();
      if (!reader_.take(']')) return refuse_at<"checkers.fen-bracket">(reader_.at());
      skip_blanks();
    }
    if (!reader_.done()) return refuse_at<"checkers.fen-end">(reader_.at());
    return position_;
  }

 private:
  void skip_blanks() {
    while (is_space(reader_.peek())) reader_.take();
  }

  std::optional<Side> take_side() {
    const char c = reader_.peek();
    if (c != 'B' && c != 'b' && c != 'W' && c != 'w') return std::nullopt;
    reader_.take();
    return c == 'B' || c == 'b' ? Side::dark : Side::light;
  }

  // One side's checkers: W21,22,K30 or W21-32, or W alone for none.
  Result<void> parse_list() {
    skip_blanks();
    const std::size_t start = reader_.at();
    const std::optional<Side> side = take_side();
    if (!side) return refuse_at<"checkers.fen-whose">(reader_.at());
    bool& seen = seen_[static_cast<std::size_t>(*side)];
    if (seen) {
      return refuse_at<"checkers.fen-twice", "side", "other">(start, letter(*side), letter(other(*side)));
    }
    seen = true;
    skip_blanks();
    if (!starts_item()) return {};
    do {
      skip_blanks();
      if (Result<void> fine = parse_item(*side); !fine) return fine;
      skip_blanks();
    } while (reader_.take(','));
    return {};
  }

  bool starts_item() const {
    const char c = reader_.peek();
    return c == 'K' || c == 'k' || (c >= '0' && c <= '9');
  }

  // 21, K30 or 1-12.
  Result<void> parse_item(Side side) {
    const std::size_t start = reader_.at();
    const bool king = reader_.take('K') || reader_.take('k');
    const Result<int> low = parse_number();
    if (!low) return tl::unexpected<Error>(low.error());
    int last = *low;
    if (reader_.take('-')) {
      const Result<int> high = parse_number();
      if (!high) return tl::unexpected<Error>(high.error());
      if (*high < *low) {
        return refuse_at<"checkers.fen-backwards", "first", "last">(start, *low, *high);
      }
      last = *high;
    }
    for (int number = *low; number <= last; ++number) {
      if (Result<void> fine = put(side, Square::nth(static_cast<unsigned>(number - 1)), king); !fine) {
        return refuse(fine.error().message, start);
      }
    }
    return {};
  }

  Result<int> parse_number() {
    const std::size_t start = reader_.at();
    const std::optional<int> number = reader_.take_number(Square::count);
    if (number && *number >= 1) return *number;
    return refuse_at<"checkers.square-expected">(start);
  }

  // Puts a checker down and says at once if it cannot stand there.
  Result<void> put(Side side, Square square, bool king) {
    Board& board = position_.board;
    Squares& own = side == Side::dark ? board.dark : board.light;
    if ((own & square.mask()) != 0) return refuse<"checkers.named-twice", "square">(square.number());
    own |= square.mask();
    if (king) board.kings |= square.mask();
    return check(board);
  }

  Result<void> parse_status() {
    const std::size_t start = reader_.at();
    const auto in_word = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    while (in_word(reader_.peek())) reader_.take();
    const std::string_view word = text_.substr(start, reader_.at() - start);
    if (word.empty()) return {};
    for (const StatusWord& known : status_words) {
      if (known.word == word) {
        position_.status = known.status;
        return {};
      }
    }
    std::vector<std::string> words;
    for (const StatusWord& known : status_words) words.emplace_back(known.word);
    return refuse_at<"checkers.fen-word", "words">(start, std::move(words));
  }

  std::string_view text_;
  TextReader reader_;
  Position position_{};
  std::array<bool, 2> seen_{};
};

std::string list_of(const Board& board, Side side) {
  std::string list(1, letter(side));
  for (Squares rest = board.of(side); rest != 0; rest &= rest - 1) {
    const Square square = Square::lowest(rest);
    if (list.size() > 1) list += ',';
    if ((board.kings & square.mask()) != 0) list += 'K';
    list += std::to_string(square.number());
  }
  return list;
}

}  // namespace

std::string format_position(const State& state) {
  std::string text(1, letter(state.turn()));
  text += ":" + list_of(state.board(), Side::light) + ":" + list_of(state.board(), Side::dark);
  for (const StatusWord& known : status_words) {
    if (known.status == state.status()) text += " " + std::string(known.word);
  }
  return text;
}

std::string format_position_like(const State& state, std::string_view sample) {
  while (!sample.empty() && is_space(sample.front())) sample.remove_prefix(1);
  const std::string text = format_position(state);
  return sample.starts_with('[') ? "[FEN \"" + text + "\"]" : text;
}

Result<State> parse_position(const Rules& rules, std::string_view text) {
  const Result<Position> position = FenParser(text).parse();
  if (!position) return tl::unexpected<Error>(position.error());
  Result<State> state = State::from(rules, *position);
  if (!state && state.error().at == Error::nowhere) return refuse(state.error().message, 0);
  return state;
}

}  // namespace fourfold::checkers
