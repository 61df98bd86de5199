#include "players/tables/solved_tiers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "players/tables/table_bytes.h"

namespace fourfold::players {
namespace {

// Numbers are little-endian, as on every machine that we build for.
static_assert(std::endian::native == std::endian::little);
struct Head {
  char magic[8];
  std::uint8_t rules[3];
  std::uint8_t tier[2];
  std::uint8_t unused[3];
  double residual;
  std::uint64_t sweeps;
  std::uint64_t checksum;  // of what is before, and of the values
};
static_assert(sizeof(Head) == 40);

std::uint64_t checksum_with(Head head, std::string_view values) {
  head.checksum = checksum_of(values);
  return checksum_of({reinterpret_cast<const char*>(&head), sizeof head});
}

}  // namespace

double share_done(double residual, double wanted) {
  return std::log(std::clamp(residual, wanted, 1.0)) / std::log(wanted);
}

std::size_t solved_file_head_size() { return sizeof(Head); }

std::string solved_file_head(const SolvedFileMarks& marks, const Accuracy& accuracy, std::string_view values) {
  Head head{};
  std::memcpy(head.magic, marks.magic.data(), std::min(marks.magic.size(), sizeof head.magic));
  std::ranges::copy(marks.rules, head.rules);
  std::ranges::copy(marks.tier, head.tier);
  head.residual = accuracy.residual;
  head.sweeps = accuracy.sweeps;
  head.checksum = checksum_with(head, values);
  return {reinterpret_cast<const char*>(&head), sizeof head};
}

Result<SolvedFile> read_solved_file(const SolvedFileMarks& marks, std::string_view bytes, std::size_t values_size) {
  Head head{};
  if (bytes.size() < sizeof head) return refuse<"tables.too-short">();
  std::memcpy(&head, bytes.data(), sizeof head);
  if (std::string_view(head.magic, sizeof head.magic) != marks.magic) return refuse<"tables.other-version">();
  const std::string_view values = bytes.substr(sizeof head);
  if (checksum_with(head, values) != head.checksum) return refuse<"tables.damaged">();
  if (!std::ranges::equal(head.rules, marks.rules)) return refuse<"tables.other-rules">();
  if (!std::ranges::equal(head.tier, marks.tier) || values.size() != values_size) return refuse<"tables.damaged">();
  return SolvedFile{values, {head.residual, static_cast<std::uint32_t>(head.sweeps)}};
}

}  // namespace fourfold::players
