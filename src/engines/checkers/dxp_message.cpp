#include "engines/checkers/dxp_message.h"

#include <algorithm>

#include "engines/checkers/square_letters.h"

namespace fourfold::checkers {
namespace {

constexpr SquareLetters dxp_letters{'z', 'Z', 'w', 'W', 'e'};
constexpr std::size_t name_size = 32;
constexpr std::size_t longest_message = 127;

char letter_of(Side side) { return side == Side::dark ? 'Z' : 'W'; }

std::string_view without_blanks_after(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \r\n\t");
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// Field by field; one that is not as it should be is remembered, and everything after it is of no account.
class DxpFields {
 public:
  explicit DxpFields(std::string_view text) : text_(text) {}

  bool fine() const { return fine_; }
  bool done() const { return at_ == text_.size(); }

  std::string_view text(std::size_t size) {
    if (text_.size() - at_ < size) {
      fine_ = false;
      return {};
    }
    at_ += size;
    return text_.substr(at_ - size, size);
  }
  std::string_view rest() { return text(text_.size() - at_); }
  int number(std::size_t digits) {
    int value = 0;
    for (const char c : text(digits)) {
      if (c < '0' || c > '9') fine_ = false;
      value = value * 10 + (c - '0');
    }
    return fine_ ? value : 0;
  }
  Square square() {
    const auto square = Square::from(number(2));
    if (!square) fine_ = false;
    return square.value_or(Square{});
  }
  Side side() {
    const std::string_view letter = text(1);
    if (letter != "W" && letter != "Z") fine_ = false;
    return letter == "Z" ? Side::dark : Side::light;
  }
  // One digit, up to the last of an enumeration.
  template <class Enum>
  Enum code(Enum last) {
    const int digit = number(1);
    if (digit > static_cast<int>(last)) fine_ = false;
    return fine_ ? static_cast<Enum>(digit) : Enum{};
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  bool fine_ = true;
};

Result<DxpMessage> read_request(DxpFields& fields) {
  DxpGameRequest request;
  request.version = fields.number(2);
  request.name = without_blanks_after(fields.text(name_size));
  request.follower = fields.side();
  request.minutes = fields.number(3);
  request.moves = fields.number(3);
  const std::string_view start = fields.text(1);
  if (!fields.fine() || (start != "A" && start != "B")) return refuse<"dxp.unreadable">();
  if (start == "A") return request;
  const Side turn = fields.side();
  const auto board = read_board_letters(fields.rest(), dxp_letters);
  if (!board) return refuse(board.error());
  request.start = {turn, *board};
  return request;
}

DxpMessage read_fields_of_move(DxpFields& fields) {
  DxpMove move;
  move.seconds = fields.number(4);
  move.from = fields.square();
  move.to = fields.square();
  const int count = fields.number(2);
  for (int i = 0; i < count && fields.fine(); ++i) move.captured.push_back(fields.square());
  return move;
}

Result<DxpMessage> read_fields(char kind, DxpFields& fields) {
  switch (kind) {
    case 'R':
      return read_request(fields);
    case 'A': {
      DxpGameAnswer answer{std::string(without_blanks_after(fields.text(name_size)))};
      answer.accepted = fields.code(DxpAccepted::no_game);
      return answer;
    }
    case 'M':
      return read_fields_of_move(fields);
    case 'E': {
      DxpGameEnd end{fields.code(DxpReason::won)};
      end.no_more_games = fields.number(1) == 1;
      return end;
    }
    case 'C':
      return DxpChat{std::string(fields.rest())};
    case 'B': {
      DxpBackRequest request{fields.number(3)};
      request.turn = fields.side();
      return request;
    }
    case 'K':
      return DxpBackAnswer{fields.code(DxpTakenBack::refused)};
    default:
      return refuse<"dxp.unreadable">();
  }
}

std::string digits(int number, int count) {
  int most = 1;
  for (int i = 0; i < count; ++i) most *= 10;
  std::string text = std::to_string(std::clamp(number, 0, most - 1));
  return text.insert(0, static_cast<std::size_t>(count) - text.size(), '0');
}

std::string name_field(std::string_view name) {
  std::string field(name.substr(0, name_size));
  field.resize(name_size, ' ');
  return field;
}

template <class Enum>
char digit(Enum code) {
  return static_cast<char>('0' + static_cast<int>(code));
}

struct DxpWriter {
  std::string operator()(const DxpGameRequest& request) const {
    const std::string text = "R" + digits(request.version, 2) + name_field(request.name) + letter_of(request.follower) +
                             digits(request.minutes, 3) + digits(request.moves, 3);
    if (!request.start) return text + "A";
    return text + "B" + letter_of(request.start->turn) + board_in_letters(request.start->board, dxp_letters);
  }
  std::string operator()(const DxpGameAnswer& answer) const {
    return "A" + name_field(answer.name) + digit(answer.accepted);
  }
  std::string operator()(const DxpMove& move) const {
    std::string text = "M" + digits(move.seconds, 4) + digits(move.from.number(), 2) + digits(move.to.number(), 2) +
                       digits(static_cast<int>(move.captured.size()), 2);
    for (const Square square : move.captured) text += digits(square.number(), 2);
    return text;
  }
  std::string operator()(const DxpGameEnd& end) const {
    return std::string("E") + digit(end.reason) + (end.no_more_games ? '1' : '0');
  }
  std::string operator()(const DxpChat& chat) const { return "C" + chat.text.substr(0, longest_message - 1); }
  std::string operator()(const DxpBackRequest& request) const {
    return "B" + digits(request.number, 3) + letter_of(request.turn);
  }
  std::string operator()(const DxpBackAnswer& answer) const { return std::string("K") + digit(answer.taken_back); }
};

}  // namespace

Result<DxpMessage> read_dxp(std::string_view text) {
  if (text.empty() || text.size() > longest_message) return refuse<"dxp.unreadable">();
  DxpFields fields(text.front() == 'C' ? text.substr(1) : without_blanks_after(text.substr(1)));
  auto message = read_fields(text.front(), fields);
  if (!message) return message;
  if (!fields.fine() || !fields.done()) return refuse<"dxp.unreadable">();
  return message;
}

std::string write_dxp(const DxpMessage& message) { return std::visit(DxpWriter{}, message); }

}  // namespace fourfold::checkers
