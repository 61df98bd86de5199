// Rounds of duels: the same dice for every seat, and nothing that depends on anything but the seed and the round.
#include <set>

#include "tests/players/support.h"

namespace fourfold::test {
namespace {

// Lets another player decide and keeps what was asked.
template <class G>
class Spy final : public players::Engine<G> {
 public:
  Spy(players::Engine<G>& player, std::vector<typename G::State>& asked) : player_(player), asked_(asked) {}

 private:
  Result<players::Decision<G>> decide(const typename G::State& state, const players::Limits& limits,
                                      const players::OnProgress<G>& told) override {
    asked_.push_back(state);
    return player_.think(state, limits, told);
  }

  players::Engine<G>& player_;
  std::vector<typename G::State>& asked_;
};

// The states that somebody was asked about in the games of a round, game by game.
template <class G>
std::vector<std::vector<typename G::State>> asked_in_round(const typename G::Rules& rules, players::Engine<G>& a,
                                                           players::Engine<G>& b, std::uint64_t round) {
  std::vector<std::vector<typename G::State>> games;
  for (const Seat seat : seats(rules)) {
    games.emplace_back();
    Spy<G> tested(a, games.back());
    Spy<G> opponent(b, games.back());
    EXPECT_TRUE(players::duel_detail::play_game<G>(rules, tested, seat, opponent, {.seed = 3}, round));
  }
  return games;
}

template <class G>
class Duel : public testing::Test {};
TYPED_TEST_SUITE(Duel, AsTypes<AllGames>::type, GameNames);

TYPED_TEST(Duel, a_player_against_itself_gets_exactly_nothing) {
  const auto greedy = player<TypeParam>("greedy");
  for (const auto& preset : TypeParam::presets()) {
    SCOPED_TRACE(preset.name);
    const players::Tally tally = duel<TypeParam>(preset.rules, *greedy, *greedy, 10, {.seed = 7});
    EXPECT_EQ(tally.sum, 0);
    EXPECT_EQ(tally.squares, 0);
    EXPECT_EQ(tally.wins, tally.losses);
    EXPECT_EQ(tally.unfinished, 0);
    EXPECT_EQ(tally.rounds, 10);
  }
}

TYPED_TEST(Duel, rounds_differ_and_can_be_repeated) {
  using G = TypeParam;
  const auto greedy = player<G>("greedy");
  const auto random = player<G>("random");
  const auto& rules = G::presets().front().rules;
  const auto first = asked_in_round<G>(rules, *greedy, *random, 0);
  EXPECT_EQ(first, asked_in_round<G>(rules, *greedy, *random, 0));
  EXPECT_NE(first, asked_in_round<G>(rules, *greedy, *random, 1));
  EXPECT_EQ(duel<G>(rules, *greedy, *random, 5, {.seed = 1}), duel<G>(rules, *greedy, *random, 5, {.seed = 1}));
}

TYPED_TEST(Duel, equal_players_see_the_same_game_from_every_seat) {
  using G = TypeParam;
  const auto greedy = player<G>("greedy");
  for (const auto& preset : G::presets()) {
    const auto games = asked_in_round<G>(preset.rules, *greedy, *greedy, 2);
    for (const auto& game : games) EXPECT_EQ(game, games.front());
  }
}

// Whoever plays: who has no choice is not asked, so that what is asked about is part of the rolls of the round.
TEST(DuelOfLudo, the_kth_roll_of_a_round_is_the_same_in_all_its_games) {
  using G = ludo::Game;
  auto rules = ludo::Rules{};
  ASSERT_TRUE(set_option<G>(rules, "seats", "1,2,3,4"));
  const auto greedy = player<G>("greedy");
  const auto random = player<G>("random");
  const auto games = asked_in_round<G>(rules, *greedy, *random, 11);
  ASSERT_EQ(games.size(), 4U);
  EXPECT_NE(games[0], games[1]);
  const auto before_roll = begin_with(rules, Seat::one);
  for (const auto& game : games) {
    ASSERT_GT(game.size(), 50U);
    std::size_t found = 0;
    // Dice that were not those of the round would be found in it after some twenty rolls each.
    for (std::size_t k = 0; k < 4 * game.size() && found < game.size(); ++k) {
      const auto number = players::duel_detail::seed_of({.seed = 3}, players::duel_detail::DrawnFor::roll, 11, k);
      const auto rolled = roll(before_roll, players::roll_drawn(before_roll, number));
      if (rolled.dice() == game[found].dice()) ++found;
    }
    EXPECT_EQ(found, game.size());
  }
}

// The first plies of checkers are drawn: no player is asked about them, and both games of a round continue from the
// same position.
TEST(DuelOfCheckers, openings_are_drawn_and_shared_by_the_round) {
  using G = checkers::Game;
  const auto greedy = player<G>("greedy");
  const auto random = player<G>("random");
  std::vector<checkers::State> openings;
  for (std::uint64_t round = 0; round < 20; ++round) {
    const auto games = asked_in_round<G>({}, *greedy, *random, round);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0][0], games[1][0]);
    EXPECT_NE(games[0][0].board(), checkers::start_board);
    if (std::find(openings.begin(), openings.end(), games[0][0]) == openings.end()) openings.push_back(games[0][0]);
  }
  EXPECT_GE(openings.size(), 18U);
}

