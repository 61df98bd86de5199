// The host's part of the seed of fair dice. It is a type of its own so that nothing public can hold one by accident: a
// Setup, an Event, a View and a record have no place for it. It leaves only as the commitment, as the dice, as the text
// that a host keeps in its own file, and as the reveal when the match is over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/result.h"
#include "table/fair_dice.h"

namespace fourfold {

class Secret {
 public:
  explicit Secret(const Bytes32& bytes) : bytes_(bytes) {}
  // One that nobody can guess.
  static Result<Secret> drawn();
  // The one that a number stands for: dice that can be had again, and that whoever knows the number knows.
  static Secret of_seed(std::uint64_t seed) {
    Secret secret(secret_of_seed(seed));
    secret.seed_ = seed;
    return secret;
  }
  // As written() gave it.
  static Result<Secret> read(std::string_view text);

  bool operator==(const Secret& other) const { return bytes_ == other.bytes_; }

  std::string commitment() const { return fourfold::commitment(bytes_); }
  // The number that it was made of, if it was not drawn: as much of a secret as itself.
  std::optional<std::uint64_t> made_of() const { return seed_; }
  FairSeed seed(std::vector<FairSeed::Word> words) const { return {bytes_, std::move(words)}; }
  // For the host's own file, and for the event that shows it.
  std::string written() const { return to_hex(bytes_); }
  // Numbers for what a host draws besides the dice, so that a game that is taken up again goes on as it would have.
  std::uint64_t number_for(std::string_view purpose) const;

 private:
  Bytes32 bytes_;
  std::optional<std::uint64_t> seed_;
};

}  // namespace fourfold
