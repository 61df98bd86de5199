// Any bytes as a file of checkers' endings: refused, or tables that answer about every position they say they know. The
// head is put right first (its letters, rules and checksum), or nothing would come past it.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "players/checkers/endgame_tables.h"
#include "players/tables/table_bytes.h"

using namespace fourfold;
using namespace fourfold::checkers;

namespace {

// Letters, rules, the number of slices, checksum (players/checkers/endgame_tables.cpp).
constexpr std::size_t rules_at = 8;
constexpr std::size_t checksum_at = 16;
constexpr std::size_t head_size = 24;

void ask(const EndgameTables& tables) {
  for (int pieces = 2; pieces <= most_table_pieces; ++pieces) {
    for (const Material& material : materials_of(pieces)) {
      if (!tables.has(material)) continue;
      const Slice slice(material);
      const std::size_t step = slice.size() / 64 + 1;
      for (std::size_t index = 0; index < slice.size(); index += step) {
        const Facing facing = slice.at(index);
        if ((facing.own_men & facing.opposing_men) != 0) continue;
        (void)tables.probe(board_of(facing), Side::dark);
        (void)tables.distance(board_of(facing), Side::dark);
      }
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto given = std::make_shared<const std::string>(reinterpret_cast<const char*>(data), size);
  for (const auto& preset : presets()) {
    EndgameTables tables(preset.rules);
    if (tables.add(*given, given)) ask(tables);
    if (size < head_size) continue;
    auto righted = std::make_shared<std::string>(*given);
    std::memcpy(righted->data(), "fourtab2", rules_at);
    const std::uint32_t rules = table_rules(preset.rules);
    std::memcpy(&(*righted)[rules_at], &rules, sizeof rules);
    const std::uint64_t sum = players::checksum_of(std::string_view(*righted).substr(head_size));
    std::memcpy(&(*righted)[checksum_at], &sum, sizeof sum);
    if (tables.add(*righted, righted)) ask(tables);
  }
  return 0;
}
