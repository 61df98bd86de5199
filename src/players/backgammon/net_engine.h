// The engine of backgammon: nets and exact tables, looking ahead, with a cube. What it has looked into it remembers
// from move to move, which never changes what it says: that depends on the state, the limits and the seed alone,
// whatever was asked before and however many threads there are, and on what has been solved.
#pragma once

#include <deque>
#include <map>
#include <memory>

#include "players/backgammon/nets.h"
#include "players/backgammon/thought.h"
#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

class NetEngine final : public players::Engine<Game> {
 public:
  NetEngine(std::shared_ptr<const Nets> nets, players::Resources resources, const Level& level)
      : nets_(std::move(nets)), resources_(std::move(resources)), level_(level), memory_(resources_.hash_bytes) {}

  Result<std::optional<players::Outlook>> expect(const State& state, const players::Limits& limits) override;
  // Looks at what the other side may do before its dice have fallen.
  void ponder(const State& state, const players::Limits& limits) override;
  void new_game() override { memory_.clear(); }

 private:
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  Result<std::vector<players::Candidate<Game>>> weigh(const State& state, std::span<const Play> asked,
                                                      const players::Limits& limits) override;

  Standpoint standpoint_of(const State& state, Seat seat);
  // What is known under these rules, looked for when it is first asked for; none where nothing is.
  const HyperTables* solved(const Rules& rules);

  std::shared_ptr<const Nets> nets_;
  players::Resources resources_;
  std::map<Gammons, std::shared_ptr<const HyperTables>> solved_;  // by when a win is a gammon
  Level level_;
  SearchMemory memory_;
  std::deque<Search> searches_;  // one for each thread that was ever needed
};

}  // namespace fourfold::backgammon
