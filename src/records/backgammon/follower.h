// Plays a transcript again by our rules, turn by turn, and writes down what happens.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <string>

#include "records/backgammon/guessed_rules.h"
#include "records/log_writer.h"
#include "records/reading.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::records {

class Follower {
 public:
  Follower(const Transcript& transcript, const Guess& guess) : transcript_(transcript), guess_(guess) {}

  Reading follow();

 private:
  using Log = LogWriter<backgammon::Game>;
  using Turns = std::vector<TranscriptTurn>;

  // There is one from begin_record to close_record, in which every game is followed.
  Log& log() {
    assert(log_);
    return *log_;
  }
  const Log& log() const {
    assert(log_);
    return *log_;
  }
  const backgammon::Position& position() const { return log().state().position(); }
  bool over() const { return phase(log().state()) == Phase::over; }
  int winner() const { return player_at(log().now(), position().winner); }

  void follow_game(std::size_t number);
  // The next game in the same record, if the match can go on there.
  bool go_on(std::size_t number);
  bool begin_record(std::size_t number);
  void close_record();
  void check_heading(const TranscriptGame& game);
  // What follows in this game is not told; who has won it may be.
  void leave_rest(const Turns& turns, std::size_t from, Message reason);

  Result<void> play_turn(const TranscriptTurn& turn);
  Result<void> offer_double(const TranscriptTurn& turn);
  Result<void> must_act(int player) const;
  Result<void> move(const TranscriptTurn& turn);
  Result<void> pass_unrolled(const TranscriptTurn& turn);
  Result<void> make_play(const TranscriptTurn& turn);
  Result<void> play_forced();
  Result<void> opening_roll(const TranscriptTurn& turn);
  Result<void> win(const TranscriptTurn& turn);
  // Ends a game that did not end on the board, by the loser's giving up. Only the player on turn does that (BG-22), so
  // that the loser's last play may have to be taken back; it is returned then ("66: 24/18(2) 13/7(2)").
  enum class TakingBack : std::uint8_t { allowed, refused };
  Result<std::string> give_up(int winner, int points, TakingBack taking_back = TakingBack::allowed);
  // What the player has won by the score before the game that follows; 0 if it does not say.
  int points_by_score(std::size_t game, int player) const;

  const Transcript& transcript_;
  const Guess guess_;
  Reading reading_;
  std::optional<Log> log_;
  std::size_t number_ = 0;                         // of the game that is followed
  std::array<int, 2> score_off_{};                 // how far the last heading's score was from ours
  std::array<std::optional<Log::Mark>, 2> marks_;  // before each player's last play in this game
  std::array<std::string, 2> last_plays_;
};

}  // namespace fourfold::records
