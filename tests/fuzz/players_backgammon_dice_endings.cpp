// Any bytes as the file of Backgammon Dice's endings: refused, or tables that answer about every position they say they
// know. Files are long, so one is made of what is given: the first bytes say where it is damaged and how, the others
// are its chances, again and again.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "players/backgammon_dice/endings.h"

using namespace fourfold;
using namespace fourfold::backgammon_dice;

namespace {

void ask(const SolvedTables& tables) {
  for (const Tier& tier : shipped_tiers()) {
    if (!tables.has(tier)) std::abort();
    for (const Pawns& theirs : arrangements_of(tier.fewer)) {
      const auto mine = arrangements_of(tier.more)[rank_among(theirs, all_spaces) % 7];
      if ((mine.occupancy().any & theirs.mirrored_occupancy().any) != 0) continue;
      if (!tables.chance(mine, theirs) || !tables.chance(theirs, mine)) std::abort();
    }
  }
}

std::string file_of(const std::uint8_t* data, std::size_t size) {
  std::string file;
  for (const Tier& tier : shipped_tiers()) {
    std::vector<backgammon_dice::Chance> values(tier.positions());
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = backgammon_dice::Chance{data[i % size]} << 22;
    file += tier_file_head({}, tier, {1e-7, 40}, values);
    file.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(backgammon_dice::Chance));
  }
  return file;
}

bool taken(std::string bytes) {
  const auto kept = std::make_shared<const std::string>(std::move(bytes));
  SolvedTables tables;
  if (!add_endings(kept, tables)) return false;
  ask(tables);
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  taken(std::string(reinterpret_cast<const char*>(data), size));
  if (size < 5) return 0;
  std::string file = file_of(data + 4, size - 4);
  if (!taken(file)) std::abort();
  const std::size_t at = (std::size_t{data[0]} << 16 | std::size_t{data[1]} << 8 | data[2]) % (file.size() + 1);
  if (data[3] == 0) {
    if (taken(file.substr(0, at)) != (at == file.size())) std::abort();
  } else if (at < file.size()) {
    file[at] = static_cast<char>(static_cast<std::uint8_t>(file[at]) ^ data[3]);
    if (taken(file)) std::abort();
  }
  return 0;
}
