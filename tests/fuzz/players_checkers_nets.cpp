// Any bytes as a file of checkers' nets: refused, or nets that can be asked.
//
// Nets that fit the game are long and mostly alike, so what is given is short: what the sizes in the head are changed
// by (16 bytes), how long a net is (4 bytes), and how the net begins; the rest of it are zeros.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "net_checksum.h"
#include "players/checkers/nets.h"

using namespace fourfold;
using namespace fourfold::checkers;

namespace {

constexpr std::size_t sizes_at = 8;
constexpr std::size_t sizes_bytes = 16;
constexpr std::size_t length_bytes = 4;
constexpr std::size_t longest_net = 100'000;

void ask(const Nets& nets) {
  for (const net::Net& net : nets) {
    net::Aligned<std::int16_t> sums(net.first_units());
    const std::uint16_t on[] = {0, net_switches - 1};
    net.sum(on, sums.data());
    std::vector<std::int32_t> logits(net.stride());
    net.evaluate(sums.data(), 1, logits.data());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string given(reinterpret_cast<const char*>(data), size);
  if (read_nets(given)) std::abort();
  if (read_nets("fournets" + given)) std::abort();
  if (size < sizes_bytes + length_bytes) return 0;

  std::uint32_t length = 0;
  std::memcpy(&length, &given[sizes_bytes], length_bytes);
  std::string net = given.substr(sizes_bytes + length_bytes);
  net.resize(std::min<std::size_t>(length, longest_net));
  net::fuzz::put_checksum(net);
  std::string file = nets_file({net, net, net, net});
  const auto read = read_nets(file);
  if (!read) return 0;
  ask(**read);
  if (read_nets(file.substr(0, file.size() - 1)) || read_nets(file + '\0')) std::abort();

  bool changed = false;
  for (std::size_t i = 0; i < sizes_bytes; ++i) {
    file[sizes_at + i] = static_cast<char>(file[sizes_at + i] ^ given[i]);
    changed = changed || given[i] != 0;
  }
  if (changed && read_nets(file)) std::abort();
  return 0;
}
