// The engine of checkers: searches (search.h), knows endings (endgame_tables.h), and remembers what it has searched
// from move to move. On one thread and without a clock it answers the same whenever it is asked the same.
#pragma once

#include <deque>
#include <memory>

#include "players/checkers/endgame_tables.h"
#include "players/checkers/opening_book.h"
#include "players/checkers/root_choices.h"
#include "players/checkers/search.h"
#include "players/engine.h"
#include "players/resources.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// How a level thinks unless it is told otherwise.
struct Level {
  int plies = Search::most_plies;
  std::uint64_t nodes = 0;  // 0 is without a limit
  int noise = 0;            // misjudges its moves by so many hundredths of a man, more or less
  bool tables = true;       // knows endings
  bool nets = true;         // judges by nets
  bool book = false;        // plays the first moves by heart, where it decides how long it thinks
};

class SearchEngine final : public players::Engine<Game> {
 public:
  SearchEngine(const players::Resources& resources, const Level& level);

  void ponder(const State& state, const players::Limits& limits) override;
  void new_game() override;

 private:
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  Result<std::vector<players::Candidate<Game>>> weigh(const State& state, std::span<const Play> plays,
                                                      const players::Limits& limits) override;

  players::Decision<Game> decide_move(const State& state, const players::Limits& asked,
                                      const players::OnProgress<Game>& told);
  std::optional<players::Decision<Game>> look_up(const State& state, const RootChoices& choices) const;
  players::Candidate<Game> searched(const State& state, const RootMove& found, int plies) const;
  players::Decision<Game> answer_draw_offer(const State& state, const players::Limits& limits);
  SearchReport think_about(const State& state, const std::vector<SearchMove>& moves, std::size_t lines, int depth,
                           const players::Limits& limits, const std::function<void(const SearchReport&)>& told);
  void prepare(const Rules& rules);

  players::Resources resources_;
  Level level_;
  players::TranspositionTable table_;
  // For the rules that were last asked about.
  std::optional<Rules> rules_;
  std::shared_ptr<const EndgameTables> endgames_;
  std::shared_ptr<const Nets> nets_;
  std::shared_ptr<const OpeningBook> book_;
  std::deque<Search> searches_;  // one for each thread that was ever needed
};

}  // namespace fourfold::checkers
