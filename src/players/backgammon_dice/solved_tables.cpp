#include "players/backgammon_dice/solved_tables.h"

namespace fourfold::backgammon_dice {
namespace {

using players::Resources;

constexpr std::string_view magic = "fourdic1";

}  // namespace

bool solvable(const Rules& rules) { return !rules.special_sides && !rules.scored && rules.edition == Edition::second; }

std::string solved_name(const Rules& rules) {
  std::string name = rules.duty == Duty::turn ? "turn" : rules.duty == Duty::step ? "step" : "none";
  name += rules.bear_off == BearOff::exact ? "-exact" : "-backgammon";
  return rules.must_bear_off ? name : name + "-may-stay";
}

players::SolvedFileMarks marks_of(const Rules& rules, const Tier& tier) {
  return {magic,
          {static_cast<std::uint8_t>(rules.duty), static_cast<std::uint8_t>(rules.bear_off),
           static_cast<std::uint8_t>(rules.must_bear_off ? 1 : 0)},
          {static_cast<std::uint8_t>(tier.more), static_cast<std::uint8_t>(tier.fewer)}};
}

std::string tier_file_head(const Rules& rules, const Tier& tier, const Accuracy& accuracy,
                           std::span<const Chance> values) {
  return players::solved_file_head(marks_of(rules, tier), accuracy, players::bytes_of_values(values));
}

std::size_t tier_file_size(const Tier& tier) {
  return players::solved_file_head_size() + static_cast<std::size_t>(tier.positions()) * sizeof(Chance);
}

Result<TierFile> read_tier_file(const Rules& rules, const Tier& tier, std::string_view bytes) {
  const auto count = static_cast<std::size_t>(tier.positions());
  const auto file = players::read_solved_file(marks_of(rules, tier), bytes, count * sizeof(Chance));
  if (!file) return refuse(file.error());
  return TierFile{{reinterpret_cast<const Chance*>(file->values.data()), count}, file->accuracy};
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
  players::read_solved_files<Tier>(
      resources, pawns, [&](const Tier& tier) { return tier_path(resources, rules, tier); },
      [&](const Tier& tier, const players::TableBytes& bytes) { return tables->add(rules, tier, bytes); });
  return tables;
}

}  // namespace fourfold::backgammon_dice
