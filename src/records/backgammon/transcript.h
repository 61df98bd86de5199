// A backgammon match as other programs write it down: games of turns. It stands between our records and the formats
// .mat and SGF, which differ in spelling only.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "records/reading.h"
#include "records/record.h"
#include "records/text_place.h"
#include "rules/backgammon/backgammon.h"
#include "rules/result.h"

namespace fourfold::records {

enum class TranscriptAction : std::uint8_t {
  move,          // rolled and played
  roll,          // rolled; no play is written
  offer_double,  // or answers a double by doubling again: a beaver
  take,
  drop,
  win,  // has won so many points (0: not said); with no end on the board, because the opponent gave up
};

struct TranscriptTurn {
  int player = 0;  // 0 stands on the left in .mat and is White in SGF
  TranscriptAction action = TranscriptAction::move;
  backgammon::Roll dice{};              // of a move or a roll
  std::string play;                     // of a move that was read: "8/5 6/5"
  std::vector<backgammon::Step> steps;  // of a move that is to be written; none for a pass
  std::vector<bool> hits;               // by step
  bool dice_said = true;                // of a pass: if not, it stands without its dice
  bool forced = false;                  // of a roll: if there is one play only, it has been made
  bool resigned = false;                // of a win: the opponent gave up
  int number = 0;                       // the points of a win; what the cube shows after a double, if the file says so
  std::optional<Message> problem;       // why it cannot be read; nothing else about it is known then
  std::vector<std::string> notes;
  TextPlace place;
};

struct TranscriptGame {
  std::array<int, 2> score{};    // before the game
  bool score_said = true;        // by the file; if not, the score is what the games before give
  std::optional<bool> crawford;  // whether this is the Crawford game, if the file says so
  int automatic_doubles = 0;
  std::vector<TranscriptTurn> turns;
  std::vector<std::string> notes;  // before the first turn
  TextPlace place;
};

struct Transcript {
  int length = 0;  // points of the match; 0 for money
  std::array<std::string, 2> names;
  backgammon::StartingPosition variant = backgammon::StartingPosition::standard;
  std::optional<bool> crawford;  // the rules, where the file says them
  std::optional<bool> jacoby;
  bool cube = true;
  std::string rules;  // all of the rules in our own words, if we wrote the file
  NamedTexts about;
  std::vector<std::string> notes;  // on the match as a whole
  std::vector<TranscriptGame> games;
  bool over = false;  // the last game has decided the match
  TextPlace place;
};

// The match as a record, every play found legal. What the rules do not have is left out with a remark: a game is kept
// as far as it can be followed, and where the match cannot go on from there, its further games are a record of their
// own.
Reading to_records(const Transcript& transcript);

// The match that a record tells of. Times, takebacks, refused resignations and tied opening rolls are no part of it.
Result<Transcript> to_transcript(const Record& record);

}  // namespace fourfold::records
