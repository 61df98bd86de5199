// What is known for certain about endings with few pieces: won, lost or drawn, and how far from the next conversion (a
// capture, a crowning or the end). Files made by our own retrograde analysis (endgame_solver.h), looked into where they
// lie. Draws by repetition and by forty moves are not known to them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/checkers/endgame_index.h"
#include "players/resources.h"
#include "players/tables/packed_values.h"
#include "rules/checkers/quiet_moves.h"
#include "rules/checkers/rules.h"
#include "rules/result.h"

namespace fourfold::checkers {

// For the side to move.
enum class Proven : std::uint8_t { loss, draw, win };

constexpr Proven turned(Proven proven) { return static_cast<Proven>(2 - static_cast<int>(proven)); }

// The same where forty moves without progress are a draw: a slow win may take longer than is left, so it is none for
// certain. The better the larger.
enum class ProvenInTime : std::uint8_t { loss, slow_loss, draw, slow_win, win };

// Added to the plies of what is slow.
inline constexpr int slow_plies = QuietMoves::most + 1;

constexpr ProvenInTime turned(ProvenInTime proven) { return static_cast<ProvenInTime>(4 - static_cast<int>(proven)); }
constexpr bool is_slow(ProvenInTime proven) {
  return proven == ProvenInTime::slow_loss || proven == ProvenInTime::slow_win;
}

// The rules that make a table another one: how checkers are captured and crowned.
std::uint32_t table_rules(const Rules& rules);
// As files are named: "tournament", "botanica", or the answers to three questions in letters where no preset plays so.
std::string table_rules_name(const Rules& rules);

// How many positions of one material are what for the side to move.
struct SliceCounts {
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t drawn = 0;
  std::uint64_t longest = 0;  // plies to a conversion, slow_plies more where some are slow

  SliceCounts& operator+=(const SliceCounts& more);
};

// What one file says of one slice.
struct SliceFile {
  Material material;
  SliceCounts counts;
  std::string results;  // packed values of Proven
  // Of lost positions the packed plies to the next conversion, which are enough to win by: the winner goes where the
  // loser has the fewest left. More than QuietMoves::most if forty moves are not enough, there or later. Empty where
  // they are not kept.
  std::string distances;
};

// The bytes of a file about these slices.
std::string table_file(const Rules& rules, const std::vector<SliceFile>& slices);

class EndgameTables {
 public:
  explicit EndgameTables(const Rules& rules);

  // Takes what a file says about slices that are not known yet. The bytes live as long as their owner, which is kept.
  // Refused as a whole if they are damaged or about other rules.
  Result<void> add(std::string_view bytes, std::shared_ptr<const void> owner);

  // Nothing where no table knows. Under compulsory captures tables are about positions without one, and those with one
  // are followed to where none is left.
  std::optional<Proven> probe(const Board& board, Side to_move) const;
  // The same after so many plies without progress. Where distances are kept that is exact but for men's moves, which
  // are progress and not counted as such; elsewhere a material that has any slow win has no other.
  std::optional<ProvenInTime> probe_in_time(const Board& board, Side to_move, int quiet) const;
  // Of a position that is lost: plies to the next conversion against the longest defence; nothing where that is not
  // kept.
  std::optional<int> distance(const Board& board, Side to_move) const;

  bool has(const Material& material) const { return entries_[place_of(material)].known; }
  // Of a material that it has.
  const SliceCounts& counts(const Material& material) const { return entries_[place_of(material)].counts; }
  // All endings with so many pieces and fewer are known.
  int pieces() const { return pieces_; }

 private:
  struct Entry {
    bool known = false;
    SliceCounts counts{};
    players::PackedValues results;
    players::PackedValues distances;
  };
  static std::size_t place_of(const Material& material);
  const Entry* find(const Facing& facing) const;
  static Proven result(const Entry& entry, const Facing& facing);
  bool wins_within(const Facing& facing, std::uint64_t plies) const;

  Rules rules_;
  std::vector<Entry> entries_;
  std::vector<std::shared_ptr<const void>> owners_;
  int pieces_ = 1;
};

// Those with up to four pieces for the two presets, which are part of the program or given as resources, and all files
// in the resources' folder that are about these rules. A file that cannot be used is told as trouble, and the others
// are used all the same.
std::shared_ptr<const EndgameTables> tables_of(const Rules& rules, const players::Resources& resources);
// Where files lie, and that of one material.
// "2110": two men and a king against a man.
std::string name_of(const Material& material);
std::string tables_folder(const players::Resources& resources);
std::string table_path(const players::Resources& resources, const Rules& rules, const Material& material);

}  // namespace fourfold::checkers
