// The engine of ludo: a net that tells every seat's chance, exact endings, and looking ahead, where each seat does what
// is best for itself. What it says depends on the state, the limits and the seed alone. Without a net for the rules it
// plays as greedy does.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string_view>

#include "players/engine.h"
#include "players/ludo/endings.h"
#include "players/ludo/evaluator.h"
#include "players/ludo/greedy.h"
#include "players/resources.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// Weaker levels judge like the stronger ones and then misjudge: small mistakes are frequent and large ones rare.
struct Level {
  bool ahead = false;  // looks ahead, a whole round where the rolls are few enough
  int noise = 0;       // standard deviation of what is misjudged, in thousandths of a point
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
  // Those of the state's rules, computed when they are first in sight; none before, and none at levels that err.
  const Endings* endings(const State& state);

  // In points.
  float noise() const { return static_cast<float>(level_.noise) / 1000; }

  players::Resources resources_;
  Level level_;
  std::map<std::string_view, std::shared_ptr<const net::Net>> nets_;
  std::optional<Endings> endings_;
  Greedy greedy_;
};

}  // namespace fourfold::ludo
