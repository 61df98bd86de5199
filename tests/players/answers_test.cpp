// What every player of every game promises: a legal answer to every question, candidates in order, the same answer
// again.
#include "tests/players/support.h"

namespace fourfold::test {
namespace {

// For each of the many decisions.
constexpr std::uint64_t most_nodes = 3000;

template <class G>
class Answers : public testing::Test {
 public:
  using State = typename G::State;
  using Play = typename G::Play;
  using Decision = players::Decision<G>;

  static bool allowed(const State& state, const Play& play) {
    const auto plays = legal(state);
    const auto extra = offers(state);
    return std::find(plays.begin(), plays.end(), play) != plays.end() ||
           std::find(extra.begin(), extra.end(), play) != extra.end();
  }

  static void check_decision(const State& state, const Decision& decision) {
    ASSERT_TRUE(allowed(state, decision.play));
    ASSERT_FALSE(decision.candidates.empty());
    ASSERT_TRUE(decision.reason.code.starts_with("reason."));
    bool found = false;
    const std::size_t shown = std::min<std::size_t>(decision.candidates.size(), 200);
    for (std::size_t i = 0; i < decision.candidates.size(); ++i) {
      const auto& candidate = decision.candidates[i];
      ASSERT_TRUE(i >= shown || allowed(state, candidate.play));
      ASSERT_TRUE(i == 0 || candidate.value <= decision.candidates[i - 1].value);
      found = found || (candidate.play == decision.play && candidate.value == decision.candidates[0].value);
    }
    ASSERT_TRUE(found) << "the play is not among the best candidates";
  }

  static void check_repeated(const Decision& first, const Decision& second) {
    ASSERT_EQ(first.play, second.play);
    ASSERT_EQ(first.candidates.size(), second.candidates.size());
    for (std::size_t i = 0; i < first.candidates.size(); ++i) {
      ASSERT_EQ(first.candidates[i].play, second.candidates[i].play);
      ASSERT_EQ(first.candidates[i].value, second.candidates[i].value);
    }
    ASSERT_EQ(first.reason, second.reason);
  }

  // A whole game in which somebody makes an offer in one of `offer_odds` decisions, so that every kind of question
  // comes up.
  static void play_game(const typename G::Rules& rules, const std::vector<std::unique_ptr<players::Engine<G>>>& all,
                        std::uint64_t seed, std::uint32_t offer_odds) {
    RandomSource random(seed);
    State state = initial(rules);
    for (int step = 0; step < 20000 && phase(state) != Phase::over; ++step) {
      if (phase(state) == Phase::roll) {
        state = roll(state, players::roll_drawn(state, random.next()));
        continue;
      }
      const auto extra = offers(state);
      if (!extra.empty() && random.below(offer_odds) == 0) {
        state = apply(state, extra[random.below(static_cast<std::uint32_t>(extra.size()))]);
        continue;
      }
      const players::Limits limits{.nodes = most_nodes, .seed = random.next()};
      auto& player = *all[random.below(static_cast<std::uint32_t>(all.size()))];
      const Decision decision = *player.think(state, limits);
      check_decision(state, decision);
      if (step % 16 == 0) {
        player.new_game();
        const Decision again = *player.think(state, limits);
        player.new_game();
        check_repeated(again, *player.think(state, limits));
      }
      if (testing::Test::HasFatalFailure()) return;
      state = apply(state, decision.play);
    }
    ASSERT_EQ(phase(state), Phase::over);
  }

  static std::vector<std::unique_ptr<players::Engine<G>>> everybody() {
    std::vector<std::unique_ptr<players::Engine<G>>> all;
    for (const std::string_view name : players::player_names<G>()) all.push_back(player<G>(name));
    return all;
  }
};

TYPED_TEST_SUITE(Answers, AsTypes<AllGames>::type, GameNames);

TYPED_TEST(Answers, are_legal_ranked_and_repeatable_under_all_rules) {
  const auto all = this->everybody();
  std::uint64_t seed = 1;
  for (const auto& rules : many_rules<TypeParam>()) {
    this->play_game(rules, all, seed++, 1000);  // to the end
    this->play_game(rules, all, seed++, 40);    // with questions on the way
    if (this->HasFatalFailure()) return;
  }
}

TYPED_TEST(Answers, do_not_depend_on_a_generous_stop) {
  const auto all = this->everybody();
  auto state = begin_with(TypeParam::presets().front().rules, Seat::one);
  if (phase(state) == Phase::roll) state = roll(state, players::roll_drawn(state, 5));
  for (const auto& one : all) {
    players::StopFlag flag;
    const players::Limits plain{.nodes = most_nodes, .seed = 9};
    const players::Limits generous{
        .nodes = most_nodes, .seed = 9, .flag = &flag, .deadline = players::Deadline{10, [] { return 9; }}, .stop = [] {
          return false;
        }};
    one->new_game();
    const auto decision = *one->think(state, plain);
    one->new_game();
    this->check_repeated(decision, *one->think(state, generous));
  }
}

TYPED_TEST(Answers, of_random_follow_the_seed) {
  using G = TypeParam;
  const auto random = player<G>("random");
  auto state = begin_with(G::presets().front().rules, Seat::one);
  // The first state with a choice.
  for (std::uint64_t k = 0; phase(state) == Phase::roll || legal(state).size() < 2; ++k) {
    state = phase(state) == Phase::roll ? roll(state, players::roll_drawn(state, k)) : apply(state, legal(state)[0]);
  }
  const auto plays = legal(state);
  std::vector<int> counts(plays.size());
  const int draws = 200 * static_cast<int>(plays.size());
  for (int i = 0; i < draws; ++i) {
    const auto play = random->think(state, {.seed = static_cast<std::uint64_t>(i)})->play;
    ++counts[static_cast<std::size_t>(std::find(plays.begin(), plays.end(), play) - plays.begin())];
  }
  // 200 of each expected, with a standard deviation of 14 at most.
  for (const int count : counts) EXPECT_NEAR(count, 200, 75);
}

}  // namespace
}  // namespace fourfold::test
