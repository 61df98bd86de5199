#include "players/backgammon/nets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "players/net/logistic.h"

// The files of data/backgammon, made part of the program by the build (cmake/player_data.cmake).
namespace fourfold::embedded {
extern const std::uint64_t backgammon_contact_net[];
extern const std::size_t backgammon_contact_net_size;
extern const std::uint64_t backgammon_race_net[];
extern const std::size_t backgammon_race_net_size;
extern const std::uint64_t backgammon_hypergammon_net[];
extern const std::size_t backgammon_hypergammon_net_size;
extern const std::uint64_t backgammon_quick_net[];
extern const std::size_t backgammon_quick_net_size;
}  // namespace fourfold::embedded

namespace fourfold::backgammon {
namespace {

struct File {
  std::string_view name;
  std::string_view built_in;
};
std::string_view text(const std::uint64_t* words, std::size_t size) {
  return {reinterpret_cast<const char*>(words), size};
}
std::array<File, 4> files() {
  using namespace embedded;
  return {File{"backgammon/contact.fournet", text(backgammon_contact_net, backgammon_contact_net_size)},
          File{"backgammon/race.fournet", text(backgammon_race_net, backgammon_race_net_size)},
          File{"backgammon/hypergammon.fournet", text(backgammon_hypergammon_net, backgammon_hypergammon_net_size)},
          File{"backgammon/quick.fournet", text(backgammon_quick_net, backgammon_quick_net_size)}};
}

// With an eye for tactics or without, and five chances.
Result<net::Net> read(std::string_view name, std::string_view bytes) {
  auto net = net::Net::read(bytes);
  if (!net) return refuse<"players.file-refused", "file", "reason">(name, net.error().message);
  const bool fits = net->features() == features || net->features() == board_features;
  if (!fits || net->outputs() < 5) {
    return refuse<"players.file-refused", "file", "reason">(name, say<"net.of-another-game">());
  }
  return net;
}

using Given = std::array<std::optional<std::string>, 4>;

Result<std::shared_ptr<const Nets>> read_all(const Given& given) {
  std::vector<net::Net> nets;
  for (std::size_t i = 0; i < given.size(); ++i) {
    const File file = files()[i];
    const std::optional<std::string>& bytes = given[i];
    auto net = read(file.name, bytes ? std::string_view(*bytes) : file.built_in);
    if (!net) return refuse(net.error());
    nets.push_back(*std::move(net));
  }
  return std::make_shared<const Nets>(
      Nets{std::move(nets[0]), std::move(nets[1]), std::move(nets[2]), std::move(nets[3])});
}

}  // namespace

const Result<std::shared_ptr<const Nets>>& built_in_nets() {
  static const auto all = read_all({});
  return all;
}

Result<std::shared_ptr<const Nets>> nets_of(const players::Resources& resources) {
  if (!resources.file) return built_in_nets();
  Given given;
  for (std::size_t i = 0; i < given.size(); ++i) {
    auto bytes = resources.file(files()[i].name);
    if (!bytes) return refuse(bytes.error());
    given[i] = *std::move(bytes);
  }
  const bool none = std::ranges::none_of(given, [](const auto& bytes) { return bytes.has_value(); });
  return none ? built_in_nets() : read_all(given);
}

Chances chances_of(std::span<const std::int32_t, 5> logits) {
  using net::logistic;
  return {logistic(logits[0]), logistic(logits[1]), logistic(logits[2]), logistic(logits[3]), logistic(logits[4])};
}

}  // namespace fourfold::backgammon
