// Whatever happens in a game is told in a sentence of every language, with the names of the players.
#include "notation/telling.h"

#include <gtest/gtest.h>

#include "players/seeded_draws.h"
#include "sentences/catalogue.h"

namespace fourfold::test {
namespace {

const std::vector<std::string> names = {"Anna", "Bert", "Cleo", "Dora"};

void expect_told(const Message& message) {
  for (const Language& language : languages) {
    const std::string told = Catalogue::of(language.code).sentence(message, names);
    EXPECT_TRUE(told.ends_with('.')) << told;  // a code has none
    EXPECT_EQ(told.find('{'), std::string::npos) << told;
    EXPECT_EQ(told.find("player"), std::string::npos) << told;
  }
}

TEST(telling, random_games_in_every_language) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      RandomSource random(3);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 3000 && phase(state) != Phase::over; ++step) {
        if (phase(state) == Phase::roll) {
          const auto dice = players::roll_drawn(state, random.next());
          expect_told(tell_roll(state, dice));
          state = roll(state, dice);
        } else {
          for (const auto& offer : offers(state)) expect_told(*tell_play(state, offer));
          const auto play = players::play_drawn(state, random.next());
          if (const auto told = tell_play(state, play)) expect_told(*told);
          state = apply(state, play);
        }
      }
      if (phase(state) != Phase::over) continue;
      for (const std::optional<Seat> you : {std::optional<Seat>(), std::optional(seats(preset.rules).front())}) {
        const ToldEnding ending = tell_ending(state, you);
        expect_told(ending.headline);
        EXPECT_FALSE(ending.why.empty() && ending.counts.empty()) << preset.name;
        for (const Message& message : ending.why) expect_told(message);
        for (const Message& message : ending.counts) expect_told(message);
      }
    }
  });
}

TEST(telling, an_opening_roll) {
  const backgammon::State state = initial(backgammon::Rules{});
  const auto six = *Die::from(6);
  const auto one = *Die::from(1);
  const Catalogue& english = Catalogue::of("en");
  EXPECT_EQ(english.sentence(tell_roll(state, {one, six}), names), "Anna rolls 1 and Bert rolls 6: Bert begins.");
  EXPECT_EQ(english.sentence(tell_roll(state, {six, six}), names),
            "Anna rolls 6 and Bert rolls 6: a tie, both roll again.");
  EXPECT_EQ(Catalogue::of("de").sentence(tell_roll(state, {one, six}), names),
            "Anna würfelt 1 und Bert würfelt 6: Bert beginnt.");
}

TEST(telling, the_rolls_for_the_start_of_ludo) {
  ludo::Rules rules;
  const Catalogue& english = Catalogue::of("en");
  ludo::State state = initial(rules);
  const auto rolled = [&](int one, int two) {
    const ludo::Roll dice(*Die::from(one), *Die::from(two));
    const std::string told = english.sentence(tell_roll(state, dice), names);
    state = roll(state, dice);
    return told;
  };
  EXPECT_EQ(rolled(6, 2), "Anna rolls 6-2 for the start.");
  EXPECT_EQ(rolled(5, 3), "Anna rolls 8 and Cleo rolls 8: a tie, the highest roll again.");
  EXPECT_EQ(rolled(1, 1), "Anna rolls 1-1 for the start.");
  EXPECT_EQ(rolled(4, 3), "Anna rolls 2 and Cleo rolls 7: Cleo begins.");
}

// Who has decided to roll says so with the dice.
TEST(telling, nothing_where_the_roll_says_it_all) {
  backgammon::State state = begin_with(backgammon::Rules{}, Seat::one);
  state = roll(state, {*Die::from(3), *Die::from(1)});
  state = apply(state, legal(state)[0]);
  EXPECT_EQ(tell_play(state, {backgammon::PlayKind::roll, 0, {}}), std::nullopt);
}

}  // namespace
}  // namespace fourfold::test
