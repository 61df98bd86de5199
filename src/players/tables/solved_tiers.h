// What solved games have in common. Positions come in tiers: one side has so many pieces in play and the other so many.
// Pieces leave and never come back into play, so a tier depends on those with fewer pieces only. A tier is solved by
// value iteration, in sweeps, and kept as a file of its own.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "players/resources.h"
#include "players/tables/table_bytes.h"
#include "rules/result.h"

namespace fourfold::players {

// Index numbers the positions in which the side to roll has so many pieces and the other side so many.
template <class Index>
struct SolvedGameTier {
  int more = 1;
  int fewer = 1;

  bool even() const { return more == fewer; }
  // "3-2", as its file is named.
  std::string name() const { return std::to_string(more) + "-" + std::to_string(fewer); }
  // Files hold the positions in which the side to roll has more pieces, then, if that makes a difference, the others.
  Index index(bool fewer_to_roll = false) const { return fewer_to_roll ? Index(fewer, more) : Index(more, fewer); }
  std::uint64_t positions() const { return index().size() + (even() ? 0 : index(true).size()); }

  bool operator==(const SolvedGameTier&) const = default;
};

// Those of the game with so many pieces a side, each after all that it depends on.
template <class Tier>
std::vector<Tier> tiers_with(int pieces) {
  std::vector<Tier> tiers;
  for (int more = 1; more <= pieces; ++more) {
    for (int fewer = 1; fewer <= more; ++fewer) tiers.push_back({more, fewer});
  }
  return tiers;
}

// How far a tier was worked out.
struct Accuracy {
  double residual = 1;  // the most that a value still changed in the last sweep
  std::uint32_t sweeps = 0;
};

// How far a solver has come with a tier; values come nearer to the truth by the same factor again and again.
struct TierProgress {
  Accuracy accuracy;
  double share = 0;  // of the work, from 0 to 1
};
double share_done(double residual, double wanted);

struct TierSettings {
  unsigned threads = 1;
  std::function<bool()> stop{};                     // asked often
  std::function<void(const TierProgress&)> told{};  // after every sweep
};

template <class Value>
struct SolvedTierOf {
  std::vector<Value> values;  // as in the tier's file
  Accuracy accuracy;
  bool finished = false;  // false if it was stopped
};

// What a file is about: eight letters that say which game's it is and of which version, and the rules and the tier.
struct SolvedFileMarks {
  std::string_view magic;
  std::array<std::uint8_t, 3> rules{};
  std::array<std::uint8_t, 2> tier{};
};

// The bytes before the values of a tier's file, which follow them.
std::string solved_file_head(const SolvedFileMarks& marks, const Accuracy& accuracy, std::string_view values);
std::size_t solved_file_head_size();

struct SolvedFile {
  std::string_view values;
  Accuracy accuracy;
};
// Refused if they are damaged, or about another tier or other rules, or have another size.
Result<SolvedFile> read_solved_file(const SolvedFileMarks& marks, std::string_view bytes, std::size_t values_size);

template <class Value>
std::string_view bytes_of_values(std::span<const Value> values) {
  return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

// The tiers that are known, for games of so many pieces a side at most.
template <class Index, class Value, int most>
class SolvedTiers {
 public:
  using Tier = SolvedGameTier<Index>;

  // The file's bytes live as long as their owner, which is kept.
  Result<void> add(const SolvedFileMarks& marks, const Tier& tier, const TableBytes& bytes) {
    const auto size = static_cast<std::size_t>(tier.positions()) * sizeof(Value);
    const auto file = read_solved_file(marks, bytes.bytes, size);
    if (!file) return refuse(file.error());
    const std::span values(reinterpret_cast<const Value*>(file->values.data()), file->values.size() / sizeof(Value));
    Index index = tier.index();
    if (!tier.even()) {
      entries_[place(tier.fewer, tier.more)] = {file->accuracy, values.subspan(index.size()), tier.index(true),
                                                bytes.owner};
    }
    const auto first = values.first(index.size());
    entries_[place(tier.more, tier.fewer)] = {file->accuracy, first, std::move(index), bytes.owner};
    const auto all_known = [&](int pieces) {
      return std::ranges::all_of(tiers_with<Tier>(pieces), [&](const Tier& each) { return has(each); });
    };
    while (pieces_ < most && all_known(pieces_ + 1)) ++pieces_;
    return {};
  }

  bool has(const Tier& tier) const { return entry(tier.more, tier.fewer).index.has_value(); }
  // All tiers of the game with so many pieces are known.
  int pieces() const { return pieces_; }
  Accuracy accuracy(const Tier& tier) const { return entry(tier.more, tier.fewer).accuracy; }

  // Where the side to roll has so many pieces in play, and the other so many; none where no table knows.
  template <class Side>
  const Value* find(int mine, int theirs, const Side& of_roller, const Side& of_other) const {
    const Entry& found = entry(mine, theirs);
    if (const std::optional<Index>& index = found.index) return &found.values[(*index)(of_roller, of_other)];
    return nullptr;
  }

 private:
  struct Entry {
    Accuracy accuracy;
    std::span<const Value> values;
    std::optional<Index> index;
    std::shared_ptr<const void> owner;
  };
  static constexpr std::size_t counts = most + 1;  // a side has none to all
  static std::size_t place(int mine, int theirs) {
    return static_cast<std::size_t>(mine) * counts + static_cast<std::size_t>(theirs);
  }
  const Entry& entry(int mine, int theirs) const { return entries_[place(mine, theirs)]; }

  std::array<Entry, counts * counts> entries_;  // by who is to roll
  int pieces_ = 0;
};

// Adds the tiers of the game with so many pieces that have a file: add(tier, bytes). A file that cannot be used is told
// as trouble and left out.
template <class Tier, class Path, class Add>
void read_solved_files(const Resources& resources, int pieces, const Path& path_of, const Add& add) {
  for (const Tier& tier : tiers_with<Tier>(pieces)) {
    const std::string path = path_of(tier);
    const auto bytes = map_file_if_there(path);
    if (!bytes) continue;
    const Result<void> added = *bytes ? add(tier, **bytes) : refuse(bytes->error());
    if (!added && resources.trouble) {
      resources.trouble(say<"solve.refused", "file", "reason">(path, added.error().message));
    }
  }
}

}  // namespace fourfold::players
