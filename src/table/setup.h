// What is agreed before the first roll: the game and its rules, who plays, the clock, the dice.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "table/clock.h"

namespace fourfold {

struct Player {
  std::string name;
  std::string kind = "human";  // or a bot by its level: "bot:greedy"

  bool operator==(const Player&) const = default;
  bool human() const { return kind == "human"; }
};

enum class DiceMode : std::uint8_t {
  fair,    // drawn by the host from a committed secret
  manual,  // typed from real dice
};

inline constexpr int longest_series = 999;

struct Setup {
  std::string game;
  std::string preset;
  std::vector<std::pair<std::string, std::string>> options;  // set besides the preset, in the order they were set
  int edition = 0;              // of the game's rules, as make_rules counts them; 0 is the newest
  std::string start;            // the position the first game begins from; empty for its own
  std::vector<Player> players;  // in the order of the seats of the first game
  int best_of = 1;              // games, where a game has no matches of its own
  ClockRules clock;
  DiceMode dice = DiceMode::fair;
  std::string commitment;  // of fair dice: the hash of the host's secret

  bool operator==(const Setup&) const = default;
};

}  // namespace fourfold
