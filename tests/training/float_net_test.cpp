// Learning, for any game: nets of several shapes learn a toy of which all is known, play in whole numbers what they
// have learnt, and go on from files, from nets that play and in wider shapes.
#include "training/net/float_net.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "players/random_source.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::training {
namespace {

constexpr std::size_t toys = 8;  // switches

// Three chances of eight switches: whether the first two differ, about the share of switches that are on, and one that
// is only known while the last is off.
struct Toy {
  std::vector<std::uint16_t> on;
  std::vector<float> target;
};

std::vector<Toy> all_toys() {
  std::vector<Toy> all;
  for (unsigned number = 0; number < 1U << toys; ++number) {
    Toy toy;
    for (std::uint16_t i = 0; i < toys; ++i) {
      if ((number >> i & 1) != 0) toy.on.push_back(i);
    }
    const bool differ = ((number ^ number >> 1) & 1) != 0;
    const bool last = (number >> (toys - 1)) != 0;
    toy.target = {differ ? 0.9F : 0.1F, (static_cast<float>(toy.on.size()) + 1) / (toys + 2),
                  last ? std::numeric_limits<float>::quiet_NaN() : 0.3F};
    all.push_back(toy);
  }
  return all;
}

double taught(FloatNet& net, int steps) {
  const std::vector<Toy> all = all_toys();
  RandomSource random(1);
  double loss = 0;
  for (int step = 0; step < steps; ++step) {
    std::vector<Example> batch;
    for (int i = 0; i < 64; ++i) {
      const Toy& toy = all[random.below(static_cast<std::uint32_t>(all.size()))];
      batch.push_back({toy.on, toy.target});
    }
    loss = net.learn(batch, step < steps * 3 / 4 ? 3e-3 : 5e-4);
  }
  return loss;
}

// By how much the net in whole numbers is off, at most.
double farthest_off(const net::Numbers& numbers) {
  const auto net = net::Net::read(net::as_bytes(numbers));
  if (!net) return 1;
  double farthest = 0;
  net::Aligned<std::int16_t> sums(net->first_units());
  std::vector<std::int32_t> logits(net->stride());
  for (const Toy& toy : all_toys()) {
    net->sum(toy.on, sums.data());
    net->evaluate(sums.data(), 1, logits.data());
    for (std::size_t o = 0; o < toy.target.size(); ++o) {
      if (std::isnan(toy.target[o])) continue;
      const double chance = 1 / (1 + std::exp(-static_cast<double>(logits[o]) / net::logit_one));
      farthest = std::max(farthest, std::abs(chance - static_cast<double>(toy.target[o])));
    }
  }
  return farthest;
}

class FloatNetOfShape : public testing::TestWithParam<std::vector<std::size_t>> {};
INSTANTIATE_TEST_SUITE_P(Hidden, FloatNetOfShape,
                         testing::Values(std::vector<std::size_t>{}, std::vector<std::size_t>{32},
                                         std::vector<std::size_t>{64, 32}, std::vector<std::size_t>{32, 64, 32}),
                         [](const auto& hidden) { return std::to_string(hidden.param.size()) + "_layers"; });

TEST_P(FloatNetOfShape, learns_and_plays_what_it_has_learnt) {
  const Shape shape{toys, 128, GetParam(), 3};
  ASSERT_TRUE(shape.possible());
  FloatNet net(shape, {.prior = {0, 0, -1}}, 1);
  EXPECT_GT(farthest_off(net.quantised(false)), 0.2);
  EXPECT_LT(taught(net, 1200), 0.01);
  EXPECT_LT(farthest_off(net.quantised(false)), 0.08);
  EXPECT_LT(net.farthest(), 20.0F);
}

TEST_P(FloatNetOfShape, goes_on_from_files_and_from_nets_that_play) {
  const test::TemporaryFolder folder;
  const std::string path = folder.path("toy.net");
  const Shape shape{toys, 128, GetParam(), 3};
  FloatNet net(shape, {}, 1);
  taught(net, 100);
  ASSERT_TRUE(net.save(path));
  const std::string now = net::as_bytes(net.quantised(false));

  FloatNet loaded(shape, {}, 2);
  ASSERT_TRUE(loaded.load(path));
  EXPECT_EQ(net::as_bytes(loaded.quantised(false)), now);
  EXPECT_EQ(taught(net, 5), taught(loaded, 5));

  FloatNet playing(shape, {}, 3);
  ASSERT_TRUE(playing.begin_as(net::Net::read(now)->numbers()));
  EXPECT_EQ(net::as_bytes(playing.quantised(false)), now);

  // Wider, with switches that are new and silent: it says the same at first.
  Shape wider{toys + 4, 256, GetParam(), 3};
  for (std::size_t& units : wider.hidden) units += 32;
  FloatNet wide(wider, {.silent = {toys, toys + 1, toys + 2, toys + 3}}, 4);
  ASSERT_TRUE(wide.begin_as(net::Net::read(now)->numbers()));
  EXPECT_NEAR(farthest_off(wide.quantised(false)), farthest_off(net::Net::read(now)->numbers()), 0.01);
  EXPECT_FALSE(loaded.begin_as(wide.quantised(false)));
  EXPECT_FALSE(FloatNet({toys, 128, GetParam(), 2}, {}, 1).load(path));
}

// Rows of counts side by side are learnt as steps: one that is never on is like the one before it.
TEST(FloatNet, what_is_never_on_follows_the_step_before) {
  FloatNet net({toys, 128, {32}, 3}, {.steps = {{0, toys}}, .silent = {5, 6, 7}}, 1);
  const std::vector<std::uint16_t> on[] = {{0}, {3}, {4}};
  const std::vector<float> target{0.2F, 0.5F, 0.7F};
  for (int step = 0; step < 50; ++step) {
    const std::array batch{Example{on[0], target}, Example{on[1], target}, Example{on[2], target}};
    net.learn(batch, 1e-2);
  }
  const net::Numbers numbers = net.quantised(true);
  for (std::size_t i = 0; i < 128; ++i) {
    EXPECT_EQ(numbers.rows[7 * 128 + i], numbers.rows[4 * 128 + i]);
    EXPECT_EQ(numbers.rows[5 * 128 + i], numbers.rows[4 * 128 + i]);
  }
}

TEST(Shape, that_no_net_can_have_is_told) {
  EXPECT_TRUE((Shape{10, 128, {32, 64}, 5}).possible());
  EXPECT_FALSE((Shape{10, 100, {32}, 5}).possible());
  EXPECT_FALSE((Shape{10, 128, {33}, 5}).possible());
  EXPECT_FALSE((Shape{10, 128, {288}, 5}).possible());
  EXPECT_FALSE((Shape{0, 128, {32}, 5}).possible());
  EXPECT_FALSE((Shape{10, 128, {32}, 0}).possible());
}

}  // namespace
}  // namespace fourfold::training
