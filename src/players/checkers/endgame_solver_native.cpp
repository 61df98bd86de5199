#include "players/checkers/endgame_solver.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>

#include "players/parallel.h"
#include "rules/checkers/generate.h"
#include "rules/checkers/quiet_moves.h"

namespace fourfold::checkers {
namespace {

// What is known of a position so far. The flag is for positions whose value nobody will look up, because a capture has
// to be made there.
enum Known : std::uint8_t { lost_known, drawn_known, won_known, undecided, nowhere };
constexpr std::uint8_t capture_flag = 0x80;
constexpr std::uint8_t known_part(std::uint8_t known) { return known & 0x7f; }

// More ways than any side has: a position that can always reach a draw is never lost.
constexpr std::uint8_t never_lost = 255;

struct Positions {
  Slice slice;
  std::vector<std::uint8_t> known;
  std::vector<std::uint8_t> ways;      // quiet moves that do not lose yet
  std::vector<std::uint8_t> distance;  // plies to a conversion, for those that are decided

  explicit Positions(const Material& material)
      : slice(material), known(slice.size(), nowhere), ways(slice.size()), distance(slice.size()) {}
};

template <Movement movement>
class PairSolver {
 public:
  PairSolver(const Material& material, const EndgameTables& tables, const SolverSettings& settings)
      : tables_(tables), settings_(settings) {
    positions_.emplace_back(material);
    if (!(material.turned() == material)) positions_.emplace_back(material.turned());
  }

  bool solve() {
    if (!solve_within(most_plies - 1)) return false;
    if (!anything_slow()) return true;
    // Once more, for what is won before forty moves without progress are over, here and later.
    std::vector<Positions> in_general = positions_;
    in_time_ = true;
    if (!solve_within(QuietMoves::most)) return false;
    for (std::size_t which = 0; which < positions_.size(); ++which) join(in_general[which], positions_[which]);
    positions_ = std::move(in_general);
    return true;
  }

  SolvedPair result() const {
    SolvedPair solved;
    solved.both = positions_.size() == 2;
    for (std::size_t which = 0; which < positions_.size(); ++which) solved.files[which] = packed(positions_[which]);
    return solved;
  }

 private:
  static constexpr int most_plies = 254;  // that a byte can tell, and any_value apart
  static std::uint8_t value_of(Proven proven) { return static_cast<std::uint8_t>(proven); }

  SliceFile packed(const Positions& all) const {
    SliceCounts counts;
    std::vector<std::uint8_t> results(all.known.size(), players::any_value);
    std::vector<std::uint8_t> distances(settings_.distances ? all.known.size() : 0, players::any_value);
    for (std::size_t i = 0; i < results.size(); ++i) {
      const std::uint8_t known = known_part(all.known[i]);
      if (known == nowhere) continue;
      ++(known == won_known ? counts.won : known == lost_known ? counts.lost : counts.drawn);
      const bool decided = known == won_known || known == lost_known;
      if (decided) counts.longest = std::max<std::uint64_t>(counts.longest, all.distance[i]);
      if ((all.known[i] & capture_flag) != 0) continue;
      results[i] =
          decided ? (known == won_known ? value_of(Proven::win) : value_of(Proven::loss)) : value_of(Proven::draw);
      if (known == lost_known && settings_.distances) distances[i] = all.distance[i];
    }
    return {all.slice.material(), counts, players::PackedValues::pack(results),
            settings_.distances ? players::PackedValues::pack(distances) : std::string()};
  }

  // A position of one of the two materials, in one number.
  static std::uint32_t numbered(std::size_t which, std::size_t index) {
    return static_cast<std::uint32_t>(index << 1 | which);
  }
  std::size_t other_of(std::size_t which) const { return positions_.size() - 1 - which; }

  bool solve_within(int plies) {
    for (std::size_t which = 0; which < positions_.size(); ++which) {
      if (!begin(which)) return false;
    }
    for (int ply = 0; ply < plies && (!waves_[0].empty() || !waves_[1].empty()); ++ply) {
      if (!spread(ply)) return false;
    }
    for (auto& wave : waves_) wave.clear();
    return true;
  }

