// One device's side of a table: whose hands are at it, the hops of a turn that is not confirmed yet, the bots that run
// here, looking back. The line mode, the full screen and the browser are views of it.
//
// The table may be the device's own, with the authority here, or a copy of one elsewhere: then what people do is sent
// (Send), and what happened comes back as events (receive). Both are used alike; only with a table elsewhere what was
// asked for is done when its event arrives.
//
// No files, no threads, no wall clock: every call that changes something takes the time in milliseconds since the table
// was opened. A view draws what is seen, asks what is waited for, calls what a person chose, and shows what history()
// has more than before.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/record.h"
#include "rules/result.h"
#include "screen/bots.h"
#include "screen/game_reader.h"
#include "table/fair_dice.h"
#include "table/secret.h"
#include "table/setup.h"
#include "table/view.h"

namespace fourfold::screen {

class TableLink;
struct Parts;

enum class Waiting : std::uint8_t {
  dice,             // fair dice: proceed() rolls them
  typed_dice,       // the dice of the table are typed: roll()
  person,           // a person here decides: hop() and confirm(), or play()
  pass,             // a person here can do nothing but pass: proceed() does it and says so
  bot,              // a bot here decides: proceed() lets it
  takeback_answer,  // a play is asked back, and a person here answers: answer_takeback()
  next_game,        // a game is over and the match is not: proceed() begins the next
  elsewhere,        // somebody at another device is waited for, or an answer from the table
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
  std::vector<Message> notes;  // "162 pips", "2 off"
};

// An event as it was told.
struct ToldEvent {
  std::uint32_t number = 0;
  std::vector<Message> sentences;
};

// What this device asks of a table elsewhere.
using Send = std::function<void(int player, const Intent& intent)>;

class Screen {
 public:
  // See open_screen, resume_screen and join_table.
  Screen(Parts parts, records::Record remarks, std::vector<bool> here, Send send, std::uint64_t seed);
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  Screen(Screen&&) = delete;
  Screen& operator=(Screen&&) = delete;
  ~Screen();

  // What is seen.
  const Setup& setup() const;
  const GameReader& game() const { return *reader_; }
  Canvas board() const { return reader_->board(events(), made_); }  // with the hops made so far
  Scene scene() const { return reader_->scene(events(), made_); }   // the same as data
  std::string position() const { return reader_->position(events()); }
  std::vector<SeatView> seats(Millis at) const;                // by player; notes with the hops made so far
  std::vector<std::optional<Millis>> clocks(Millis at) const;  // what each player has left
  std::vector<int> dice_left() const { return scene().left; }  // not played yet, the larger first
  int game_number() const { return standing_.game; }           // of the match, from 1
  bool over() const { return standing_.match_over; }           // the match is
  int winner() const { return standing_.winner; }              // of the match; nobody if nobody did (yet)
  int fallen() const { return standing_.fallen; }              // whose time ran out
  // Of the finished match; else why it rests, if it does.
  std::optional<Message> result() const;

  // What has happened. It only grows; what was taken back stays told.
  const std::vector<ToldEvent>& history() const { return history_; }
  std::uint32_t events() const;
  const std::vector<Event>& log() const;

  // What is waited for, and which player is to act (as setup() counts them; nobody when none is).
  Waiting waiting() const { return waiting_; }
  int acting() const { return standing_.acting; }
  // Whether a person at this device plays for that player.
  bool here(int player) const;

  // One step that needs no person: rolls fair dice, passes where a pass is all there is, lets a bot decide, begins the
  // next game.
  Result<void> proceed(Millis at);
  // Asked while a bot thinks, about a decision or a hint: true means that it has thought enough.
  void think_until(players::StopAsked enough) { enough_ = std::move(enough); }

  // A turn hop by hop, when a person decides. Hops that cannot follow are refused; choices() are no hops.
  std::vector<HopView> hops() const;
  std::vector<Gesture> gestures() const;  // the same with several hops of one piece in one
  // Why a piece of that seat on that place does not go to the other one, or nowhere at all: the answer to a movement of
  // the hand that is no gesture.
  Message why_not(int seat, int from, std::optional<int> to) const;
  const std::vector<Hop>& hops_made() const { return made_; }
  std::vector<std::string> labels_made() const { return reader_->labels(made_); }
  Result<void> hop(const Hop& hop);
  bool unhop();                // takes the last hop back; false if there is none
  bool turn_is_whole() const;  // confirm() would end the turn; more hops may still be possible
  Result<void> confirm(Millis at);

