#include "records/verify.h"

#include "records/replay.h"

namespace fourfold::records {
namespace {

// The secret that the record shows, or that its host has kept with it.
std::optional<Bytes32> secret_of(const Record& record) {
  for (const Event& event : record.events) {
    if (event.kind != EventKind::reveal) continue;
    if (const auto shown = from_hex(event.text)) return *shown;
  }
  return record.secret;
}

template <class G>
Result<Verification> verify_as(const Record& record) {
  const auto table = replay<G>(record);
  if (!table) return tl::unexpected<Error>(table.error());
  Verification found;
  if (record.setup.dice == DiceMode::manual) {
    found.proof = Proof::manual;
    return found;
  }
  const auto secret = secret_of(record);
  if (!secret) {
    found.proof = Proof::not_revealed;
    return found;
  }
  FairSeed seed{*secret, {}};
  for (const Event& event : record.events) {
    if (event.kind == EventKind::word) seed.words.push_back({event.player, event.text});
    if (event.kind != EventKind::roll) continue;
    const Moment<G>& before = table->after(event.number - 1);
    found.expected = format_roll(fair_roll(seed, before.rolls, before.state));
    if (event.text != found.expected) {
      found.proof = Proof::forged;
      found.event = event.number;
      found.recorded = event.text;
      return found;
    }
    ++found.rolls;
  }
  found.expected.clear();
  return found;
}

}  // namespace

Result<Verification> verify(const Record& record) {
  return with_game(record.setup.game, [&]<class G>() { return verify_as<G>(record); });
}

std::string sentence(const Verification& found) {
  switch (found.proof) {
    case Proof::proven:
      if (found.rolls == 0) return "no dice were rolled: there is nothing to verify";
      return "yes: all " + std::to_string(found.rolls) + " rolls are the ones that were committed to before the first";
    case Proof::forged:
      return "no: event " + std::to_string(found.event) + " says " + found.recorded + ", but the secret gives " +
             found.expected + " (" + std::to_string(found.rolls) + " rolls before it fit)";
    case Proof::not_revealed:
      return "not yet: the secret of the dice is shown when the match is over";
    case Proof::manual:
      break;
  }
  return "the dice were typed in: there is nothing to verify";
}

std::string_view word_for(Proof proof) {
  switch (proof) {
    case Proof::proven:
      return "proven";
    case Proof::forged:
      return "forged";
    case Proof::not_revealed:
      return "not-revealed";
    case Proof::manual:
      break;
  }
  return "manual";
}

}  // namespace fourfold::records