  bool anything_slow() const {
    const auto is_late = [](std::uint8_t plies) { return plies > QuietMoves::most; };
    return slow_conversions_ || std::ranges::any_of(positions_, [&](const Positions& all) {
             return std::ranges::any_of(all.distance, is_late);
           });
  }

  // The plies of what is decided in time are those that lead there in time; the others are too many.
  static void join(Positions& in_general, const Positions& in_time) {
    for (std::size_t i = 0; i < in_general.known.size(); ++i) {
      const std::uint8_t known = known_part(in_general.known[i]);
      if (known != won_known && known != lost_known) continue;
      std::uint8_t& plies = in_general.distance[i];
      const bool decided = known_part(in_time.known[i]) == known;
      plies = decided ? in_time.distance[i] : static_cast<std::uint8_t>(std::min<int>(plies + slow_plies, most_plies));
    }
  }

  // What conversions decide.
  bool begin(std::size_t which) {
    Positions& all = positions_[which];
    constexpr std::size_t pieces = 256;
    const std::size_t blocks = all.slice.blocks();
    std::mutex waves;
    return players::in_parallel(pieces, settings_.threads, [&](std::size_t piece, unsigned thread) {
      if (settings_.stop && settings_.stop()) return false;
      std::vector<std::uint32_t> decided[2];
      all.slice.for_each(blocks * piece / pieces, blocks * (piece + 1) / pieces,
                         [&](std::size_t index, const Facing& seen) {
                           begin_at(all, index, seen);
                           const std::uint8_t known = known_part(all.known[index]);
                           if (known == won_known || known == lost_known) {
                             decided[all.distance[index]].push_back(numbered(which, index));
                           }
                         });
      const std::lock_guard lock(waves);
      for (int ply = 0; ply < 2; ++ply) waves_[ply].insert(waves_[ply].end(), decided[ply].begin(), decided[ply].end());
      if (thread == 0 && settings_.told) {
        const double done = static_cast<double>(which) + static_cast<double>(piece + 1) / pieces;
        settings_.told(done / static_cast<double>(positions_.size()));
      }
      return true;
    });
  }

  void begin_at(Positions& all, std::size_t index, const Facing& seen) {
    const Board board = board_of(seen);
    const int pieces = std::popcount(board.light);
    const int kings = std::popcount(board.kings);
    bool wins = false;
    bool draws = false;
    bool any = false;
    bool captures = false;
    int quiet = 0;
    for_each_successor<Side::dark, movement>(board, [&](const Board& next) {
      any = true;
      const bool capture = std::popcount(next.light) < pieces;
      captures = captures || capture;
      if (!capture && std::popcount(next.kings) == kings) {
        ++quiet;
        return;
      }
      if (wins) return;
      const ProvenInTime reply = tables_.probe_in_time(next, Side::light, 0).value();
      if (is_slow(reply)) slow_conversions_ = true;
      wins = wins || reply == ProvenInTime::loss || (reply == ProvenInTime::slow_loss && !in_time_);
      draws = draws || reply == ProvenInTime::draw || (is_slow(reply) && in_time_);
    });
    std::uint8_t& known = all.known[index];
    all.distance[index] = any ? 1 : 0;
    if (wins) {
      known = won_known;
    } else if (quiet == 0) {
      known = draws ? drawn_known : lost_known;
    } else {
      known = undecided;
      all.ways[index] = draws ? never_lost : static_cast<std::uint8_t>(quiet);
    }
    if (movement.compulsory && captures) known |= capture_flag;
  }

