// The engine of backgammon: nets and exact tables, looking ahead, with a cube. What it has looked into it remembers
// from move to move, which never changes what it says: that depends on the state, the limits and the seed alone,
// whatever was asked before and however many threads there are.
#pragma once

#include <deque>
#include <memory>

#include "players/backgammon/nets.h"
#include "players/backgammon/thought.h"
#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

class NetEngine final : public players::Engine<Game> {
 public:
  NetEngine(std::shared_ptr<const Nets> nets, std::size_t hash_bytes, const Level& level)
      : nets_(std::move(nets)), level_(level), memory_(hash_bytes) {}

  Result<std::optional<players::Outlook>> expect(const State& state, const players::Limits& limits) override;
  // Looks at what the other side may do before its dice have fallen.
  void ponder(const State& state, const players::Limits& limits) override;
  void new_game() override { memory_.clear(); }

 private:
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  Result<std::vector<players::Candidate<Game>>> weigh(const State& state, std::span<const Play> asked,
                                                      const players::Limits& limits) override;

  std::shared_ptr<const Nets> nets_;
  Level level_;
  SearchMemory memory_;
  std::deque<Search> searches_;  // one for each thread that was ever needed
};

}  // namespace fourfold::backgammon
