// Whole games between our bots, of every game and preset: each record comes back the same, replays, converts to every
// format its game has and back, and its dice are proven. `make test-records` plays a thousand of each.
#include <cstdlib>

#include <gtest/gtest.h>

#include "records/record_text.h"
#include "records/verify.h"
#include "rules/any_game.h"
#include "screen/screen.h"
#include "sentences/catalogue.h"
#include "tests/records/converts.h"
#include "tests/support/secret.h"

namespace fourfold::test {
namespace {

std::uint64_t games_each() {
  const char* wished = std::getenv("FOURFOLD_BOT_GAMES");
  const std::uint64_t games = wished == nullptr ? 0 : std::strtoull(wished, nullptr, 10);
  return games > 0 ? games : 20;
}

// One game, or a match that is as short as the game has them.
template <class G>
Setup bots_at(std::string_view preset, const typename G::Rules& rules, bool weaker_first) {
  Setup setup;
  setup.game = G::name;
  setup.preset = preset;
  for (const Seat seat : seats(rules)) {
    const bool weaker = (index(seat) == 0) == weaker_first;
    setup.players.push_back({"Bot " + std::to_string(number(seat)), weaker ? "bot:random" : "bot:greedy"});
  }
  if (!G::match_option.empty()) setup.options.emplace_back(G::match_option, "1");
  return setup;
}

records::Record played(const Setup& setup, std::uint64_t seed) {
  const auto screen = screen::open_screen(setup, secret_of(seed), seed);
  EXPECT_TRUE(screen) << english(screen.error());
  if (!screen) return {};
  Millis at = 0;
  while (!(*screen)->over()) {
    const auto proceeded = (*screen)->proceed(at += 100);
    EXPECT_TRUE(proceeded) << english(proceeded.error());
    if (!proceeded) break;
  }
  EXPECT_TRUE((*screen)->over());
  return (*screen)->record();
}

TEST(bot_games, every_record_replays_converts_and_verifies) {
  const std::uint64_t games = games_each();
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      std::uint64_t converted = 0;
      std::uint64_t tried = 0;
      for (std::uint64_t seed = 0; seed < games; ++seed) {
        SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name) + " " + std::to_string(seed));
        const records::Record record = played(bots_at<G>(preset.name, preset.rules, seed % 2 == 0), seed);
        const auto again = records::read_record(records::write_record(record));  // replays it, too
        ASSERT_TRUE(again) << english(again.error());
        ASSERT_EQ(*again, record);
        const auto found = records::verify(*again);
        ASSERT_TRUE(found) << english(found.error());
        const bool without_dice = found->rolls == 0;
        ASSERT_TRUE(found->proof == records::DiceProof::fits || without_dice)
            << english(records::verdict(*found).front());
        for (const records::Format& format : records::formats()) {
          if (format.positions || !format.can_hold(G::name)) continue;
          ++tried;
          converted += std::uint64_t{records::converts(record, format)};
          ASSERT_FALSE(testing::Test::HasFailure());
        }
      }
      EXPECT_EQ(converted, tried) << G::name << " " << preset.name;
    }
  });
}

}  // namespace
}  // namespace fourfold::test
