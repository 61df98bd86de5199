#include "records/verify.h"

#include <algorithm>

#include "records/replay.h"

namespace fourfold::records {
namespace {

// The secret that the record shows, or that its authority has kept.
std::optional<Secret> secret_of(const Record& record, const std::optional<Secret>& kept) {
  for (const Event& event : record.events) {
    if (event.kind != EventKind::reveal) continue;
    if (const auto shown = Secret::read(event.text)) return *shown;
  }
  return kept;
}

// Who gave a word and who did not. That all seals stand before all words has been checked when the table was replayed.
void tell_contributions(const Record& record, const std::optional<Secret>& kept, Verification& found) {
  const auto& players = record.setup.players;
  std::vector<bool> sealed(players.size());
  std::vector<bool> spoke(players.size());
  for (const Event& event : record.events) {
    const auto player = static_cast<std::size_t>(event.player);
    if (event.kind == EventKind::seal) sealed[player] = true;
    if (event.kind != EventKind::word) continue;
    spoke[player] = true;
    found.contributions.push_back({players[player].name, event.text, sealed[player]});
    found.people_spoke = found.people_spoke || players[player].human();
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].human() && !spoke[i]) found.silent.push_back(players[i].name);
  }
  found.seed = kept ? kept->made_of() : record.seed;
}

template <class G>
Result<Verification> verify_as(const Record& record, const std::optional<Secret>& kept) {
  const auto table = replay<G>(record);
  if (!table) return tl::unexpected<Error>(table.error());
  Verification found;
  if (record.setup.dice == DiceMode::manual) {
    found.proof = DiceProof::manual;
    return found;
  }
  tell_contributions(record, kept, found);
  if (kept && kept->commitment() != record.setup.commitment) return refuse<"table.secret-without-commitment">();
  const auto secret = secret_of(record, kept);
  if (!secret) {
    found.proof = DiceProof::not_revealed;
    return found;
  }
  if (found.seed && Secret::of_seed(*found.seed) != *secret) return refuse<"verify.other-seed">();
  FairSeed seed = secret->seed({});
  for (const Event& event : record.events) {
    if (event.kind == EventKind::word) seed.words.push_back({event.player, event.text});
    if (event.kind != EventKind::roll) continue;
    const TableState<G>& before = table->after(event.number - 1);
    found.expected = format_roll(fair_roll(seed, before.rolls, before.state));
    if (event.text != found.expected) {
      found.proof = DiceProof::forged;
      found.event = event.number;
      found.recorded = event.text;
      return found;
    }
    ++found.rolls;
  }
  found.expected.clear();
  const bool open = found.seed || !found.silent.empty() || !found.people_spoke || spoken_late(found);
  found.proof = found.rolls == 0 ? DiceProof::nothing_rolled : open ? DiceProof::fits : DiceProof::proven;
  return found;
}

Message all_fit(const Verification& found) {
  std::vector<std::string> names;
  for (const Contribution& contribution : found.contributions) {
    if (std::ranges::find(names, contribution.name) == names.end()) names.push_back(contribution.name);
  }
  if (names.empty()) return say<"verify.all-fit", "count">(found.rolls);
  return say<"verify.all-fit-words", "count", "names">(found.rolls, std::move(names));
}

// Who could have had a hand in dice that fit.
void add_doubts(const Verification& found, std::vector<Message>& told) {
  if (found.seed) told.push_back(say<"verify.known-seed", "seed">(std::to_string(*found.seed)));
  if (!found.people_spoke) {
    told.push_back(say<"verify.host-alone">());
  } else if (!found.silent.empty()) {
    told.push_back(say<"verify.silent", "names">(found.silent));
  }
  if (spoken_late(found)) told.push_back(say<"verify.spoken-late">());
}

}  // namespace

bool spoken_late(const Verification& found) {
  return std::any_of(found.contributions.begin() + (found.contributions.empty() ? 0 : 1), found.contributions.end(),
                     [](const Contribution& contribution) { return !contribution.sealed; });
}

Result<Verification> verify(const Record& record, const std::optional<Secret>& secret) {
  return with_game(record.setup.game, [&]<class G>() { return verify_as<G>(record, secret); });
}

std::vector<Message> verdict(const Verification& found) {
  switch (found.proof) {
    case DiceProof::proven:
      return {all_fit(found), say<"verify.nobody-chose">(), say<"verify.unsigned">()};
    case DiceProof::fits: {
      std::vector<Message> told{all_fit(found)};
      add_doubts(found, told);
      told.push_back(say<"verify.unsigned">());
      return told;
    }
    case DiceProof::forged:
      return {say<"verify.forged", "event", "recorded", "expected", "count">(found.event, found.recorded,
                                                                             found.expected, found.rolls)};
    case DiceProof::not_revealed:
      return {say<"verify.not-revealed">()};
    case DiceProof::nothing_rolled:
      return {say<"verify.nothing-rolled">()};
    case DiceProof::manual:
      break;
  }
  return {say<"verify.manual">()};
}

std::string_view word_for(DiceProof proof) {
  switch (proof) {
    case DiceProof::proven:
      return "proven";
    case DiceProof::fits:
      return "fits";
    case DiceProof::forged:
      return "forged";
    case DiceProof::not_revealed:
      return "not-revealed";
    case DiceProof::nothing_rolled:
      return "nothing-rolled";
    case DiceProof::manual:
      break;
  }
  return "manual";
}

}  // namespace fourfold::records
