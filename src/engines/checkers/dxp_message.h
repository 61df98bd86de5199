// The messages of DamExchange, version 1, as values and as text. They are written without a separator, every field at
// its place: numbers with zeros before them, names with blanks after them. Squares go to 32 here, and so does a board.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// A position to begin with other than the usual one.
struct DxpStart {
  Side turn = Side::dark;
  Board board{};

  bool operator==(const DxpStart&) const = default;
};

struct DxpGameRequest {
  int version = 1;
  std::string name{};  // of the program that asks
  Side follower = Side::dark;
  int minutes = 0;  // for each side and the whole game
  int moves = 0;    // of each side, after which the game may be ended; 0 is without an end
  std::optional<DxpStart> start{};

  bool operator==(const DxpGameRequest&) const = default;
};

enum class DxpAccepted : std::uint8_t { yes, other_version, not_this_game, no_game };

struct DxpGameAnswer {
  std::string name{};  // of the program that answers
  DxpAccepted accepted = DxpAccepted::yes;

  bool operator==(const DxpGameAnswer&) const = default;
};

struct DxpMove {
  int seconds = 0;
  Square from{};
  Square to{};
  std::vector<Square> captured{};

  bool operator==(const DxpMove&) const = default;
};

// How a game ended for the one who says so.
enum class DxpReason : std::uint8_t { unknown, lost, drawn, won };

struct DxpGameEnd {
  DxpReason reason = DxpReason::unknown;
  bool no_more_games = false;

  bool operator==(const DxpGameEnd&) const = default;
};

struct DxpChat {
  std::string text{};

  bool operator==(const DxpChat&) const = default;
};

// Back to where this side made its move of that number.
struct DxpBackRequest {
  int number = 1;
  Side turn = Side::dark;

  bool operator==(const DxpBackRequest&) const = default;
};

enum class DxpTakenBack : std::uint8_t { yes, not_supported, refused };

struct DxpBackAnswer {
  DxpTakenBack taken_back = DxpTakenBack::yes;

  bool operator==(const DxpBackAnswer&) const = default;
};

using DxpMessage =
    std::variant<DxpGameRequest, DxpGameAnswer, DxpMove, DxpGameEnd, DxpChat, DxpBackRequest, DxpBackAnswer>;

Result<DxpMessage> read_dxp(std::string_view text);
// What does not fit its field is cut: long names, numbers with too many digits to the largest that there is.
std::string write_dxp(const DxpMessage& message);

}  // namespace fourfold::checkers
