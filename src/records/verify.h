// Whether the dice of a record are the ones that follow from the host's secret and the players' words, and what that
// proves: who could have had a hand in them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/record.h"
#include "rules/result.h"
#include "table/secret.h"

namespace fourfold::records {

enum class DiceProof : std::uint8_t {
  proven,          // every roll fits, and nobody can have chosen them: every person fixed a word in time
  fits,            // every roll fits, but somebody could have tried secrets or words until the dice pleased
  forged,          // one does not fit
  not_revealed,    // the secret has not been shown yet
  nothing_rolled,  // no dice fell: there is nothing to verify
  manual,          // the dice were typed in: likewise
};

// A player's word in the seed of the dice.
struct Contribution {
  std::string name;
  std::string word;
  bool sealed = false;  // fixed before any word was shown

  bool operator==(const Contribution&) const = default;
};

struct Verification {
  DiceProof proof = DiceProof::nothing_rolled;
  int rolls = 0;                            // found to fit
  std::uint32_t event = 0;                  // of the first roll that does not fit
  std::string recorded;                     // what it says
  std::string expected;                     // what the secret gives
  std::vector<Contribution> contributions;  // in the order in which the words were shown
  bool people_spoke = false;                // whether a word is a person's; bots are the host's
  std::vector<std::string> silent;          // people who gave no word: nothing is proven to them
  std::optional<std::uint64_t> seed;        // the number that the secret was made of

  bool operator==(const Verification&) const = default;
};

// A record that the rules do not allow is refused; that it fits the commitment means nothing then.
// An authority can look before the secret is shown.
Result<Verification> verify(const Record& record, const std::optional<Secret>& secret = std::nullopt);

// Whether a word was said openly after another had been shown: whoever said it could have tried several.
bool spoken_late(const Verification& found);

// The same for people: a few whole sentences.
std::vector<Message> verdict(const Verification& found);

std::string_view word_for(DiceProof proof);

}  // namespace fourfold::records
