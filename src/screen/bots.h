// The bots that a device runs, and the adviser who gives hints.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/scene.h"
#include "players/engine.h"
#include "rules/result.h"
#include "rules/walk.h"

namespace fourfold::screen {

// A play of the line that a bot saw.
struct HintedReply {
  std::string play;
  std::vector<Arrow> arrows;
};

struct HintedPlay {
  std::string play;
  double value = 0;
  std::optional<double> win;  // the chance of winning, if the bot can tell
  std::vector<Arrow> arrows;  // how it moves from here
  std::vector<Hop> hops;      // that are still to make; none for a word
  std::vector<Message> told;  // what each of them does
  players::Proof proof = players::Proof::none;
  std::vector<HintedReply> line;  // what would follow it, if the bot looked at moves one by one
};

struct Hint {
  std::string play;               // what the bot would play
  std::string by;                 // the bot: "greedy"
  Message reason;                 // in a few words; no code where the turn was begun otherwise than the bot would
  bool equity = false;            // whether the values are points a game; else they only give the order
  std::vector<HintedPlay> plays;  // best first, at most five
};

class Bots {
 public:
  Bots() = default;
  Bots(const Bots&) = delete;
  Bots& operator=(const Bots&) = delete;
  Bots(Bots&&) = delete;
  Bots& operator=(Bots&&) = delete;
  virtual ~Bots() = default;

  // Whether a bot of this device plays for that player.
  virtual bool play_for(int player) const = 0;
  // What that bot does; `seed` is of whatever it draws, and `enough` is asked while it thinks.
  virtual Result<std::string> decide(int player, std::uint64_t seed, const players::StopAsked& enough) = 0;
  // What the strongest player of ours would do in place of who decides and has made these hops.
  virtual Result<Hint> hint(std::span<const Hop> made, std::uint64_t seed, const players::StopAsked& enough) = 0;
  // Dice for a table whose dice are typed, thrown by the device: that proves nothing.
  virtual std::string throw_dice(std::uint64_t seed) const = 0;
  // Computes the given piece, from 0, of what bots would compute when they first need it; whether there are more.
  virtual bool prepare(std::size_t piece) = 0;
  // Files that they would use and do not have (players::give_file).
  virtual std::vector<std::string> missing_files() const = 0;
  // Makes them again, because there are files now that were missing.
  virtual void renew() = 0;
};

}  // namespace fourfold::screen
