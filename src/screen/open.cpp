// Opening a new table, going on with a recorded one, and joining one elsewhere.
#include "rules/any_game.h"
#include "screen/make_screen.h"
#include "screen/screen.h"

namespace fourfold::screen {
namespace {

Result<std::unique_ptr<Screen>> make(const records::Record& record, const std::optional<Secret>& secret,
                                     std::uint64_t seed, UnknownBot unknown) {
  auto parts = with_game(record.setup.game,
                         [&]<class G>() { return own_parts<G>(record.setup, record.events, secret, unknown); });
  if (!parts) return refuse(parts.error());
  records::Record remarks;
  remarks.about = record.about;
  remarks.notes = record.notes;
  remarks.seed = record.seed;
  // What the bots draw goes on as it would have after a game is resumed, if there is a secret to take it from.
  const std::uint64_t bots_seed = secret ? secret->number_for("fourfold bots 1") : seed;
  std::vector<bool> here(record.setup.players.size(), true);
  return std::make_unique<Screen>(*std::move(parts), std::move(remarks), std::move(here), Send{}, bots_seed);
}

}  // namespace

Result<std::unique_ptr<Screen>> open_screen(const Setup& setup, const std::optional<Secret>& secret,
                                            std::uint64_t seed) {
  const auto used = setup.dice == DiceMode::fair ? secret : std::nullopt;
  records::Record record;
  record.setup = setup;
  record.setup.commitment = used ? used->commitment() : std::string();
  return make(record, used, seed, UnknownBot::refused);
}

Result<std::unique_ptr<Screen>> resume_screen(const records::Record& record, const std::optional<Secret>& secret,
                                              std::uint64_t seed) {
  return make(record, secret, seed, UnknownBot::left_to_a_person);
}

Result<std::unique_ptr<Screen>> join_table(const Setup& setup, std::span<const Event> events, std::span<const int> here,
                                           Send send, std::uint64_t seed) {
  const int you = here.size() == 1 ? here.front() : nobody;
  auto parts = with_game(setup.game, [&]<class G>() { return copied_parts<G>(setup, events, you); });
  if (!parts) return refuse(parts.error());
  std::vector<bool> sitting(setup.players.size(), false);
  for (const int player : here) {
    if (player < 0 || player >= static_cast<int>(sitting.size())) {
      return refuse<"table.no-player", "number">(player + 1);
    }
    sitting[static_cast<std::size_t>(player)] = true;
  }
  return std::make_unique<Screen>(*std::move(parts), records::Record{}, std::move(sitting), std::move(send), seed);
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

}  // namespace fourfold::screen
