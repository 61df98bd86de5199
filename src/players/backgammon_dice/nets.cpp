#include "players/backgammon_dice/nets.h"

#include <cstddef>
#include <cstdint>

#include "players/backgammon_dice/chances.h"
#include "players/backgammon_dice/endings.h"
#include "players/backgammon_dice/features.h"
#include "players/player_files.h"

// Made by the build (cmake/player_data.cmake), for the programs that are to have them; weak, because others do without.
namespace fourfold::embedded {
extern const std::uint64_t backgammon_dice_simple_net[] __attribute__((weak));
extern const std::size_t backgammon_dice_simple_net_size __attribute__((weak));
extern const std::uint64_t backgammon_dice_basic_net[] __attribute__((weak));
extern const std::size_t backgammon_dice_basic_net_size __attribute__((weak));
extern const std::uint64_t backgammon_dice_scored_net[] __attribute__((weak));
extern const std::size_t backgammon_dice_scored_net_size __attribute__((weak));
}  // namespace fourfold::embedded

namespace fourfold::backgammon_dice {
namespace {

using players::embedded_file;

std::string_view built_in_net(std::string_view preset) {
  using namespace embedded;
  if (preset == "simple") return embedded_file(backgammon_dice_simple_net, &backgammon_dice_simple_net_size);
  if (preset == "basic") return embedded_file(backgammon_dice_basic_net, &backgammon_dice_basic_net_size);
  if (preset == "scored") return embedded_file(backgammon_dice_scored_net, &backgammon_dice_scored_net_size);
  return {};
}

// As it is called in data/.
std::string net_name(std::string_view preset) { return "backgammon-dice/" + std::string(preset) + ".fournets"; }

template <std::size_t outputs>
Result<std::shared_ptr<const net::Net>> read_net(std::string_view bytes) {
  auto net = net::Net::read(bytes);
  if (!net) return refuse(net.error());
  if (net->features() != net_switches || net->outputs() != outputs) return refuse<"net.of-another-game">();
  return std::make_shared<const net::Net>(*std::move(net));
}

}  // namespace

std::string_view net_rules(const Rules& rules) {
  if (rules.scored) return "scored";
  return rules.special_sides ? "basic" : "simple";
}

std::shared_ptr<const net::Net> net_of(std::string_view preset, const players::Resources& resources) {
  return players::read_file(resources, net_name(preset), built_in_net(preset),
                            preset == "scored" ? read_net<ways_to_end> : read_net<1>);
}

std::vector<std::string> missing_files(const Rules& rules) {
  std::vector<std::string> missing;
  const std::string_view preset = net_rules(rules);
  if (built_in_net(preset).empty()) missing.push_back(net_name(preset));
  if (endings_fit(rules) && !endings_built_in()) missing.emplace_back(endings_name);
  return missing;
}

}  // namespace fourfold::backgammon_dice
