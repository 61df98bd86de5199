#include "players/net/net.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "players/net/kernels.h"

namespace fourfold::net {
namespace {

constexpr std::string_view magic = "fournet3";

// What the bytes say, in the order of the file. Numbers are little-endian, as on every machine that we build for. Lists
// follow by planes: the lowest bytes of all numbers, then the next ones; so they compress better.
static_assert(std::endian::native == std::endian::little);
struct Head {
  char magic[8];
  std::uint32_t features;
  std::uint32_t first_units;
  std::uint32_t dense_units[2];  // the last layer has most_outputs
  std::uint64_t checksum;        // FNV-1a of everything else
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

}  // namespace

std::string as_bytes(const Numbers& numbers) {
  std::string body;
  const auto add = [&](const auto& list) {
    const auto* const bytes = reinterpret_cast<const char*>(list.data());
    for (std::size_t plane = 0; plane < sizeof list[0]; ++plane) {
      for (std::size_t i = 0; i < list.size(); ++i) body.push_back(bytes[i * sizeof list[0] + plane]);
    }
  };
  add(numbers.rows);
  add(numbers.bias);
  for (const Dense& layer : numbers.dense) {
    add(layer.weights);
    add(layer.bias);
  }
  Head head{};
  std::memcpy(head.magic, magic.data(), magic.size());
  head.first_units = static_cast<std::uint32_t>(numbers.bias.size());
  head.features = static_cast<std::uint32_t>(numbers.rows.size() / numbers.bias.size());
  for (std::size_t i = 0; i < 2; ++i) head.dense_units[i] = static_cast<std::uint32_t>(numbers.dense[i].units());
  head.checksum = checksum(head, body);
  return std::string(reinterpret_cast<const char*>(&head), sizeof head) + body;
}

Result<Net> Net::read(std::string_view bytes) {
  Head head{};
  if (bytes.size() < sizeof head) return refuse("This is no net: it is too short.");
  std::memcpy(&head, bytes.data(), sizeof head);
  if (std::string_view(head.magic, sizeof head.magic) != magic)
    return refuse("This is no net, or one of another version: it begins otherwise.");
  const std::string_view body = bytes.substr(sizeof head);
  if (checksum(head, body) != head.checksum) return refuse("The net is damaged: its checksum does not fit.");
  const auto fits = [](std::size_t units, std::size_t step, std::size_t most) {
    return units > 0 && units % step == 0 && units <= most;
  };
  if (!fits(head.first_units, 128, most_first_units) || !fits(head.dense_units[0], 32, most_dense_units) ||
      !fits(head.dense_units[1], 32, most_dense_units) || head.features > body.size())
    return refuse("The net is of another shape.");
  Net net;
  Numbers& numbers = net.numbers_;
  std::size_t at = 0;
  const auto take = [&](auto& list, std::size_t count) {
    const std::size_t size = count * sizeof list[0];
    if (count > 0 && at + size <= body.size()) {
      list.resize(count);
      auto* const to = reinterpret_cast<char*>(list.data());
      for (std::size_t i = 0; i < size; ++i) to[i % count * sizeof list[0] + i / count] = body[at + i];
    }
    at += size;
  };
  std::size_t units = head.first_units;
  take(numbers.rows, head.features * units);
  take(numbers.bias, units);
  for (std::size_t i = 0; i < numbers.dense.size(); ++i) {
    const std::size_t inputs = units;
    units = i < 2 ? head.dense_units[i] : most_outputs;
    take(numbers.dense[i].weights, inputs * units);
    take(numbers.dense[i].bias, units);
  }
  if (at != body.size()) return refuse("The net is of another shape.");
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

void Net::evaluate(const std::int16_t* sums, std::size_t positions, Logits* logits) const {
  constexpr std::size_t most = 16;  // at once
  const Kernels& use = kernels();
  alignas(64) std::int16_t first[most * most_first_units];
  alignas(64) std::int16_t on[2][most * most_dense_units];
  alignas(64) std::int32_t sum[most * most_dense_units];
  for (std::size_t done = 0; done < positions; done += most) {
    const std::size_t now = std::min(most, positions - done);
    use.clip(sums + done * first_units(), now * first_units(), first);
    const std::int16_t* in = first;
    std::size_t inputs = first_units();
    for (std::size_t i = 0; i < 2; ++i) {
      const Dense& layer = numbers_.dense[i];
      use.dense(in, now, inputs, layer.weights.data(), layer.bias.data(), layer.units(), sum);
      use.round(sum, now * layer.units(), on[i]);
      in = on[i];
      inputs = layer.units();
    }
    const Dense& last = numbers_.dense[2];
    use.dense(in, now, inputs, last.weights.data(), last.bias.data(), last.units(), logits[done].data());
  }
}

}  // namespace fourfold::net