  // The same by words. Plays are written as plays() lists them or in any way the game's notation reads.
  std::vector<std::string> plays() const;    // every legal play of the person who decides
  std::vector<std::string> choices() const;  // those plays where no hop can be made: roll, double, take, drop...
  std::vector<std::string> offers() const;   // resign, offer draw... as play() takes them; also before rolling
  Result<void> play(std::string_view text, Millis at);
  // Dice that are typed. Nothing typed: the device throws them, which proves nothing.
  Result<void> roll(std::string_view text, Millis at);
  // Words of the players' for the seed of fair dice, before the first roll: all are sealed, then all are shown.
  bool takes_words() const;
  Result<void> add_words(std::span<const FairSeed::Word> words, Millis at);

  // Takes back the last decision that a person here made in this game, with all that followed. Whoever else plays at
  // this device agrees by that; players elsewhere are asked, all of them.
  Result<void> take_back(Millis at);
  Result<void> answer_takeback(bool agree, Millis at);

  // Notices a clock that has run out; true if that ended the match.
  bool look_at_clock(Millis at);

  // Computes the given piece, from 0, of what bots would compute when they first need it; whether there are more.
  bool prepare(std::size_t piece) const { return bots_->prepare(piece); }
  // Files that bots would use and do not have, by their names in data/; and that some are there now.
  std::vector<std::string> missing_files() const { return bots_->missing_files(); }
  void renew_bots() { bots_->renew(); }
  // What the strongest player of ours would do in place of the person who decides, from the hops made on.
  Result<Hint> hint() const { return bots_->hint(made_, bot_seed(), enough_); }

  // Of a table elsewhere: events that happened, in any order and any number of times; those that do not follow are left
  // out. What is missing is asked for with since(events()).
  Result<void> receive(std::span<const Event> events);
  // The table has refused what was asked as number `number`.
  void receive_refusal(std::uint32_t number);
  // Asks again for what has not been answered; a table does it once only.
  void send_again() const;

  // What is said about the game, in the order of the events that it stands after.
  const std::vector<records::Note>& notes() const { return remarks_.notes; }
  // The match as everybody may have it.
  records::Record record() const;
  // What only the authority has: to be kept with the record while the match goes on.
  std::optional<Secret> secret() const;

 private:
  bool bot_here(int player) const;
  Waiting find_waiting() const;
  int person_to_agree() const;
  int bot_to_agree() const;
  Result<void> agree_with_own(Millis at);
  std::uint64_t bot_seed() const;
  Result<void> submit(EventKind kind, int player, std::string text, Millis at);
  Result<void> let_bot_act(Millis at);
  Result<void> take_back_one(Millis at);
  void catch_up();

  std::unique_ptr<TableLink> link_;
  std::unique_ptr<GameReader> reader_;
  std::unique_ptr<Bots> bots_;
  records::Record remarks_;  // what is told about the match besides its events
  std::vector<bool> here_;   // by player
  Send send_;
  std::uint64_t seed_;
  players::StopAsked enough_;
  Standing standing_;
  Waiting waiting_ = Waiting::nothing;
  std::vector<Hop> made_;
  std::vector<ToldEvent> history_;
  std::uint32_t told_ = 0;  // events that are in the history, or had nothing to tell
  struct Sent {
    int player;
    Intent intent;
  };
  std::optional<Sent> sent_;  // to a table elsewhere, and not answered yet
};

// A new table of this device's own. Fair dice need the secret; `seed` is for what the bots draw where there is none.
Result<std::unique_ptr<Screen>> open_screen(const Setup& setup, const std::optional<Secret>& secret,
                                            std::uint64_t seed);

// The table that a record leads to. A match that is not over goes on, if the dice are typed or the secret is known.
Result<std::unique_ptr<Screen>> resume_screen(const records::Record& record, const std::optional<Secret>& secret,
                                              std::uint64_t seed);

// A table elsewhere, as far as it has come; `here` are the players at this device, none for who watches. `seed` is for
// what this device draws: hints, and typed dice that it throws.
Result<std::unique_ptr<Screen>> join_table(const Setup& setup, std::span<const Event> events, std::span<const int> here,
                                           Send send, std::uint64_t seed);

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

}  // namespace fourfold::screen
