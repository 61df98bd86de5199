// Whether the dice of a record are the ones that the host committed to before the first roll: each is computed again.
#pragma once

#include <cstdint>
#include <string>

#include "records/record.h"
#include "rules/result.h"

namespace fourfold::records {

enum class Proof : std::uint8_t {
  proven,        // every roll fits
  forged,        // one does not
  not_revealed,  // the secret has not been shown yet
  manual,        // the dice were typed in: there is nothing to verify
};

struct Verification {
  Proof proof = Proof::proven;
  int rolls = 0;            // found to fit
  std::uint32_t event = 0;  // of the first roll that does not fit
  std::string recorded;     // what it says
  std::string expected;     // what the secret gives

  bool operator==(const Verification&) const = default;
};

// A record that the rules do not allow is refused; that it fits the commitment means nothing then.
Result<Verification> verify(const Record& record);

// The same in one sentence.
std::string sentence(const Verification& found);

std::string_view word_for(Proof proof);

}  // namespace fourfold::records
