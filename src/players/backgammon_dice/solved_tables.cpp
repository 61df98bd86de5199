#include "players/backgammon_dice/solved_tables.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if !defined(__wasi__)
#include <filesystem>
#endif

namespace fourfold::backgammon_dice {
namespace {

using players::Resources;
using players::TableBytes;

constexpr std::string_view magic = "fourdic1";

// Numbers are little-endian, as on every machine that we build for.
static_assert(std::endian::native == std::endian::little);
struct Head {
  char magic[8];
  std::uint8_t duty;
  std::uint8_t bear_off;
  std::uint8_t must_bear_off;
  std::uint8_t more;
  std::uint8_t fewer;
  std::uint8_t unused[3];
  double residual;
  std::uint64_t sweeps;
  std::uint64_t checksum;  // of what is before, and of the values
};
static_assert(sizeof(Head) == 40);

std::uint64_t checksum_of(Head head, std::string_view values) {
  head.checksum = players::checksum_of(values);
  return players::checksum_of({reinterpret_cast<const char*>(&head), sizeof head});
}

#if defined(__wasi__)

bool is_there(const std::string& /*path*/) { return false; }
Result<TableBytes> mapped(const std::string& /*path*/) { return TableBytes{}; }

#else

bool is_there(const std::string& path) {
  std::error_code none;
  return std::filesystem::exists(path, none);
}
Result<TableBytes> mapped(const std::string& path) { return players::map_file(path); }

#endif

}  // namespace

std::vector<Tier> tiers_of(int pawns) {
  std::vector<Tier> tiers;
  for (int more = 1; more <= pawns; ++more) {
    for (int fewer = 1; fewer <= more; ++fewer) tiers.push_back({more, fewer});
  }
  return tiers;
}

bool solvable(const Rules& rules) { return !rules.special_sides && !rules.scored && rules.edition == Edition::second; }

std::string solved_name(const Rules& rules) {
  std::string name = rules.duty == Duty::turn ? "turn" : rules.duty == Duty::step ? "step" : "none";
  name += rules.bear_off == BearOff::exact ? "-exact" : "-backgammon";
  return rules.must_bear_off ? name : name + "-may-stay";
}

std::string tier_file_head(const Rules& rules, const Tier& tier, const Accuracy& accuracy,
                           std::span<const Chance> values) {
  Head head{};
  std::memcpy(head.magic, magic.data(), magic.size());
  head.duty = static_cast<std::uint8_t>(rules.duty);
  head.bear_off = static_cast<std::uint8_t>(rules.bear_off);
  head.must_bear_off = rules.must_bear_off ? 1 : 0;
  head.more = static_cast<std::uint8_t>(tier.more);
  head.fewer = static_cast<std::uint8_t>(tier.fewer);
  head.residual = accuracy.residual;
  head.sweeps = accuracy.sweeps;
  head.checksum = checksum_of(head, {reinterpret_cast<const char*>(values.data()), values.size_bytes()});
  return {reinterpret_cast<const char*>(&head), sizeof head};
}

std::size_t tier_file_size(const Tier& tier) {
  return sizeof(Head) + static_cast<std::size_t>(tier.positions()) * sizeof(Chance);
}

Result<TierFile> read_tier_file(const Rules& rules, const Tier& tier, std::string_view bytes) {
  Head head{};
  if (bytes.size() < sizeof head) return refuse<"tables.too-short">();
  std::memcpy(&head, bytes.data(), sizeof head);
  if (std::string_view(head.magic, sizeof head.magic) != magic) return refuse<"tables.other-version">();
  const std::string_view body = bytes.substr(sizeof head);
  if (checksum_of(head, body) != head.checksum) return refuse<"tables.damaged">();
  if (head.duty != static_cast<std::uint8_t>(rules.duty) ||
      head.bear_off != static_cast<std::uint8_t>(rules.bear_off) ||
      head.must_bear_off != (rules.must_bear_off ? 1 : 0)) {
    return refuse<"tables.other-rules">();
  }
  const std::span values(reinterpret_cast<const Chance*>(body.data()), body.size() / sizeof(Chance));
  if (Tier{head.more, head.fewer} != tier || values.size_bytes() != body.size() || values.size() != tier.positions()) {
    return refuse<"tables.damaged">();
  }
  return TierFile{values, {head.residual, static_cast<std::uint32_t>(head.sweeps)}};
}

Result<void> SolvedTables::add(const Rules& rules, const Tier& tier, const TableBytes& bytes) {
  const auto file = read_tier_file(rules, tier, bytes.bytes);
  if (!file) return refuse(file.error());
  PositionIndex index = tier.index();
  if (!tier.even()) {
    entries_[place(tier.fewer, tier.more)] = {true, file->accuracy, file->values.subspan(index.size()),
                                              tier.index(true), bytes.owner};
  }
  const auto first = file->values.first(index.size());
  entries_[place(tier.more, tier.fewer)] = {true, file->accuracy, first, std::move(index), bytes.owner};
  const auto all_known = [&](int pawns) {
    return std::ranges::all_of(tiers_of(pawns), [&](const Tier& each) { return has(each); });
  };
  while (pawns_ < pawns_a_side && all_known(pawns_ + 1)) ++pawns_;
  return {};
}

std::optional<Chance> SolvedTables::chance(Pawns of_roller, Pawns of_other) const {
  const Entry& found = entry(in_play(of_roller), in_play(of_other));
  if (const std::optional<PositionIndex>& index = found.index; found.known && index) {
    return found.values[(*index)(of_roller, of_other)];
  }
  return std::nullopt;
}

std::string solved_folder(const Resources& resources, const Rules& rules) {
  return resources.tables + "/backgammon-dice/" + solved_name(rules);
}

std::string tier_path(const Resources& resources, const Rules& rules, const Tier& tier) {
  return solved_folder(resources, rules) + "/" + tier.name() + ".fourdice";
}

std::shared_ptr<const SolvedTables> solved_tables(const Rules& rules, const Resources& resources, int pawns) {
  auto tables = std::make_shared<SolvedTables>();
  if (resources.tables.empty() || !solvable(rules)) return tables;
  for (const Tier& tier : tiers_of(pawns)) {
    const std::string path = tier_path(resources, rules, tier);
    if (!is_there(path)) continue;
    const auto bytes = mapped(path);
    const Result<void> added = bytes ? tables->add(rules, tier, *bytes) : refuse(bytes.error());
    if (!added && resources.trouble) {
      resources.trouble(say<"solve.refused", "file", "reason">(path, added.error().message));
    }
  }
  return tables;
}

}  // namespace fourfold::backgammon_dice
