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
#include "players/player_files.h"

// The files of data/backgammon, made part of the program by the build (cmake/player_data.cmake). The large ones are
// weak, because some programs do without.
namespace fourfold::embedded {
extern const std::uint64_t backgammon_contact_net[] __attribute__((weak));
extern const std::size_t backgammon_contact_net_size __attribute__((weak));
extern const std::uint64_t backgammon_race_net[];
extern const std::size_t backgammon_race_net_size;
extern const std::uint64_t backgammon_hypergammon_net[] __attribute__((weak));
extern const std::size_t backgammon_hypergammon_net_size __attribute__((weak));
extern const std::uint64_t backgammon_quick_net[];
extern const std::size_t backgammon_quick_net_size;
}  // namespace fourfold::embedded

namespace fourfold::backgammon {
namespace {

using players::embedded_file;

struct File {
  std::string_view name;
  std::string_view bytes;  // none in a program that does without
};
constexpr std::string_view contact_file = "backgammon/contact.fournet";
constexpr std::string_view hypergammon_file = "backgammon/hypergammon.fournet";
constexpr std::string_view match_equities_file = "backgammon/match-equities.txt";
std::array<File, 4> files() {
  using namespace embedded;
  return {File{contact_file, embedded_file(backgammon_contact_net, &backgammon_contact_net_size)},
          File{"backgammon/race.fournet", embedded_file(backgammon_race_net, &backgammon_race_net_size)},
          File{hypergammon_file, embedded_file(backgammon_hypergammon_net, &backgammon_hypergammon_net_size)},
          File{"backgammon/quick.fournet", embedded_file(backgammon_quick_net, &backgammon_quick_net_size)}};
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

struct GivenFiles {
  std::array<std::optional<std::string>, 4> nets;
  std::optional<std::string> match_equities;

  bool none() const {
    return !match_equities && std::ranges::none_of(nets, [](const auto& bytes) { return bytes.has_value(); });
  }
};

Result<MatchEquities> match_equities_of(const std::optional<std::string>& text) {
  auto read = MatchEquities::read(text.value_or(""));
  if (!read) return refuse<"players.file-refused", "file", "reason">(match_equities_file, read.error().message);
  return read;
}

Result<std::shared_ptr<const Nets>> read_all(const GivenFiles& given, const players::Resources& resources) {
  auto equities = match_equities_of(given.match_equities);
  if (!equities) return refuse(equities.error());
  std::vector<net::Net> nets;
  for (std::size_t i = 0; i < given.nets.size(); ++i) {
    const File built_in = files()[i];
    const std::optional<std::string>& bytes = given.nets[i];
    auto net = read(built_in.name, bytes ? std::string_view(*bytes) : built_in.bytes);
    if (!net && built_in.bytes.empty()) {
      // Until a page has fetched the large nets, and where what it got is none, the quick one judges.
      if (bytes && resources.trouble) resources.trouble(net.error().message);
      const File quick = files().back();
      net = read(quick.name, quick.bytes);
    }
    if (!net) return refuse(net.error());
    nets.push_back(*std::move(net));
  }
  return std::make_shared<const Nets>(
      Nets{std::move(nets[0]), std::move(nets[1]), std::move(nets[2]), std::move(nets[3]), *std::move(equities)});
}

}  // namespace

const Result<std::shared_ptr<const Nets>>& built_in_nets() {
  static const auto all = read_all({}, {});
  return all;
}

Result<std::shared_ptr<const Nets>> nets_of(const players::Resources& resources) {
  if (!resources.file) return built_in_nets();
  GivenFiles given;
  for (std::size_t i = 0; i < given.nets.size(); ++i) {
    auto bytes = resources.file(files()[i].name);
    if (!bytes) return refuse(bytes.error());
    given.nets[i] = *std::move(bytes);
  }
  // A folder of nets need not have a table.
  auto text = resources.file(match_equities_file);
  if (!text && text.error().message.code != "players.no-file") return refuse(text.error());
  if (text) given.match_equities = *std::move(text);
  return given.none() ? built_in_nets() : read_all(given, resources);
}

std::vector<std::string> missing_files(const Rules& rules) {
  const bool hyper = rules.starting_position == StartingPosition::hyper;
  const std::string_view name = hyper ? hypergammon_file : contact_file;
  for (const File& file : files()) {
    if (file.name == name && file.bytes.empty()) return {std::string(name)};
  }
  return {};
}

Chances chances_of(std::span<const std::int32_t, 5> logits) {
  using net::logistic;
  return {logistic(logits[0]), logistic(logits[1]), logistic(logits[2]), logistic(logits[3]), logistic(logits[4])};
}

}  // namespace fourfold::backgammon
