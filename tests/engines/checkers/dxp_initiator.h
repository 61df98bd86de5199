// The other end of DamExchange: asks for a game, plays what comes first among the legal moves, and looks at every move
// that is sent, with the tournament's rules as the referee.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "engines/checkers/dxp_message.h"
#include "notation/checkers/text.h"
#include "players/random_source.h"

namespace fourfold::checkers {

class DxpInitiator {
 public:
  DxpInitiator(std::function<void(const std::string&)> say, std::function<std::string()> hear)
      : say_(std::move(say)), hear_(std::move(hear)) {}

  // A whole game, to the end that both have confirmed.
  void play(const DxpGameRequest& request) {
    say_(write_dxp(request));
    const DxpMessage answer = next();
    ASSERT_TRUE(std::holds_alternative<DxpGameAnswer>(answer));
    ASSERT_EQ(std::get<DxpGameAnswer>(answer).accepted, DxpAccepted::yes);
    if (request.start) state_ = *State::from({}, {request.start->board, request.start->turn, Status::playing});
    int theirs = 0;
    RandomSource random(static_cast<std::uint64_t>(request.moves) + 7);
    while (true) {
      const bool our_turn = state_.turn() != request.follower;
      if (our_turn && (phase(state_) == Phase::over || (request.moves > 0 && theirs >= request.moves))) {
        say_("E00");
        EXPECT_TRUE(std::holds_alternative<DxpGameEnd>(next()));
        return;
      }
      if (our_turn) {
        const PlayList plays = legal(state_);
        const Play& play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
        say_(write_dxp(message_of(play)));
        state_ = apply(state_, play);
        continue;
      }
      const DxpMessage message = next();
      if (std::holds_alternative<DxpGameEnd>(message)) {
        const DxpReason reason = std::get<DxpGameEnd>(message).reason;
        if (state_.status() == Status::decided) {
          EXPECT_EQ(reason, DxpReason::lost);
        } else if (phase(state_) == Phase::over) {
          EXPECT_EQ(reason, DxpReason::drawn);
        } else {
          EXPECT_GT(request.moves, 0) << "the game could go on";
          EXPECT_EQ(theirs, request.moves);
        }
        say_("E00");
        return;
      }
      ASSERT_TRUE(std::holds_alternative<DxpMove>(message));
      ASSERT_NO_FATAL_FAILURE(take(std::get<DxpMove>(message)));
      ++theirs;
    }
  }

 private:
  static DxpMove message_of(const Play& play) {
    DxpMove move{0, play.from(), play.to()};
    for (Squares rest = play.captured(); rest != 0; rest &= rest - 1) move.captured.push_back(Square::lowest(rest));
    return move;
  }

  DxpMessage next() {
    const std::string text = hear_();
    const auto message = read_dxp(text);
    EXPECT_TRUE(message) << text;
    return message ? *message : DxpMessage{DxpChat{}};
  }

  void take(const DxpMove& move) {
    Squares captured = 0;
    for (const Square square : move.captured) captured |= square.mask();
    for (const Play& play : legal(state_)) {
      if (play.from() != move.from || play.to() != move.to || play.captured() != captured) continue;
      state_ = apply(state_, play);
      return;
    }
    FAIL() << write_dxp(move) << " is no legal move of " << format_position(state_);
  }

  std::function<void(const std::string&)> say_;
  std::function<std::string()> hear_;
  State state_{};
};

}  // namespace fourfold::checkers
