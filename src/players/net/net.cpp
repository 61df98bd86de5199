#include "players/net/net.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "players/net/kernels.h"

namespace fourfold::net {
namespace {

// Files begin with eight letters that say their version. In the third version every net has two hidden dense layers and
// 16 logits; in the fourth there may be any number of either.
constexpr std::string_view third = "fournet3";
constexpr std::string_view fourth = "fournet4";

// What the bytes say, in the order of the file. Numbers are little-endian, as on every machine that we build for. Lists
// follow by planes: the lowest bytes of all numbers, then the next ones; so they compress better. In the fourth version
// the first of them is a list of the units of the hidden dense layers.
static_assert(std::endian::native == std::endian::little);
struct Head {
  char magic[8];
  std::uint32_t features;
  std::uint32_t first_units;
  std::uint32_t shape[2];  // units of the two hidden layers; in the fourth version outputs, hidden layers
  std::uint64_t checksum;  // FNV-1a of everything else
};

std::uint64_t checksum(const Head& head, std::string_view body) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  const auto add = [&](std::string_view bytes) {
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
  };
  add({reinterpret_cast<const char*>(&head), offsetof(Head, checksum)});
  add(body);
  return hash;
}

// Takes lists from the bytes, one after another.
class Lists {
 public:
  explicit Lists(std::string_view bytes) : bytes_(bytes) {}

  template <class List>
  void take(List& list, std::size_t count) {
    const std::size_t width = sizeof list[0];
    // No list is longer than the bytes, so that no product overflows.
    if (count == 0 || count > bytes_.size() || count * width > bytes_.size() - at_) {
      short_ = short_ || count > 0;
      return;
    }
    list.resize(count);
    auto* const to = reinterpret_cast<char*>(list.data());
    for (std::size_t i = 0; i < count * width; ++i) to[i % count * width + i / count] = bytes_[at_ + i];
    at_ += count * width;
  }
  bool exact() const { return !short_ && at_ == bytes_.size(); }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool short_ = false;
};

bool fits(std::size_t units, std::size_t step, std::size_t most) {
  return units > 0 && units % step == 0 && units <= most;
}

}  // namespace

std::string as_bytes(const Numbers& numbers) {
  std::string body;
  const auto add = [&](const auto& list) {
    const auto* const bytes = reinterpret_cast<const char*>(list.data());
    for (std::size_t plane = 0; plane < sizeof list[0]; ++plane) {
      for (std::size_t i = 0; i < list.size(); ++i) body.push_back(bytes[i * sizeof list[0] + plane]);
    }
  };
  std::vector<std::uint32_t> hidden;
  for (std::size_t i = 0; i + 1 < numbers.dense.size(); ++i) {
    hidden.push_back(static_cast<std::uint32_t>(numbers.dense[i].units()));
  }
  add(hidden);
  add(numbers.rows);
  add(numbers.bias);
  for (const Dense& layer : numbers.dense) {
    add(layer.weights);
    add(layer.bias);
  }
  Head head{};
  std::memcpy(head.magic, fourth.data(), fourth.size());
  head.first_units = static_cast<std::uint32_t>(numbers.bias.size());
  head.features = static_cast<std::uint32_t>(numbers.rows.size() / numbers.bias.size());
  head.shape[0] = static_cast<std::uint32_t>(numbers.outputs);
  head.shape[1] = static_cast<std::uint32_t>(hidden.size());
  head.checksum = checksum(head, body);
  return std::string(reinterpret_cast<const char*>(&head), sizeof head) + body;
}

Result<Net> Net::read(std::string_view bytes) {
  Head head{};
  if (bytes.size() < sizeof head) return refuse<"net.too-short">();
  std::memcpy(&head, bytes.data(), sizeof head);
  const std::string_view magic(head.magic, sizeof head.magic);
  if (magic != third && magic != fourth) return refuse<"net.other-version">();
  const std::string_view body = bytes.substr(sizeof head);
  if (checksum(head, body) != head.checksum) return refuse<"net.damaged">();

  Lists lists(body);
  std::vector<std::uint32_t> hidden(head.shape, head.shape + 2);
  Net net;
  Numbers& numbers = net.numbers_;
  numbers.outputs = 16;
  if (magic == fourth) {
    numbers.outputs = head.shape[0];
    hidden.clear();
    if (head.shape[1] > most_hidden_layers) return refuse<"net.other-shape">();
    lists.take(hidden, head.shape[1]);
    if (hidden.size() != head.shape[1]) return refuse<"net.other-shape">();
  }
  const bool right = fits(head.first_units, 128, most_first_units) && fits(numbers.outputs, 1, most_outputs) &&
                     std::ranges::all_of(hidden, [](auto units) { return fits(units, 32, most_dense_units); });
  if (!right || head.features > body.size()) return refuse<"net.other-shape">();

  std::size_t units = head.first_units;
  lists.take(numbers.rows, head.features * units);
  lists.take(numbers.bias, units);
  numbers.dense.resize(hidden.size() + 1);
  for (std::size_t i = 0; i < numbers.dense.size(); ++i) {
    const std::size_t inputs = units;
    units = i < hidden.size() ? hidden[i] : padded(numbers.outputs);
    lists.take(numbers.dense[i].weights, inputs * units);
    lists.take(numbers.dense[i].bias, units);
  }
  if (!lists.exact()) return refuse<"net.other-shape">();
  return net;
}

void Net::sum(std::span<const std::uint16_t> on, std::int16_t* sums) const {
  change(numbers_.bias.data(), {}, on, sums);
}

void Net::change(const std::int16_t* from, std::span<const std::uint16_t> less, std::span<const std::uint16_t> more,
                 std::int16_t* sums) const {
  const std::int16_t* rows[2][most_switches];
  for (std::size_t i = 0; i < more.size(); ++i) rows[0][i] = &numbers_.rows[more[i] * first_units()];
  for (std::size_t i = 0; i < less.size(); ++i) rows[1][i] = &numbers_.rows[less[i] * first_units()];
  kernels().add_rows(from, rows[0], more.size(), rows[1], less.size(), first_units(), sums);
}

void Net::evaluate(const std::int16_t* sums, std::size_t positions, std::int32_t* logits) const {
  constexpr std::size_t most = 16;  // at once
  const Kernels& use = kernels();
  alignas(64) std::int16_t first[most * most_first_units];
  alignas(64) std::int16_t on[2][most * most_dense_units];
  alignas(64) std::int32_t sum[most * most_dense_units];
  const Dense& last = numbers_.dense.back();
  for (std::size_t done = 0; done < positions; done += most) {
    const std::size_t now = std::min(most, positions - done);
    use.clip(sums + done * first_units(), now * first_units(), first);
    const std::int16_t* in = first;
    std::size_t inputs = first_units();
    for (std::size_t i = 0; i + 1 < numbers_.dense.size(); ++i) {
      const Dense& layer = numbers_.dense[i];
      use.dense(in, now, inputs, layer.weights.data(), layer.bias.data(), layer.units(), sum);
      use.round(sum, now * layer.units(), on[i % 2]);
      in = on[i % 2];
      inputs = layer.units();
    }
    use.dense(in, now, inputs, last.weights.data(), last.bias.data(), last.units(), logits + done * last.units());
  }
}

}  // namespace fourfold::net
