// What holds in every game of checkers, whatever is played.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "players/random_source.h"
#include "sentences/catalogue.h"
#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

Rules arbitrary_rules() {
  Rules rules;
  rules.first = *rc::gen::element(First::choose, First::random, First::dark);
  rules.capture = *rc::gen::element(Capture::optional, Capture::compulsory);
  rules.chain = *rc::gen::element(Chain::may_stop, Chain::must_finish);
  rules.crowning = *rc::gen::element(Crowning::ends_turn, Crowning::goes_on);
  rules.draws = *rc::gen::element(Draws::automatic, Draws::claim);
  if (rules.first == First::dark) {
    rules.ballot = *rc::gen::element(BallotDeck::none, BallotDeck::crossboard, BallotDeck::mail);
  }
  return rules;
}

// One random step of any kind; now and then an offer, seldom a resignation.
State step(const State& state, RandomSource& random) {
  if (phase(state) == Phase::roll) {
    const RollDistribution chances = chance(state);
    return roll(state, chances.rolls[random.below(static_cast<std::uint32_t>(chances.rolls.size()))].roll);
  }
  const OfferList offered = offers(state);
  if (!offered.empty() && random.below(20) == 0) {
    const Play offer = offered[random.below(static_cast<std::uint32_t>(offered.size()))];
    if (offer.kind() != PlayKind::resign || random.below(20) == 0) return apply(state, offer);
  }
  const PlayList plays = legal(state);
  // Accepted draws would end most games early.
  if (plays[0].kind() == PlayKind::accept_draw && random.below(8) != 0) return apply(state, plays[1]);
  return apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
}

int pieces(const State& state) { return std::popcount(state.board().dark | state.board().light); }

RC_GTEST_PROP(CheckersProperties, every_state_is_sound_and_comes_back_from_its_text, ()) {
  const Rules rules = arbitrary_rules();
  RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
  State state = initial(rules);
  for (int i = 0; i < 200 && phase(state) != Phase::over; ++i) {
    const State next = step(state, random);
    RC_ASSERT(pieces(next) <= pieces(state));
    RC_ASSERT(pieces(next) == pieces(state) || next.quiet_plies() == 0);
    state = next;
    const Result<State> again = State::from(rules, state.position());
    RC_ASSERT(again.has_value());
    RC_ASSERT(*again == state.without_history());
    const Result<State> read = parse_position(rules, format_position(state));
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == state.without_history());
    RC_ASSERT(format_position(*read) == format_position(state));
    RC_ASSERT((phase(state) == Phase::decide) == !legal(state).empty());
    RC_ASSERT(outcome(state).of(Seat::one) == -outcome(state).of(Seat::two));
  }
}

RC_GTEST_PROP(CheckersProperties, every_play_comes_back_from_its_text, ()) {
  const Rules rules = arbitrary_rules();
  RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
  State state = initial(rules);
  for (int i = 0; i < 100 && phase(state) != Phase::over; ++i) {
    for (const Play& play : legal(state)) {
      const Result<Play> read = parse_play(state, format_play(state, play));
      RC_ASSERT(read.has_value());
      RC_ASSERT(*read == play);
      RC_ASSERT(check_play(state, play).has_value());
    }
    for (const Play& play : offers(state)) {
      const Result<Play> read = parse_play(state, format_play(state, play));
      RC_ASSERT(read.has_value());
      RC_ASSERT(*read == play);
    }
    for (const auto& way : chance(state).rolls) {
      const Result<Roll> read = parse_roll(state, format_roll(way.roll));
      RC_ASSERT(read.has_value());
      RC_ASSERT(*read == way.roll);
    }
    state = step(state, random);
  }
}

RC_GTEST_PROP(CheckersProperties, any_path_is_played_or_refused_with_a_reason, (std::vector<std::uint8_t> numbers)) {
  RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
  State state = begin_with(arbitrary_rules(), Seat::one);
  for (std::uint32_t i = random.below(60); i > 0 && phase(state) != Phase::over; --i) state = step(state, random);
  std::vector<Square> squares;
  for (const std::uint8_t number : numbers) squares.push_back(Square::nth(number));
  const std::optional<Play> play = Play::along(squares);
  if (!play) return;
  const PlayList plays = legal(state);
  const bool listed = std::find(plays.begin(), plays.end(), *play) != plays.end();
  const Result<State> next = try_apply(state, *play);
  RC_ASSERT(next.has_value() == listed);
  if (!next) RC_ASSERT(!english(next.error()).empty());
}

}  // namespace
}  // namespace fourfold::checkers
