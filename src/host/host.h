// A table run for the people around one screen: it rolls the dice, lets the bots decide, tells what happens, and lets a
// turn be made hop by hop. The line mode, the full screen and the browser are views of it.
//
// No files, no threads, no wall clock: every call that changes something takes the time in milliseconds since the table
// was opened. A view draws what is seen, asks what is waited for, calls what a person chose, and shows what history()
// has more than before.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "host/gestures.h"
#include "notation/canvas.h"
#include "notation/scene.h"
#include "players/player.h"
#include "records/record.h"
#include "rules/result.h"
#include "rules/walk.h"
#include "table/clock.h"
#include "table/event.h"
#include "table/setup.h"

namespace fourfold::host {

enum class Waiting : std::uint8_t {
  dice,             // fair dice: proceed() rolls them
  typed_dice,       // the dice of the table are typed: roll()
  person,           // a person decides: hop() and confirm(), or play()
  pass,             // a person can do nothing but pass: proceed() does it and says so
  bot,              // a bot decides: proceed() lets it
  takeback_answer,  // a play is asked back, and a person answers: answer_takeback()
  next_game,        // a game is over and the match is not: proceed() begins the next
  nothing,          // the match is over, or cannot be gone on with (see result())
};

struct SeatView {
  int player = 0;       // as setup() counts them
  std::string name;     // "Anna"
  std::string kind;     // "human", "bot:greedy"
  std::string sign;     // the character that the player's pieces are drawn with
  int seat_number = 1;  // where the player sits in this game, from 1: colour and shape go with it
  double score = 0;     // in the match
  std::optional<Millis> time_left;
  bool to_act = false;
  std::vector<std::string> notes;  // "162 pips", "2 off"
};

struct HopView {
  Hop hop;
  std::string label;  // "8/5*"; no two that may follow have the same
};

struct RuleView {
  std::string name;      // "capture"
  std::string value;     // "compulsory"
  std::string meaning;   // one line for a person
  bool changed = false;  // not as the preset has it
};

struct Candidate {
  std::string play;
  double value = 0;
  std::optional<double> win;  // the chance of winning, if the bot can tell
  std::vector<Arrow> arrows;  // how it moves
};

// One event with what a view needs to show it.
struct Happening {
  Event event;
  int game = 1;                            // of the match, from 1
  std::vector<Arrow> arrows;               // how pieces moved
  std::optional<std::vector<int>> points;  // when it ended the game: what each player won
};

struct Hint {
  std::string play;                   // what the bot would play
  std::string by;                     // the bot: "greedy"
  std::string reason;                 // in a few words; may be empty
  bool equity = false;                // whether the values are points a game; else they only give the order
  std::vector<Candidate> candidates;  // best first, at most five
};

class Host {
 public:
  Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;
  Host(Host&&) = delete;
  Host& operator=(Host&&) = delete;
  virtual ~Host() = default;

  // What is seen.
  virtual const Setup& setup() const = 0;
  virtual std::string title() const = 0;                     // "Backgammon, tournament rules, match to 7"
  virtual std::vector<RuleView> rules() const = 0;           // every option of the rules in force
  virtual Canvas board() const = 0;                          // with the hops made so far
  virtual std::string board_text(bool ascii) const = 0;      // the same in lines, with the notes beside it
  virtual Scene scene() const = 0;                           // the board as data, with the hops made so far
  virtual std::vector<SeatView> seats(Millis at) const = 0;  // by player; notes with the hops made so far
  virtual std::vector<std::string> table_notes() const = 0;  // "cube at 2, held by player 1"
  virtual std::string dice() const = 0;                      // on the table: "3-1", or nothing
  virtual std::vector<int> dice_left() const = 0;            // not played yet, the larger first
  virtual std::string position() const = 0;                  // in the game's notation
  virtual int game_number() const = 0;                       // of the match, from 1
  virtual bool endless() const = 0;                          // the match has no end of its own: it is left when enough
  virtual bool over() const = 0;                             // the match is
  virtual int winner() const = 0;                            // the player who won the match; -1 if nobody did (yet)
  virtual int fallen() const = 0;                            // the player whose time ran out; -1 if nobody's did
  virtual std::string result() const = 0;                    // of the finished match in a sentence; else why it rests

