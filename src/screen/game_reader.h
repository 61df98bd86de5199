// What a screen asks of the game: the board at any time of the match, how a turn may go on, what has happened. One
// small interface, so that screens do not know which game is played; each game's file in this room makes its own.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/canvas.h"
#include "notation/scene.h"
#include "rules/walk.h"
#include "screen/gestures.h"
#include "table/clock.h"
#include "table/event.h"

namespace fourfold::screen {

// How the match stands, without the board.
struct Standing {
  Phase phase = Phase::roll;
  int game = 1;
  int acting = nobody;
  int asks_takeback = nobody;
  std::uint32_t agreed = 0;  // to that: the bit of each player's number
  bool match_over = false;
  int winner = nobody;  // of a match that is over; nobody where it is drawn
  int fallen = nobody;
  std::uint64_t rolls = 0;
  bool revealed = false;
  bool only_pass = false;        // the one who decides can do nothing but pass
  std::vector<Seat> seats;       // by player
  std::vector<int> half_points;  // by player
};

struct HopView {
  Hop hop;
  std::string label;  // "8/5*"; no two that may follow have the same
};

struct RuleView {
  std::string name;      // "capture"
  std::string value;     // "compulsory"
  bool changed = false;  // not as the preset has it
  bool matters = true;   // it can make a difference here
};

// A die, which player rolled it, and where that player sat.
struct DieOfPlayer {
  int player = nobody;
  Seat seat{};
  int pips = 0;
};

// How a game ended, told.
struct GameEnding {
  int winner = nobody;           // of the game, or by time of the match; nobody where it is drawn or shared
  Message headline;              // "Anna wins a gammon."
  std::vector<Message> why;      // "Bert has borne off none."
  std::vector<Message> counts;   // "The cube shows 2, times 2 for the gammon: 4 points."
  std::optional<Message> match;  // how the match stands or ended; nothing where there is only the one game
};

// One of the figures of a game (table/figures.h).
struct GameFigure {
  Message label;                // "Checkers hit"
  std::vector<double> values;   // by player
  std::optional<double> usual;  // what is to be expected on average
};

// One event with what a view needs to show it.
struct Happening {
  Event event;
  int game = 1;                            // of the match, from 1
  std::vector<Message> told;               // nothing where there is nothing to tell
  std::vector<Message> ending;             // when it ended a game or the match: how, and how the match stands
  std::vector<DieOfPlayer> dice;           // that were rolled; none where a lot was drawn
  std::vector<Arrow> arrows;               // how pieces moved
  std::vector<Message> steps;              // the same in words; nothing where none did
  bool passed = false;                     // a play that moved nothing, because nothing could be
  std::optional<std::vector<int>> points;  // when it ended the game: what each player won
  std::vector<int> half_points;            // and by player the score of the match then
};

// A player at some time of the match.
struct PlayerThen {
  Seat seat = Seat::one;
  int half_points = 0;
  std::optional<Millis> time_left;
};

// The latest dice of a game, which lie there until others are rolled.
struct LyingDice {
  std::uint32_t event = 0;  // the roll
  Seat seat = Seat::one;    // of whoever played them, or is to
  std::vector<int> dice;
  int numbers = 0;  // how many they gave to play: four after some doubles
};

class GameReader {
 public:
  GameReader() = default;
  GameReader(const GameReader&) = delete;
  GameReader& operator=(const GameReader&) = delete;
  GameReader(GameReader&&) = delete;
  GameReader& operator=(GameReader&&) = delete;
  virtual ~GameReader() = default;

  // What is played, by which rules and how long, with what people call the rules: "Ludo: Liberty rules".
  virtual Message title(std::string rules) const = 0;
  virtual std::vector<RuleView> rules() const = 0;       // every option of the rules in force
  virtual std::vector<std::string> clauses() const = 0;  // of the rules, those in force: "BG-1"
  virtual bool endless() const = 0;                      // the match has no end of its own: it is left when enough
  virtual bool in_rounds() const = 0;                    // what it is made of is called a round, and not a game
  virtual Standing standing() const = 0;
  virtual Message result() const = 0;                    // of the match, if it is over, else of the game that is
  virtual std::optional<GameEnding> ending() const = 0;  // of the game that is over; nothing while it goes on
  virtual std::vector<GameFigure> figures() const = 0;   // of this game so far; those that say something

  // After the first `events`, with hops made so far in the turn.
  virtual Canvas board(std::uint32_t events, std::span<const Hop> made) const = 0;
  virtual Scene scene(std::uint32_t events, std::span<const Hop> made) const = 0;
  virtual std::vector<PlayerThen> players(std::uint32_t events) const = 0;
  virtual int game_number(std::uint32_t events) const = 0;  // of the match, from 1
  virtual std::optional<LyingDice> lying_dice(std::uint32_t events) const = 0;
  virtual std::vector<Message> seat_notes(std::uint32_t events, std::span<const Hop> made, int player) const = 0;
  virtual std::vector<Message> table_notes(std::uint32_t events) const = 0;
  virtual std::string position(std::uint32_t events) const = 0;  // in the game's notation
  virtual std::string sign(int player) const = 0;                // that the player's pieces are drawn with
  virtual std::string dice() const = 0;                          // on the table: "3-1", or nothing
  virtual std::vector<int> rollers() const = 0;  // who rolls each of the dice that are due; none where no dice are
  virtual Happening happening(std::uint32_t event) const = 0;

  // How the turn of whoever decides may go on.
  virtual std::vector<HopView> next_hops(std::span<const Hop> made) const = 0;
  virtual std::vector<Gesture> gestures(std::span<const Hop> made) const = 0;
  // Why no piece of theirs goes from there to there, or nowhere from there.
  virtual Message why_not(std::span<const Hop> made, int from, std::optional<int> to) const = 0;
  virtual std::vector<std::string> labels(std::span<const Hop> made) const = 0;
  // The play that the hops are, once they are a whole turn.
  virtual std::optional<std::string> play_of(std::span<const Hop> made) const = 0;
  virtual std::vector<std::string> plays() const = 0;   // all legal ones
  virtual std::vector<std::string> offers() const = 0;  // resign, offer draw...
  // Whether the game is over with that play: words that are not to be said by accident.
  virtual bool ends_game(std::string_view play) const = 0;
  // The event that the player's last play of this game would be taken back to.
  virtual std::optional<std::uint32_t> takeback_of(int player) const = 0;
};

}  // namespace fourfold::screen
