// Nets in whole numbers: every processor's kernels against plain loops, and files that are damaged.
#include "players/net/net.h"

#include <gtest/gtest.h>

#include <cstring>

#include "players/net/kernels.h"
#include "players/random_source.h"
#include "sentences/catalogue.h"

namespace fourfold::net {
namespace {

std::vector<const Kernels*> kernels_here() {
  std::vector<const Kernels*> all = {&baseline_kernels};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) all.push_back(&avx2_kernels);
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vnni")) all.push_back(&avx512_kernels);
#endif
  return all;
}

std::int16_t between(RandomSource& random, int low, int high) {
  return static_cast<std::int16_t>(low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1))));
}

Aligned<std::int16_t> numbers(RandomSource& random, std::size_t count, int low, int high) {
  Aligned<std::int16_t> made(count);
  for (std::int16_t& number : made) number = between(random, low, high);
  return made;
}

struct Shape {
  std::vector<std::size_t> hidden{64, 32};
  std::size_t outputs = 5;
};

Numbers random_net(RandomSource& random, std::size_t features, std::size_t first, const Shape& shape = {}) {
  Numbers net;
  net.outputs = shape.outputs;
  net.dense.resize(shape.hidden.size() + 1);
  net.rows = numbers(random, features * first, -700, 700);
  net.bias = numbers(random, first, -1000, 1000);
  std::size_t inputs = first;
  for (std::size_t i = 0; i < net.dense.size(); ++i) {
    const std::size_t units = i < shape.hidden.size() ? shape.hidden[i] : padded(shape.outputs);
    net.dense[i].weights = numbers(random, inputs * units, i == 0 ? -500 : -4000, i == 0 ? 500 : 4000);
    for (std::size_t o = 0; o < units; ++o) net.dense[i].bias.push_back(between(random, -30000, 30000) * 64);
    inputs = units;
  }
  return net;
}

// As a unit passes it on; no unit holds more than 16 bits.
std::int64_t held(std::int64_t value) {
  value = std::clamp<std::int64_t>(value, -32768, 32767);
  return std::min<std::int64_t>(value < 0 ? value >> 4 : value, most_on);
}

using Logits = std::vector<std::int32_t>;

// What the net says, written down as it is defined.
Logits plainly(const Numbers& net, const std::vector<std::uint16_t>& on) {
  const std::size_t first = net.bias.size();
  const auto dense = [](const std::vector<std::int64_t>& in, const auto& weights, const auto& bias) {
    std::vector<std::int64_t> out(bias.begin(), bias.end());
    for (std::size_t i = 0; i < in.size(); ++i) {
      for (std::size_t o = 0; o < out.size(); ++o) out[o] += in[i] * weights[(i / 2 * out.size() + o) * 2 + i % 2];
    }
    return out;
  };
  std::vector<std::int64_t> units(net.bias.begin(), net.bias.end());
  for (const std::uint16_t feature : on) {
    for (std::size_t i = 0; i < first; ++i) units[i] += net.rows[feature * first + i];
  }
  for (auto& unit : units) unit = held(unit);
  for (const Dense& layer : net.dense) {
    units = dense(units, layer.weights, layer.bias);
    if (&layer == &net.dense.back()) break;
    for (auto& unit : units) unit = held((unit + (1 << (weight_shift - 1))) >> weight_shift);
  }
  Logits logits(net.outputs);
  for (std::size_t o = 0; o < logits.size(); ++o) logits[o] = static_cast<std::int32_t>(units[o]);
  return logits;
}

class NetOfShape : public testing::TestWithParam<Shape> {};
INSTANTIATE_TEST_SUITE_P(Shapes, NetOfShape,
                         testing::Values(Shape{{32, 32}, 5}, Shape{{64, 32}, 16}, Shape{{96, 64}, 1},
                                         Shape{{256, 32}, 5}, Shape{{}, 1}, Shape{{}, 3}, Shape{{32}, 17},
                                         Shape{{64, 32, 96}, 40}, Shape{{32, 64, 32, 256, 32, 32}, 300}),
                         [](const auto& shape) {
                           std::string name = "first";
                           for (const std::size_t units : shape.param.hidden) name += "_" + std::to_string(units);
                           return name + "_to_" + std::to_string(shape.param.outputs);
                         });

TEST_P(NetOfShape, says_what_its_definition_says) {
  RandomSource random(1);
  const Numbers numbers_of_net = random_net(random, 40, 256, GetParam());
  const auto net = Net::read(as_bytes(numbers_of_net));
  ASSERT_TRUE(net) << english(net.error());
  EXPECT_EQ(net->features(), 40U);
  EXPECT_EQ(net->outputs(), GetParam().outputs);
  for (const std::size_t positions : {1U, 3U, 4U, 5U, 6U, 7U, 23U}) {
    std::vector<std::int16_t> sums(positions * net->first_units());
    std::vector<Logits> expected;
    for (std::size_t p = 0; p < positions; ++p) {
      std::vector<std::uint16_t> on;
      for (std::uint16_t feature = 0; feature < 40; ++feature) {
        if (random.below(3) == 0) on.push_back(feature);
      }
      net->sum(on, &sums[p * net->first_units()]);
      expected.push_back(plainly(numbers_of_net, on));
    }
    std::vector<std::int32_t> all(positions * net->stride());
    net->evaluate(sums.data(), positions, all.data());
    for (std::size_t p = 0; p < positions; ++p) {
      const auto* const logits = &all[p * net->stride()];
      EXPECT_EQ(Logits(logits, logits + net->outputs()), expected[p]);
    }
  }
}

