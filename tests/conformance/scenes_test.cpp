// Boards as data: every piece is there in every position, and a scene can be set up again.
#include "notation/scenes.h"
#include "notation/notation.h"
#include "players/seeded_draws.h"
#include "sentences/catalogue.h"

#include <gtest/gtest.h>

namespace fourfold::test {
namespace {

TEST(scenes, of_random_games_come_back_when_they_are_set_up_again) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      RandomSource random(4);
      typename G::State state = initial(preset.rules);
      const std::size_t pieces = whole_scene(state).pieces.size();
      int set_up_again = 0;
      for (int step = 0; step < 1000; ++step) {
        if (phase(state) == Phase::over) state = initial(preset.rules);
        const Scene scene = whole_scene(state);
        ASSERT_EQ(scene.pieces.size(), pieces) << G::name;
        ASSERT_EQ(scene.seats.size(), seats(preset.rules).size());
        // Between turns and with the dice on the table a scene says everything.
        const auto again = set_up(preset.rules, scene);
        if (again && whole_scene(*again) == scene) ++set_up_again;
        state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, random.next()))
                                            : apply(state, players::play_drawn(state, random.next()));
      }
      EXPECT_GT(set_up_again, 300) << G::name << " " << preset.name;
    }
  });
}

TEST(scenes, arrows_lead_from_where_a_piece_stands_to_where_one_stands_afterwards) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      RandomSource random(6);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 300 && phase(state) != Phase::over; ++step) {
        if (phase(state) == Phase::roll) {
          state = roll(state, players::roll_drawn(state, random.next()));
          continue;
        }
        const auto play = players::play_drawn(state, random.next());
        const auto way = arrows(state, play);
        if (!way.empty()) {
          const auto stands = [&](const Scene& scene, int place) {
            return std::ranges::any_of(scene.pieces, [&](const ScenePiece& piece) {
              return piece.seat == way.front().seat && piece.place == place;
            });
          };
          EXPECT_TRUE(stands(scene(state, {}), way.front().from)) << G::name << " " << format_play(state, play);
          EXPECT_TRUE(stands(scene(apply(state, play), {}), way.back().to)) << G::name << format_play(state, play);
        }
        state = apply(state, play);
      }
    }
  });
}

TEST(scenes, arrows_use_no_die_that_does_not_lie_there_and_every_movement_by_dice_uses_one) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      RandomSource random(7);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 1000; ++step) {
        if (phase(state) == Phase::over) state = initial(preset.rules);
        if (phase(state) == Phase::roll) {
          state = roll(state, players::roll_drawn(state, random.next()));
          continue;
        }
        const auto play = players::play_drawn(state, random.next());
        DiceLeft left = dice_left(state, {});
        const bool by_dice = !left.empty();
        const auto way = arrows(state, play);
        for (const Arrow& arrow : way) {
          for (const int die : arrow.dice) {
            EXPECT_TRUE(take_die(left, die)) << G::name << " " << format_play(state, play) << ": " << die;
          }
        }
        if (!way.empty()) {
          EXPECT_EQ(way.back().dice.empty(), !by_dice) << G::name << " " << format_play(state, play);
        }
        state = apply(state, play);
      }
    }
  });
}

// The star of backgammon, ludo and Backgammon Dice and the x of checkers are the field's own signs for it.
TEST(scenes, arrows_capture_where_the_notation_says_so) {
  for_each_game([]<class G>() {
    int captures = 0;
    for (const auto& preset : G::presets()) {
      RandomSource random(8);
      typename G::State state = initial(preset.rules);
      for (int step = 0; step < 2000; ++step) {
        if (phase(state) == Phase::over) state = initial(preset.rules);
        if (phase(state) == Phase::roll) {
          state = roll(state, players::roll_drawn(state, random.next()));
          continue;
        }
        const auto play = players::play_drawn(state, random.next());
        const std::string text = format_play(state, play);
        const auto signs = std::ranges::count_if(text, [](char sign) { return sign == '*' || sign == 'x'; });
        const auto flagged = std::ranges::count_if(arrows(state, play), &Arrow::captures);
        ASSERT_EQ(flagged > 0, signs > 0) << G::name << " " << preset.name << " " << text;
        captures += flagged > 0 ? 1 : 0;
        state = apply(state, play);
      }
    }
    EXPECT_GT(captures, 20) << G::name;
  });
}

TEST(scenes, that_cannot_be_are_refused) {
  const auto refused = []<class G>(Scene scene) {
    const auto state = set_up(G::presets().front().rules, scene);
    return state ? std::string() : english(state.error());
  };
  const Scene start = whole_scene(begin_with(backgammon::Rules{}, Seat::one));
  Scene scene = start;
  scene.turn = 0;
  EXPECT_NE(refused.operator()<backgammon::Game>(scene).find("whose turn"), std::string::npos);
  scene = start;
  scene.pieces.pop_back();
  EXPECT_NE(refused.operator()<backgammon::Game>(scene).find("14 checkers"), std::string::npos);
  scene = start;
  scene.pieces[0].place = 26;
  EXPECT_NE(refused.operator()<backgammon::Game>(scene).find("1 to 24"), std::string::npos);
  scene = start;
  scene.dice = {3};
  EXPECT_NE(refused.operator()<backgammon::Game>(scene).find("two dice"), std::string::npos);
  Scene squares;
  squares.turn = 1;
  squares.pieces = {{Seat::one, 5, "man"}, {Seat::two, 5, "king"}};
  EXPECT_NE(refused.operator()<checkers::Game>(squares).find("square 5"), std::string::npos);
}

}  // namespace
}  // namespace fourfold::test