  // What has happened: sentences such as "Anna rolls 3-1." It only grows; what was taken back stays told.
  virtual const std::vector<std::string>& history() const = 0;
  // The same for looking back: how many events there are, the board after the first so many of them, and the sentence
  // of the last of those (empty where there is nothing to tell, and for 0).
  virtual std::uint32_t events() const = 0;
  virtual Canvas board_after(std::uint32_t events) const = 0;
  virtual Scene scene_after(std::uint32_t events) const = 0;
  virtual std::string board_text_after(std::uint32_t events, bool ascii) const = 0;
  virtual std::string told(std::uint32_t event) const = 0;
  virtual Happening happening(std::uint32_t event_number) const = 0;  // from 1 to events()

  // What is waited for, and which player is to act (as setup() counts them; -1 when nobody is).
  virtual Waiting waiting() const = 0;
  virtual int acting() const = 0;

  // One step that needs no person: rolls fair dice, passes where a pass is all there is, lets a bot decide, begins the
  // next game.
  virtual Result<void> proceed(Millis at) = 0;
  // Asked while a bot thinks, about a decision or a hint: true means that it has thought enough.
  void think_until(players::Stop enough) { enough_ = std::move(enough); }

  // A turn hop by hop, when a person decides. Hops that cannot follow are refused; choices() are no hops.
  virtual std::vector<HopView> hops() const = 0;
  virtual std::vector<Gesture> gestures() const = 0;  // the same with several hops of one piece in one
  virtual const std::vector<Hop>& hops_made() const = 0;
  virtual std::vector<std::string> labels_made() const = 0;
  virtual Result<void> hop(const Hop& hop) = 0;
  virtual bool unhop() = 0;                // takes the last hop back; false if there is none
  virtual bool turn_is_whole() const = 0;  // confirm() would end the turn; more hops may still be possible
  virtual Result<void> confirm(Millis at) = 0;

  // The same by words. Plays are written as plays() lists them or in any way the game's notation reads.
  virtual std::vector<std::string> plays() const = 0;  // every legal play of the person who decides
  virtual std::vector<std::string> choices()
      const = 0;  // those plays where no hop can be made: roll, double, take, drop...
  virtual std::vector<std::string> offers()
      const = 0;  // resign, offer draw... as play() takes them; also before rolling
  virtual Result<void> play(std::string_view text, Millis at) = 0;
  // Dice that are typed. Nothing typed: the host throws them, which proves nothing.
  virtual Result<void> roll(std::string_view text, Millis at) = 0;
  // A word of a player's for the seed of fair dice, before the first roll.
  virtual bool takes_words() const = 0;
  virtual Result<void> add_word(int player, std::string_view word, Millis at) = 0;

  // Takes back the last decision that a person made in this game, with all that followed. At one screen asking is
  // agreeing.
  virtual Result<void> take_back(Millis at) = 0;
  virtual Result<void> answer_takeback(bool agree, Millis at) = 0;

  // Notices a clock that has run out; true if that ended the match.
  virtual bool look_at_clock(Millis at) = 0;

  // Computes the given piece, from 0, of what bots would compute when they first need it; whether there are more.
  virtual bool prepare(std::size_t piece) const = 0;

  // What the strongest player of ours would do in place of the person who decides.
  virtual Result<Hint> hint() const = 0;

  // The match as it is kept. It has the secret of the dice while the match goes on: it is the host's own file.
  virtual records::Record record() const = 0;

 protected:
  players::Stop enough_;
};

// A new table. Fair dice need the secret; `seed` is for what the bots draw where there is none.
Result<std::unique_ptr<Host>> open_host(const Setup& setup, const std::optional<Bytes32>& secret, std::uint64_t seed);

// The table that a record leads to. A match that is not over goes on, if the dice are typed or the record has their
// secret.
Result<std::unique_ptr<Host>> resume_host(const records::Record& record, std::uint64_t seed);

// So many players, and what is set so that they can sit down; nothing is where the rules seat so many anyway.
struct Seating {
  int players = 2;
  std::optional<Setting> setting;
};

// The option that says how long a match of the game is, the name of every player of ours, weakest first, and how many
// can play.
struct GameFacts {
  std::string_view match_option;  // empty where a match is a series of games
  std::vector<std::string_view> bots;
  std::vector<Seating> seatings;  // the numbers of players there may be, the usual one first
};
Result<GameFacts> facts(std::string_view game);

}  // namespace fourfold::host
