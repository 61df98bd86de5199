// What the sessions of all protocols share: the rules they play by, the engine that answers, and its choice of a move.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "engines/session.h"
#include "players/engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

using EnginePointer = std::unique_ptr<players::Engine<Game>>;

// Of a preset. Whether a game is drawn is for the other program to say: one that goes on gets an answer, so draws have
// to be claimed, whatever the preset.
Result<Rules> session_rules(std::string_view preset);

inline constexpr std::size_t usual_hash_megabytes = 64;

// The bot of the settings, with so much room to remember in.
Result<EnginePointer> session_engine(const engines::SessionSettings& settings,
                                     std::size_t hash_megabytes = usual_hash_megabytes);

// Forgets everything, and has ready what the first thought needs (tables, memory), so that none of its time is lost.
void begin_game(players::Engine<Game>& engine, const Rules& rules);

// Looks at as many positions as time allows, however few the bot's level would look at, unless their number is told.
void until(players::Limits& limits, players::Deadline deadline);

struct ChosenMove {
  Play play{};
  std::optional<players::Candidate<Game>> judged{};  // what was found out about it
  std::uint64_t nodes = 0;

  // The answer that is expected, if any is.
  std::optional<Play> reply() const;
};

// What the engine would play, always a move: that it would rather claim a draw is nothing that a protocol can say.
// Where there is one move only, it is not thought about. The state waits for a move.
Result<ChosenMove> choose_move(players::Engine<Game>& engine, const State& state, const players::Limits& limits,
                               const players::OnProgress<Game>& told = {});

}  // namespace fourfold::checkers
