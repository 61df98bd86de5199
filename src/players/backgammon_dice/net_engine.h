// The engine of Backgammon Dice: exact chances where they are known, else a net and looking ahead over rolls and the
// sides that captured pawns fall to. What it says depends on the state, the limits and the seed alone, and on what has
// been solved. Without a net for the rules it plays as greedy does.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "players/backgammon_dice/evaluator.h"
#include "players/backgammon_dice/greedy.h"
#include "players/engine.h"
#include "players/resources.h"

namespace fourfold::backgammon_dice {

// Weaker levels judge like the stronger ones and then misjudge: small mistakes are frequent and large ones rare.
struct Level {
  bool ahead = false;   // looks some rolls ahead where nothing is known
  bool solved = false;  // looks into what `fourfold solve` has computed
  int noise = 0;        // standard deviation of what is misjudged, in thousandths of a point
};

class NetEngine final : public players::Engine<Game> {
 public:
  NetEngine(players::Resources resources, const Level& level) : resources_(std::move(resources)), level_(level) {}

  Result<std::optional<players::Outlook>> expect(const State& state, const players::Limits& limits) override;

 private:
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  Result<std::vector<players::Candidate<Game>>> weigh(const State& state, std::span<const Play> asked,
                                                      const players::Limits& limits) override;

  // The net for these rules, read when it is first asked for; none where there is none.
  const net::Net* net(const Rules& rules);
  // What is known under these rules; none at levels that err.
  const SolvedTables* tables(const Rules& rules);
  // How far to look ahead: not where everything that may follow is known.
  int plies(const State& state);

  // In points.
  float noise() const { return static_cast<float>(level_.noise) / 1000; }

  players::Resources resources_;
  Level level_;
  std::map<std::string_view, std::shared_ptr<const net::Net>> nets_;
  std::map<std::string, std::shared_ptr<const SolvedTables>> tables_;  // by what the rules are called when solved
  Greedy greedy_;
};

}  // namespace fourfold::backgammon_dice
