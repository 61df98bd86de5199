#include "players/net/net.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "players/net/kernels.h"

namespace fourfold::net {
namespace {

constexpr std::string_view magic = "fournet1";

// What the bytes say, in the order of the file. Numbers are little-endian, as on every machine that we build for.
static_assert(std::endian::native == std::endian::little);
struct Head {
  char magic[8];
  std::uint32_t features;
  std::uint32_t first_units;
  std::uint64_t checksum;  // FNV-1a of what follows
};

std::uint64_t checksum(std::string_view bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
  return hash;
}

std::int16_t rounded(std::int32_t sum) {
  const std::int32_t value = (sum + (1 << (weight_shift - 1))) >> weight_shift;
  return static_cast<std::int16_t>(value < 0 ? 0 : value > one ? one : value);
}

}  // namespace

std::string as_bytes(const Numbers& numbers) {
  std::string body;
  const auto add = [&](const auto& list) {
    body.append(reinterpret_cast<const char*>(list.data()), list.size() * sizeof list[0]);
  };
  add(numbers.rows);
  add(numbers.bias);
  add(numbers.second);
  add(numbers.third);
  add(numbers.outputs);
  add(numbers.second_bias);
  add(numbers.third_bias);
  add(numbers.output_bias);
  Head head{};
  std::memcpy(head.magic, magic.data(), magic.size());
  head.first_units = static_cast<std::uint32_t>(numbers.bias.size());
  head.features = static_cast<std::uint32_t>(numbers.rows.size() / numbers.bias.size());
  head.checksum = checksum(body);
  return std::string(reinterpret_cast<const char*>(&head), sizeof head) + body;
}

Result<Net> Net::read(std::string_view bytes) {
  Head head{};
  if (bytes.size() < sizeof head) return refuse("This is no net: it is too short.");
  std::memcpy(&head, bytes.data(), sizeof head);
  if (std::string_view(head.magic, sizeof head.magic) != magic) return refuse("This is no net: it begins otherwise.");
  const std::string_view body = bytes.substr(sizeof head);
  if (checksum(body) != head.checksum) return refuse("The net is damaged: its checksum does not fit.");
  Net net;
  Numbers& numbers = net.numbers_;
  const std::size_t first = head.first_units;
  numbers.rows.resize(head.features * first);
  numbers.bias.resize(first);
  numbers.second.resize(first * second_units);
  std::size_t at = 0;
  const auto take = [&](auto& list) {
    const std::size_t size = list.size() * sizeof list[0];
    if (at + size <= body.size()) std::memcpy(list.data(), body.data() + at, size);
    at += size;
  };
  take(numbers.rows);
  take(numbers.bias);
  take(numbers.second);
  take(numbers.third);
  take(numbers.outputs);
  take(numbers.second_bias);
  take(numbers.third_bias);
  take(numbers.output_bias);
  if (at != body.size() || first == 0 || first % 128 != 0 || first > most_first_units)
    return refuse("The net is of another shape.");
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
  alignas(64) std::int16_t first_on[most * most_first_units];
  alignas(64) std::int32_t second[most * second_units];
  alignas(64) std::int16_t second_on[most * second_units];
  alignas(64) std::int32_t third[most * third_units];
  alignas(64) std::int16_t third_on[most * third_units];
  for (std::size_t done = 0; done < positions; done += most) {
    const std::size_t now = std::min(most, positions - done);
    use.clip(sums + done * first_units(), now * first_units(), first_on);
    use.dense(first_on, now, first_units(), numbers_.second.data(), numbers_.second_bias.data(), second_units, second);
    for (std::size_t i = 0; i < now * second_units; ++i) second_on[i] = rounded(second[i]);
    use.dense(second_on, now, second_units, numbers_.third.data(), numbers_.third_bias.data(), third_units, third);
    for (std::size_t i = 0; i < now * third_units; ++i) third_on[i] = rounded(third[i]);
    use.dense(third_on, now, third_units, numbers_.outputs.data(), numbers_.output_bias.data(), most_outputs,
              logits[done].data());
  }
}

}  // namespace fourfold::net