  // From what was decided at this ply to what it decides at the next.
  bool spread(int ply) {
    std::vector<std::uint32_t> wave = std::move(waves_[0]);
    waves_[0] = std::move(waves_[1]);
    waves_[1].clear();
    std::vector<std::uint32_t>& next = waves_[0];
    constexpr std::size_t chunk = 4096;
    std::mutex found_lock;
    const auto worked = [&](std::size_t piece, unsigned /*thread*/) {
      if (settings_.stop && settings_.stop()) return false;
      std::vector<std::uint32_t> found;
      const std::size_t end = std::min(wave.size(), (piece + 1) * chunk);
      for (std::size_t i = piece * chunk; i < end; ++i) look_back(wave[i] & 1U, wave[i] >> 1, ply, found);
      const std::lock_guard lock(found_lock);
      next.insert(next.end(), found.begin(), found.end());
      return true;
    };
    return players::in_parallel((wave.size() + chunk - 1) / chunk, settings_.threads, worked);
  }

  // The positions from which a quiet move of the other side leads here.
  void look_back(std::size_t which, std::size_t index, int ply, std::vector<std::uint32_t>& found) {
    const bool lost = known_part(positions_[which].known[index]) == lost_known;
    const Board board = board_of(positions_[which].slice.at(index));
    const std::size_t before = other_of(which);
    Positions& all = positions_[before];
    const Squares empty = board.empty();
    const auto undo = [&](Squares to, Squares from, bool king) {
      Board earlier = board;
      earlier.light ^= to | from;
      if (king) earlier.kings ^= to | from;
      const std::size_t at = all.slice.index(facing(earlier, Side::light));
      const std::atomic_ref<std::uint8_t> known(all.known[at]);
      std::uint8_t expected = undecided;
      if (known.load(std::memory_order_relaxed) != undecided) return;
      if (!lost) {
        const std::atomic_ref<std::uint8_t> ways(all.ways[at]);
        if (ways.load(std::memory_order_relaxed) == never_lost || ways.fetch_sub(1) != 1) return;
      }
      if (!known.compare_exchange_strong(expected, lost ? won_known : lost_known)) return;
      all.distance[at] = static_cast<std::uint8_t>(ply + 1);
      found.push_back(numbered(before, at));
    };
    const auto undo_towards = [&]<int direction>(Squares movers, bool king) {
      for (Squares rest = movers & shifted<-direction>(empty); rest != 0; rest &= rest - 1) {
        const Squares to = rest & -rest;
        undo(to, shifted<direction>(to), king);
      }
    };
    const Squares men = board.light & ~board.kings;
    const Squares kings = board.light & board.kings;
    // Light comes down the board, so its men came from above.
    undo_towards.template operator()<4>(men, false);
    undo_towards.template operator()<5>(men, false);
    undo_towards.template operator()<4>(kings, true);
    undo_towards.template operator()<5>(kings, true);
    undo_towards.template operator()<-4>(kings, true);
    undo_towards.template operator()<-5>(kings, true);
  }

  const EndgameTables& tables_;
  const SolverSettings& settings_;
  std::vector<Positions> positions_;
  bool in_time_ = false;                        // what may come too late counts as drawn
  std::atomic<bool> slow_conversions_ = false;  // some lead to where forty moves are not enough
  std::vector<std::uint32_t> waves_[2];         // decided at the ply that is looked at, and at the next
};

}  // namespace

std::optional<SolvedPair> solve_pair(const Rules& rules, const Material& material, const EndgameTables& tables,
                                     const SolverSettings& settings) {
  return with_movement(rules, [&]<Movement movement>() -> std::optional<SolvedPair> {
    PairSolver<movement> solver(material, tables, settings);
    if (!solver.solve()) return std::nullopt;
    return solver.result();
  });
}

std::size_t bytes_to_solve(const Material& material) {
  // What is known of each position in general and in time, and the lists of those that were decided last.
  constexpr std::size_t bytes_a_position = std::size_t{2} * 3 + 2 * sizeof(std::uint32_t);
  const std::size_t both = material.turned() == material ? 1 : 2;
  return both * Slice(material).size() * bytes_a_position;
}

}  // namespace fourfold::checkers
