// Opening a new table and going on with a recorded one.
#include "host/game_host.h"
#include "rules/any_game.h"

namespace fourfold::host {
namespace {

// What the bots draw goes on as it would have after a game is resumed, if there is a secret to take it from.
std::uint64_t bots_seed(const std::optional<Bytes32>& secret, std::uint64_t seed) {
  if (!secret) return seed;
  constexpr std::string_view label = "fourfold bots 1";
  const std::vector<std::uint8_t> message(label.begin(), label.end());
  const Bytes32 hash = keyed_hash(*secret, message);
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number = number << 8 | hash[i];
  return number;
}

Result<std::unique_ptr<Host>> make(const records::Record& record, std::uint64_t seed, bool bots_must_be_known) {
  return with_game(record.setup.game,
                   [&]<class G>() { return make_host<G>(record, bots_seed(record.secret, seed), bots_must_be_known); });
}

}  // namespace

Result<std::unique_ptr<Host>> open_host(const Setup& setup, const std::optional<Bytes32>& secret, std::uint64_t seed) {
  records::Record record;
  record.setup = setup;
  record.setup.commitment.clear();
  if (setup.dice == DiceMode::fair && secret) {
    record.setup.commitment = commitment(*secret);
    record.secret = secret;
  }
  return make(record, seed, true);
}

Result<std::unique_ptr<Host>> resume_host(const records::Record& record, std::uint64_t seed) {
  return make(record, seed, false);
}

Result<GameFacts> facts(std::string_view game) {
  return with_game(game, []<class G>() -> Result<GameFacts> {
    GameFacts facts{G::match_option, players::player_names<G>(), {}};
    for (int players = 2; players <= max_seats; ++players) {
      if (const auto setting = G::seating(players)) facts.seatings.push_back({players, setting});
    }
    if (facts.seatings.empty()) facts.seatings.push_back({});
    return facts;
  });
}

}  // namespace fourfold::host
