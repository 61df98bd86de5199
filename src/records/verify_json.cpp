#include "records/verify_json.h"

#include <nlohmann/json.hpp>

namespace fourfold::records {

using Json = nlohmann::ordered_json;

Json verification_json(const Verification& found) {
  Json json{{"verdict", word_for(found.proof)}, {"rolls", found.rolls}, {"contributions", Json::array()}};
  for (const Contribution& contribution : found.contributions) {
    json["contributions"].push_back(
        {{"player", contribution.name}, {"word", contribution.word}, {"sealed", contribution.sealed}});
  }
  json["people_spoke"] = found.people_spoke;
  json["silent"] = found.silent;
  json["spoken_late"] = spoken_late(found);
  json["seed"] = found.seed ? Json(*found.seed) : Json();
  json["signed"] = false;
  if (found.proof == DiceProof::forged) {
    json["event"] = found.event;
    json["recorded"] = found.recorded;
    json["expected"] = found.expected;
  }
  return json;
}

}  // namespace fourfold::records
