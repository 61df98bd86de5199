// Alpha-beta for checkers: a principal variation search that goes deeper ply by ply, with a transposition table, moves
// tried in the order in which they have proved good, late ones less deeply, captures seen out, forced replies not
// counted, and the truth of tables. Repetition and forty moves without progress are draws inside it, too. One object is
// one thread's; several share the transposition table.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "players/checkers/endgame_tables.h"
#include "players/checkers/evaluator.h"
#include "players/checkers/score.h"
#include "players/checkers/search_position.h"
#include "players/limits.h"
#include "players/search/transposition_table.h"
#include "rules/checkers/state.h"

namespace fourfold::checkers {

// A first move and what the search thinks of it.
struct RootMove {
  SearchMove move;
  int value = -infinite;
  std::vector<SearchMove> line;  // what both sides would play, beginning with the move
};

struct SearchReport {
  std::vector<RootMove> moves;  // the best so many are judged exactly, best first; then the others as they were tried
  int depth = 0;                // plies; 0 if it was stopped before one was done
  std::uint64_t nodes = 0;
};

class Search {
 public:
  static constexpr int most_plies = 96;

  // Without nets it judges by counting; without tables no ending is known.
  Search(const Rules& rules, players::TranspositionTable& table, const EndgameTables* endgames, const Nets* nets);

  // Forgets the order in which moves have proved good.
  void new_game();

  // Looks at these moves of the state, deeper and deeper until a limit is reached, `lines` of them exactly. `told`
  // hears of every depth that is done. The first depth is always finished. `beside` is 0 for the thread that was asked,
  // which looks at the clock; those that search beside it leave depths out, so that what they leave in the table is not
  // what it has just found itself.
  SearchReport run(const State& state, const std::vector<SearchMove>& moves, std::size_t lines, int depth,
                   const players::Limits& limits, players::Watch& watch, unsigned beside,
                   const std::function<void(const SearchReport&)>& told);

 private:
  struct Node {
    SearchPosition position;
    SearchMove move;                         // that led here
    std::array<std::uint16_t, 2> killers{};  // quiet moves that refuted a sibling
    std::vector<SearchMove> line;            // best from here on
  };
  using History = std::array<std::array<std::int16_t, 32>, 32>;

  struct BestMove {
    int value = -infinite;
    std::uint16_t code = 0;  // of the move
  };
  static constexpr int killer_score = 1 << 24;  // by which a move is tried that refuted a sibling; others have less

  Node& node(int ply) { return nodes_stack_[static_cast<std::size_t>(ply)]; }
  const Node& node(int ply) const { return nodes_stack_[static_cast<std::size_t>(ply)]; }

  // From the root (search_root.cpp).
  void set_up(const State& state, players::Watch& watch, unsigned beside);
  void deepen(SearchReport& report, std::size_t exact);
  void search_line(SearchReport& report, std::size_t line, int last, std::vector<RootMove>& known_so_far);
  bool search_root(SearchReport& report, std::size_t first, int alpha, int beta);

  // A node.
  int search(int depth, int alpha, int beta, int ply, bool verifying);
  std::optional<int> answered_by(const players::Searched& found, int depth, int alpha, int beta, int ply) const;
  std::optional<int> guess(int depth, int alpha, int beta, int ply);
  BestMove try_moves(std::size_t first, int depth, int alpha, int beta, int ply);
  void remember(std::uint64_t key, const players::Searched& before, const BestMove& best, players::Bound bound,
                int depth, int ply);
  int most_by_quiet_move(std::size_t first, int depth, int alpha, int beta, int ply);
  static std::size_t enough_tried(int depth);
  static int plies_less(const SearchMove& move, int score, std::size_t tried, int depth, bool wide);
  int scout(int left, int less, int alpha, int beta, int ply);
  int capture_search(int alpha, int beta, int ply);
  void step_into(const SearchMove& move, int ply);
  bool repeated(int ply) const;
  bool out_of_time();
  std::optional<int> known(int ply) const;
  void set_line(int ply, const SearchMove& move);
  void forget_moves_from(std::size_t first);

  // In which order moves are tried (search_order.cpp).
  void order(std::size_t first, std::uint16_t best, int ply);
  void reward(const SearchMove& move, int ply, int depth, std::size_t first, std::size_t tried);
  std::int16_t& history(const SearchMove& move, Side side);
  std::int16_t* continuation(const SearchMove& move, int ply);
  void bring_best_to(std::size_t place);

  Rules rules_;
  players::TranspositionTable& table_;
  const EndgameTables* endgames_;
  Evaluator evaluator_;
  std::vector<Node> nodes_stack_;
  std::vector<std::uint64_t> path_;  // keys of the game's last positions, and of those that lead to the node
  std::size_t before_root_ = 0;      // of them are the game's
  std::vector<SearchMove> moves_;    // of all nodes on the path, one after another
  std::vector<int> scores_;          // by which they are tried
  std::array<History, 2> history_{};
  std::vector<History> continuation_;  // by the square that the other side's last move reached

  int root_depth_ = 0;
  int root_material_ = 0;
  std::uint64_t nodes_ = 0;
  std::uint64_t most_nodes_ = 0;
  players::Watch* watch_ = nullptr;
  bool asks_clock_ = false;
  bool stopped_ = false;
};

}  // namespace fourfold::checkers