TEST(DuelOfCheckers, a_ballot_is_the_only_thing_drawn_where_the_rules_have_one) {
  using G = checkers::Game;
  checkers::Rules rules;
  ASSERT_TRUE(set_option<G>(rules, "ballot", "crossboard"));
  const auto greedy = player<G>("greedy");
  const auto games = asked_in_round<G>(rules, *greedy, *greedy, 1);
  EXPECT_EQ(games[0][0].turn(), checkers::Side::light);  // three plies have been made
  EXPECT_EQ(std::popcount(games[0][0].board().dark), 12);
}

// Kings walk about for ever where draws must be claimed and nobody claims.
class Shuffler final : public players::Engine<checkers::Game> {
  Result<players::Decision<checkers::Game>> decide(const checkers::State& state, const players::Limits&,
                                                   const players::OnProgress<checkers::Game>&) override {
    players::Decision<checkers::Game> decision;
    decision.play = legal(state)[0];
    return decision;
  }
};

TEST(DuelOfCheckers, a_game_without_end_is_broken_off) {
  Shuffler shuffler;
  const auto greedy = player<checkers::Game>("greedy");
  const players::DuelSettings settings{.seed = 1, .nodes = 0, .drawn_plies = 6, .longest_game = 10};
  const auto tally = duel<checkers::Game>({}, shuffler, *greedy, 2, settings);
  EXPECT_EQ(tally.unfinished, 4);
  EXPECT_EQ(tally.draws, 4);
  EXPECT_EQ(tally.sum, 0);
}

// Another program that has died.
class Dead final : public players::Engine<checkers::Game> {
  Result<players::Decision<checkers::Game>> decide(const checkers::State&, const players::Limits&,
                                                   const players::OnProgress<checkers::Game>&) override {
    return refuse<"engine.stopped">();
  }
};

TEST(DuelOfCheckers, a_player_that_cannot_go_on_ends_it_with_its_error) {
  Dead dead;
  const auto greedy = player<checkers::Game>("greedy");
  const auto tally = players::play_round<checkers::Game>({}, *greedy, dead, {.seed = 1}, 0);
  ASSERT_FALSE(tally);
  EXPECT_EQ(tally.error().message.code, "engine.stopped");
}

TEST(SeededDraws, numbers_depend_on_all_their_parts_and_their_order) {
  EXPECT_EQ(players::mixed(1, 2, 3), players::mixed(1, 2, 3));
  EXPECT_NE(players::mixed(1, 2, 3), players::mixed(1, 3, 2));
  EXPECT_NE(players::mixed(1, 2, 3), players::mixed(2, 1, 3));
  EXPECT_NE(players::mixed(0, 0), players::mixed(0, 0, 0));
}

// 3,600 rolls of two dice: each of the 36 falls about 100 times, so a double 100 and a mixed roll 200 times.
TEST(SeededDraws, dice_fall_as_often_as_they_should) {
  const auto state = begin_with(backgammon::Rules{}, Seat::one);
  std::vector<int> counts(21);
  for (std::uint64_t k = 0; k < 3600; ++k) {
    const auto dice = players::roll_drawn(state, players::mixed(4, k));
    const auto all = chance(state);
    for (std::size_t i = 0; i < all.rolls.size(); ++i) counts[i] += all.rolls[i].roll == dice ? 1 : 0;
  }
  const auto all = chance(state);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    EXPECT_NEAR(counts[i], 100 * static_cast<int>(all.rolls[i].weight), 60) << i;
  }
}

// A deck holds 144 ballots: bots that draw nothing would soon play the same games again.
TEST(Duel, rounds_have_a_few_more_nodes_by_lot) {
  EXPECT_EQ(players::duel_detail::nodes_of_round({.seed = 7, .nodes = 0}, 3), 0U);
  std::set<std::uint64_t> drawn;
  for (std::uint64_t round = 0; round < 100; ++round) {
    const std::uint64_t nodes = players::duel_detail::nodes_of_round({.seed = 7, .nodes = 8000}, round);
    EXPECT_GE(nodes, 8000U);
    EXPECT_LE(nodes, 9000U);
    drawn.insert(nodes);
  }
  EXPECT_GT(drawn.size(), 80U);
}

}  // namespace
}  // namespace fourfold::test