TEST(Net, changes_lead_to_the_same_sums) {
  RandomSource random(2);
  const auto net = Net::read(as_bytes(random_net(random, 20, 128)));
  std::vector<std::int16_t> before(128);
  std::vector<std::int16_t> anew(128);
  std::vector<std::int16_t> changed(128);
  net->sum(std::vector<std::uint16_t>{1, 5, 7, 9}, before.data());
  net->sum(std::vector<std::uint16_t>{1, 7, 12, 13, 19}, anew.data());
  net->change(before.data(), std::vector<std::uint16_t>{5, 9}, std::vector<std::uint16_t>{12, 13, 19}, changed.data());
  EXPECT_EQ(changed, anew);
}

TEST(Net, every_kernel_computes_the_same) {
  RandomSource random(3);
  for (const std::size_t outputs : {16U, 32U, 64U, 96U, 256U}) {
    const std::size_t inputs = 128;
    const std::size_t positions = 7;
    const auto in = numbers(random, positions * inputs, 0, one);
    const auto weights = numbers(random, inputs * outputs, -32767, 32767);
    std::vector<std::int32_t> bias(outputs);
    for (auto& each : bias) each = between(random, -30000, 30000);
    std::vector<std::int32_t> expected(positions * outputs);
    for (std::size_t p = 0; p < positions; ++p) {
      for (std::size_t o = 0; o < outputs; ++o) {
        std::int64_t sum = bias[o];
        for (std::size_t i = 0; i < inputs; ++i) {
          sum += std::int64_t{in[p * inputs + i]} * weights[(i / 2 * outputs + o) * 2 + i % 2];
        }
        expected[p * outputs + o] = static_cast<std::int32_t>(sum);
      }
    }
    for (const Kernels* each : kernels_here()) {
      std::vector<std::int32_t> found(positions * outputs);
      each->dense(in.data(), positions, inputs, weights.data(), bias.data(), outputs, found.data());
      EXPECT_EQ(found, expected) << each->name << " " << outputs;
    }
  }
}

TEST(Net, every_kernel_rounds_the_same) {
  RandomSource random(5);
  std::vector<std::int32_t> sums(256);
  std::vector<std::int16_t> expected;
  for (std::int32_t& sum : sums) {
    sum = static_cast<std::int32_t>(random.next_half() >> random.below(16)) * (random.below(4) == 0 ? -1 : 1);
    expected.push_back(
        static_cast<std::int16_t>(held((std::int64_t{sum} + (1 << (weight_shift - 1))) >> weight_shift)));
  }
  for (const Kernels* each : kernels_here()) {
    std::vector<std::int16_t> found(sums.size());
    each->round(sums.data(), sums.size(), found.data());
    EXPECT_EQ(found, expected) << each->name;
  }
}

// The checksum of a file, put right after something else was changed.
void put_checksum(std::string& bytes) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (i < 24 || i >= 32) hash = (hash ^ static_cast<unsigned char>(bytes[i])) * 0x100000001b3ULL;
  }
  std::memcpy(&bytes[24], &hash, sizeof hash);
}

// Files of the third version have two hidden layers and 16 logits, and their head says how wide the two are.
TEST(Net, files_of_the_version_before_are_read) {
  RandomSource random(6);
  const Numbers numbers = random_net(random, 10, 128, {{64, 32}, 16});
  const std::string now = as_bytes(numbers);
  const std::uint32_t widths[] = {64, 32};
  std::string before = now.substr(0, 32) + now.substr(32 + sizeof widths);
  before[7] = '3';
  std::memcpy(&before[16], widths, sizeof widths);
  put_checksum(before);
  const auto net = Net::read(before);
  ASSERT_TRUE(net) << english(net.error());
  EXPECT_EQ(as_bytes(net->numbers()), now);
}

TEST(Net, shapes_that_no_kernel_has_are_refused) {
  RandomSource random(7);
  const std::string bytes = as_bytes(random_net(random, 10, 128, {{64, 32}, 5}));
  const auto with = [&](std::size_t at, std::uint32_t number) {
    std::string changed = bytes;
    std::memcpy(&changed[at], &number, sizeof number);
    put_checksum(changed);
    const auto net = Net::read(changed);
    return net ? "read" : std::string(net.error().message.code);
  };
  EXPECT_EQ(with(16, 5), "read");
  EXPECT_EQ(with(8, 0xffffffff), "net.other-shape");   // features
  EXPECT_EQ(with(12, 64), "net.other-shape");          // first units
  EXPECT_EQ(with(16, 0), "net.other-shape");           // outputs
  EXPECT_EQ(with(16, 0xffffffff), "net.other-shape");  // outputs
  EXPECT_EQ(with(20, 3), "net.other-shape");           // hidden layers
  EXPECT_EQ(with(20, 0xffffffff), "net.other-shape");  // hidden layers
}

TEST(Net, files_that_are_damaged_are_refused) {
  RandomSource random(4);
  const std::string bytes = as_bytes(random_net(random, 10, 128));
  EXPECT_TRUE(Net::read(bytes));
  EXPECT_FALSE(Net::read(""));
  EXPECT_FALSE(Net::read("fournet2"));
  EXPECT_FALSE(Net::read(bytes.substr(0, bytes.size() - 1)));
  for (int i = 0; i < 50; ++i) {
    std::string damaged = bytes;
    damaged[random.below(static_cast<std::uint32_t>(bytes.size()))] ^= 0x10;
    EXPECT_FALSE(Net::read(damaged));
  }
}

}  // namespace
}  // namespace fourfold::net
