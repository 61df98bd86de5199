// Boards as data: every piece is there in every position, and a scene can be set up again.
#include "notation/notation.h"
#include "notation/pictured.h"
#include "players/lots.h"

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

TEST(scenes, that_cannot_be_are_refused) {
  const auto refused = []<class G>(Scene scene) {
    const auto state = set_up(G::presets().front().rules, scene);
    return state ? std::string() : state.error().message;
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
