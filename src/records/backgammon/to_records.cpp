// From a transcript to records: what the file leaves unsaid is guessed as other programs do, and if the match cannot
// have been played so, otherwise.
#include <algorithm>

#include "records/backgammon/follower.h"
#include "records/rules_line.h"

namespace fourfold::records {
namespace {

std::size_t plays_in(const Reading& reading) {
  std::size_t plays = 0;
  for (const Record& record : reading.records) {
    plays += static_cast<std::size_t>(std::ranges::count(record.events, EventKind::play, &Event::kind));
  }
  return plays;
}

// The reading that keeps more is the better one, then the one that says less against the file, or says it later.
bool better(const Reading& one, const Reading& other) {
  if (plays_in(one) != plays_in(other)) return plays_in(one) > plays_in(other);
  if (one.remarks.size() != other.remarks.size()) return one.remarks.size() < other.remarks.size();
  return !one.remarks.empty() && one.remarks.front().at > other.remarks.front().at;
}

// Our own words about the rules, if they make sense.
Result<void> check_rules_line(const Transcript& transcript) {
  if (transcript.rules.empty()) return {};
  const Setup setup = setup_for(transcript, {});
  const auto rules = make_rules<backgammon::Game>(setup.preset, setup.options);
  if (!rules) return tl::unexpected<Error>(rules.error());
  if (rules->match_length == transcript.length) return {};
  return refuse<"record.rules-length", "length", "rules">(transcript.length, rules->match_length);
}

}  // namespace

Reading to_records(const Transcript& transcript) {
  if (const auto sensible = check_rules_line(transcript); !sensible) {
    Transcript plain = transcript;
    plain.rules.clear();
    Reading reading = to_records(plain);
    reading.remark(transcript.place, say<"record.usual-rules", "reason">(sensible.error().message));
    return reading;
  }
  constexpr Guess guesses[] = {{true, true}, {true, false}, {false, false}};
  Reading best = Follower(transcript, guesses[0]).follow();
  for (std::size_t i = 1; i < std::size(guesses) && !best.remarks.empty(); ++i) {
    Reading next = Follower(transcript, guesses[i]).follow();
    if (better(next, best)) best = std::move(next);
  }
  return best;
}

}  // namespace fourfold::records
