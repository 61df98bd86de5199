#include "players/ludo/nets.h"

#include <cstddef>
#include <cstdint>

#include "players/ludo/features.h"
#include "players/player_files.h"

// Made by the build (cmake/player_data.cmake), for the programs that are to have them; weak, because others do without.
namespace fourfold::embedded {
extern const std::uint64_t ludo_standard_net[] __attribute__((weak));
extern const std::size_t ludo_standard_net_size __attribute__((weak));
extern const std::uint64_t ludo_beginner_net[] __attribute__((weak));
extern const std::size_t ludo_beginner_net_size __attribute__((weak));
extern const std::uint64_t ludo_classic_net[] __attribute__((weak));
extern const std::size_t ludo_classic_net_size __attribute__((weak));
}  // namespace fourfold::embedded

namespace fourfold::ludo {
namespace {

using players::embedded_file;

std::string_view built_in(std::string_view preset) {
  using namespace embedded;
  if (preset == "standard") return embedded_file(ludo_standard_net, &ludo_standard_net_size);
  if (preset == "beginner") return embedded_file(ludo_beginner_net, &ludo_beginner_net_size);
  if (preset == "classic") return embedded_file(ludo_classic_net, &ludo_classic_net_size);
  return {};
}

// As it is called in data/.
std::string file_name(std::string_view preset) { return "ludo/" + std::string(preset) + ".fournets"; }

Result<std::shared_ptr<const net::Net>> read(std::string_view bytes) {
  auto net = net::Net::read(bytes);
  if (!net) return refuse(net.error());
  if (net->features() != net_switches || net->outputs() != max_seats) return refuse<"net.of-another-game">();
  return std::make_shared<const net::Net>(*std::move(net));
}

}  // namespace

std::string_view net_rules(const Rules& rules) {
  if (rules.dice == 2) return "standard";
  return rules.six_again ? "classic" : "beginner";
}

std::shared_ptr<const net::Net> net_of(std::string_view preset, const players::Resources& resources) {
  return players::read_file(resources, file_name(preset), built_in(preset), read);
}

std::vector<std::string> missing_files(const Rules& rules) {
  const std::string_view preset = net_rules(rules);
  if (!built_in(preset).empty()) return {};
  return {file_name(preset)};
}

}  // namespace fourfold::ludo
