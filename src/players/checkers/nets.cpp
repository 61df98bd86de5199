#include "players/checkers/nets.h"

#include <cstdint>
#include <cstring>
#include <vector>

#include "players/checkers/built_in_files.h"
#include "players/checkers/endgame_tables.h"

namespace fourfold::checkers {
namespace {

constexpr std::string_view nets_magic = "fournets";

}  // namespace

std::uint16_t switch_of(const Piece& piece, Side looking) {
  const auto index = static_cast<unsigned>(Square::lowest(piece.square).index());
  // Who looks has its own back row before it: light turns the board round.
  const unsigned seen = looking == Side::dark ? index : Square::count - 1U - index;
  const bool own = piece.side == looking;
  // Own men never stand on the last row, the other's never on the first.
  constexpr unsigned row = 4;
  constexpr unsigned men = 28;
  if (!piece.king) return static_cast<std::uint16_t>(own ? seen : men + seen - row);
  return static_cast<std::uint16_t>(2 * men + (own ? 0U : unsigned{Square::count}) + seen);
}

std::string nets_file(const std::array<std::string, phases>& files) {
  std::string bytes(nets_magic);
  for (const std::string& file : files) {
    const auto size = static_cast<std::uint32_t>(file.size());
    bytes.append(reinterpret_cast<const char*>(&size), sizeof size);
  }
  for (const std::string& file : files) bytes += file;
  return bytes;
}

Result<std::shared_ptr<const Nets>> read_nets(std::string_view bytes) {
  std::array<std::uint32_t, phases> sizes{};
  if (bytes.size() < nets_magic.size() + sizeof sizes) return refuse<"net.too-short">();
  if (!bytes.starts_with(nets_magic)) return refuse<"net.other-version">();
  std::memcpy(sizes.data(), bytes.data() + nets_magic.size(), sizeof sizes);
  std::string_view rest = bytes.substr(nets_magic.size() + sizeof sizes);
  std::vector<net::Net> nets;
  for (std::size_t i = 0; i < phases; ++i) {
    if (sizes[i] > rest.size()) return refuse<"net.damaged">();
    auto net = net::Net::read(rest.substr(0, sizes[i]));
    if (!net) return refuse(net.error());
    if (net->features() != net_switches || net->outputs() != 1) return refuse<"net.of-another-game">();
    nets.push_back(*std::move(net));
    rest.remove_prefix(sizes[i]);
  }
  if (!rest.empty()) return refuse<"net.damaged">();
  return std::make_shared<const Nets>(
      Nets{std::move(nets[0]), std::move(nets[1]), std::move(nets[2]), std::move(nets[3])});
}

std::shared_ptr<const Nets> nets_of(const Rules& rules, const players::Resources& resources) {
  const std::string name = table_rules_name(rules);
  return read_file(resources, nets_file_name(name), built_in_nets(name), read_nets);
}

}  // namespace fourfold::checkers
