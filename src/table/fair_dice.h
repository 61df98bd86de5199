// Dice that can be computed again by anybody, and that nobody could have chosen if everybody gave a word.
//
// Before the first roll the host draws a secret and shows its hash (the commitment). Then each player may seal a word:
// show its hash; when all who want to have done so the words are shown. Roll number i is an unbiased draw from the
// keyed hash of the number and the words, the secret being the key. When the match is over the secret is shown.
// docs/fair-dice.md has the bytes, and what this proves to whom.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/result.h"
#include "table/keyed_hash.h"

namespace fourfold {

struct FairSeed {
  struct Word {
    int player = 0;
    std::string text;
    bool operator==(const Word&) const = default;
  };

  Bytes32 secret{};
  std::vector<Word> words;  // in the order they were said

  bool operator==(const FairSeed&) const = default;
};

// What the host shows before the game: the hash of the secret, in hexadecimal.
std::string commitment(const Bytes32& secret);

// The secret that a number stands for: dice that can be had again, and that whoever knows the number knows.
Bytes32 secret_of_seed(std::uint64_t seed);

// What a player shows of a word before all have fixed theirs, in hexadecimal.
std::string seal(int player, std::string_view word);

// The word with something behind it that nobody can guess, so that its seal does not give it away.
Result<std::string> salted_word(std::string_view word);

// The draw for roll number `roll`: each number from 0 to bound - 1 is equally likely.
std::uint32_t draw(const FairSeed& seed, std::uint64_t roll, std::uint32_t bound);

std::string to_hex(const Bytes32& bytes);
Result<Bytes32> from_hex(std::string_view text);

// The roll of a state that waits for one, as drawn: one of the equally likely ways in which the dice may fall.
template <class State>
auto fair_roll(const FairSeed& seed, std::uint64_t number, const State& state) {
  return roll_at(state, draw(seed, number, chance_total(state)));
}

}  // namespace fourfold
