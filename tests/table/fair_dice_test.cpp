// Fair dice: what anybody can compute again, and that no number is likelier than another.
#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "notation/notation.h"
#include "table/fair_dice.h"
#include "table/random_bytes.h"

namespace fourfold {
namespace {

FairSeed example() {
  FairSeed seed;
  for (std::size_t i = 0; i < seed.secret.size(); ++i) seed.secret[i] = static_cast<std::uint8_t>(i);
  seed.words = {{0, "apple"}, {1, "pear"}};
  return seed;
}

// Made with Python's hashlib.blake2b by the description in docs/fair-dice.md.
TEST(FairDice, an_independent_program_draws_the_same) {
  EXPECT_EQ(commitment(example().secret), "24a94f30d37250cca6e68979a743ef2e2d5a23ecb2c179fd1dc4766b0d31f09f");
  const std::array<std::uint32_t, 12> expected = {5, 16, 7, 4, 32, 8, 23, 12, 9, 22, 33, 12};
  for (std::uint64_t roll = 0; roll < expected.size(); ++roll)
    EXPECT_EQ(draw(example(), roll, 36), expected[static_cast<std::size_t>(roll)]) << roll;
}

// Made likewise.
TEST(FairDice, an_independent_program_seals_the_same) {
  EXPECT_EQ(seal(0, "apple"), "39b5d10f1ea026235a779ce1bce2495a256dd92f4683aa85adcde76d8f791da8");
  EXPECT_EQ(seal(1, "apple"), "b14ad419dacb3f4a7eb7db49e3b398c08504f77c7d4fea0adfee9a559321a73b");
  EXPECT_EQ(to_hex(secret_of_seed(42)), "b768e77c9cc74afb09dd16e67bc39630c67f0fe6e36e6a1f7f62f34121c46330");
}

TEST(FairDice, a_seal_does_not_give_a_common_word_away) {
  const std::string word = *salted_word("apple");
  EXPECT_TRUE(word.starts_with("apple "));
  EXPECT_NE(word, *salted_word("apple"));
  EXPECT_GE(salted_word("")->size(), 32U);
}

TEST(FairDice, every_part_of_the_seed_matters) {
  const auto draws = [](const FairSeed& seed) {
    std::vector<std::uint32_t> numbers;
    for (std::uint64_t roll = 0; roll < 20; ++roll) numbers.push_back(draw(seed, roll, 36));
    return numbers;
  };
  const auto original = draws(example());
  FairSeed other_word = example();
  other_word.words[1].text = "peas";
  FairSeed other_player = example();
  other_player.words[1].player = 0;
  FairSeed other_secret = example();
  other_secret.secret[31] ^= 1;
  FairSeed joined = example();  // the same letters, divided otherwise
  joined.words = {{0, "applep"}, {1, "ear"}};
  for (const FairSeed& seed : {other_word, other_player, other_secret, joined}) EXPECT_NE(draws(seed), original);
  EXPECT_EQ(draws(example()), original);
}

TEST(FairDice, rolls_follow_their_weights) {
  const auto state = backgammon::begin_with({}, Seat::one);
  std::array<int, 7> faces{};
  int doubles = 0;
  constexpr int rolls = 36000;
  for (std::uint64_t i = 0; i < rolls; ++i) {
    const auto dice = fair_roll(example(), i, state);
    ++faces[static_cast<std::size_t>(dice.first.pips())];
    ++faces[static_cast<std::size_t>(dice.second.pips())];
    doubles += dice.first == dice.second ? 1 : 0;
  }
  // Four standard deviations: a fair die passes with 99.99 %.
  for (std::size_t face = 1; face <= 6; ++face)
    EXPECT_NEAR(faces[face], rolls / 3, 4 * std::sqrt(rolls / 3.0 * 5 / 6 * 1.2)) << face;
  EXPECT_NEAR(doubles, rolls / 6, 4 * std::sqrt(rolls / 6.0 * 5 / 6));
}

TEST(FairDice, hexadecimal_is_read_back_and_bad_texts_are_refused) {
  EXPECT_EQ(from_hex(to_hex(example().secret)), example().secret);
  EXPECT_FALSE(from_hex(""));
  EXPECT_FALSE(from_hex(std::string(63, 'a')));
  EXPECT_EQ(from_hex(std::string(63, 'a') + "g").error().at, 63U);
}

TEST(FairDice, secrets_are_not_repeated) {
  EXPECT_NE(random_bytes().value(), random_bytes().value());
  EXPECT_NE(random_number().value(), random_number().value());
}

}  // namespace
}  // namespace fourfold
