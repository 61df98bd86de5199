// A backgammon match as other programs write it down: games of turns. It stands between our records and the formats
// .mat and SGF, which differ in spelling only.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "records/record.h"
#include "records/text_place.h"
#include "rules/backgammon/backgammon.h"
#include "rules/result.h"

namespace fourfold::records {

enum class Action : std::uint8_t {
  move,          // rolled and played
  roll,          // rolled; no play is written
  offer_double,  // or answers a double by doubling again: a beaver
  take,
  drop,
  win,  // has won so many points; with no end on the board, because the opponent resigned
};

struct Turn {
  int player = 0;  // 0 stands on the left in .mat and is White in SGF
  Action action = Action::move;
  backgammon::Roll dice{};              // of a move or a roll
  std::string play;                     // of a move that was read: "8/5 6/5"
  std::vector<backgammon::Step> steps;  // of a move that is to be written; none for a pass
  std::vector<bool> hits;               // by step
  bool forced = false;                  // of a roll: if there is one play only, it has been made
  bool resigned = false;                // of a win: the opponent gave up
  int number = 0;                       // the points of a win; what the cube shows after a double, if the file says so
  std::vector<std::string> notes;
  TextPlace place;
};

struct TranscriptGame {
  std::array<int, 2> score{};    // before the game
  std::optional<bool> crawford;  // whether this is the Crawford game, if the file says so
  int automatic_doubles = 0;
  std::vector<Turn> turns;
  std::vector<std::string> notes;  // before the first turn
  TextPlace place;
};

struct Transcript {
  int length = 0;  // points of the match; 0 for money
  std::array<std::string, 2> names;
  backgammon::Setup variant = backgammon::Setup::standard;
  std::optional<bool> crawford;  // the rules, where the file says them
  std::optional<bool> jacoby;
  bool cube = true;
  std::string rules;  // all of the rules in our own words, if we wrote the file
  NamedTexts about;
  std::vector<std::string> notes;  // on the match as a whole
  std::vector<TranscriptGame> games;
  bool over = false;  // the last game has decided the match
};

// The record of a match, every play found legal; or the line of the first that is not, and why.
Result<Record> to_record(const Transcript& transcript);

// The match that a record tells of. Times, takebacks, refused resignations and tied opening rolls are no part of it.
Result<Transcript> to_transcript(const Record& record);

}  // namespace fourfold::records
