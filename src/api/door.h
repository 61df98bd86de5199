// The browser's door to the core: requests and answers are JSON texts, so that one function is all that has to be
// called from outside. Tables stay open behind it and are named by number.
//
// A request is {"do": WORD, ...}; the answer is {"answer": VALUE}, or {"refused": {"code": …, "args": …}}
// and nothing has changed; the sentence of a refusal is in texts/.
// Times ("at") are milliseconds since the table was opened. web/src/core/types.ts has the shapes of what is answered:
//
//   games                                     every game with its presets, options, bots and numbers of players
//   open        setup                         a new table: its view
//   resume      record                        the table of a record: its view
//   view        table since at                how it stands; with the events after number `since`
//   proceed     table at                      one step that needs no person
//   hop         table hops                    makes hops of the turn, all of them or none
//   why-not     table seat from to?           why that seat's piece does not go there, or nowhere from there: a message
//   unhop       table
//   confirm     table at
//   play        table text at
//   roll        table text at                 typed dice
//   seal        player word                   a word for the seed of fair dice, made impossible to guess, and its seal
//   words       table words at                all such words of the people at this screen, before the first roll
//   verify      table                         the dice of a match that is over, computed again
//   take-back   table at
//   answer-takeback table agree at
//   clock       table at                      notices a clock that has run out; what each player has left
//   prepare     table piece                   computes what bots would need later; whether there are more pieces
//   files       table                         the files that its bots would use and do not have, by name
//   file        name                          takes one: its bytes come with the request
//   hint        table
//   moment      table events                  the board, the score and the clocks after so many events
//   record      table since                   the record as it is kept on this device, with the secret of its dice;
//   with
//                                             `since` only the lines of the events after that number
//   formats     game                          what a record can be exported to
//   export      table format
//   import      file text                     the records in a file, each as text, and remarks on what was left out
//   look        game preset options position  the scene of a position; options: what it says of the rules besides
//   compose     game preset options scene     the position that a scene shows
//   close       table
//
// Whatever changes a table is answered with its view, with the events that are new since the last answer.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "api/request.h"
#include "screen/screen.h"

namespace fourfold::door {

class Door {
 public:
  // `enough` is asked while a bot thinks: true means to answer with what it knows by then.
  explicit Door(players::StopAsked enough = {}) : enough_(std::move(enough)) {}

  // `file` holds bytes that come with the request, where it speaks of some.
  std::string answer(std::string_view request, std::string file = {});

 private:
  struct OpenTable {
    std::unique_ptr<screen::Screen> screen;
    std::uint32_t told = 0;  // events already told
  };
  using Verb = Result<Json> (Door::*)(const Request&);

  static Verb find(std::string_view word);
  Result<Json> serve(const Request& request);
  Result<OpenTable*> table(const Request& request);
  Result<Json> put_up(Result<std::unique_ptr<screen::Screen>> screen);
  Result<Json> seen(int number, Millis at);
  // Does something to a table and shows how it then stands.
  template <class Act>
  Result<Json> change(const Request& request, Act&& act);

  Result<Json> games(const Request& request);
  Result<Json> open(const Request& request);
  Result<Json> resume(const Request& request);
  Result<Json> view(const Request& request);
  Result<Json> proceed(const Request& request);
  Result<Json> hop(const Request& request);
  Result<Json> why_not(const Request& request);
  Result<Json> unhop(const Request& request);
  Result<Json> confirm(const Request& request);
  Result<Json> play(const Request& request);
  Result<Json> roll(const Request& request);
  Result<Json> seal(const Request& request);
  Result<Json> words(const Request& request);
  Result<Json> verify(const Request& request);
  Result<Json> take_back(const Request& request);
  Result<Json> answer_takeback(const Request& request);
  Result<Json> clock(const Request& request);
  Result<Json> prepare(const Request& request);
  Result<Json> files(const Request& request);
  Result<Json> take_file(const Request& request);
  Result<Json> hint(const Request& request);
  Result<Json> moment(const Request& request);
  Result<Json> record(const Request& request);
  Result<Json> formats(const Request& request);
  Result<Json> exported(const Request& request);
  Result<Json> imported(const Request& request);
  Result<Json> look(const Request& request);
  Result<Json> compose(const Request& request);
  Result<Json> close(const Request& request);

  players::StopAsked enough_;
  std::string file_;  // that came with the request
  std::map<int, OpenTable> tables_;
  int next_table_ = 1;
};

}  // namespace fourfold::door
