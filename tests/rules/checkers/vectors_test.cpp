// The published and independently computed numbers: perft, root moves, the three-move ballots.
#include <nlohmann/json.hpp>

#include "rules/checkers/ballots.h"
#include "tests/rules/checkers/helpers.h"
#include "tests/support/files.h"

namespace fourfold::checkers {
namespace {

using namespace test;
using nlohmann::json;

json read_json(const std::string& name) { return json::parse(fourfold::test::read_data(name), nullptr, false); }

struct CaptureRules {
  const char* counts;
  const char* root_moves;
  Capture capture;
  Chain chain;
};
constexpr CaptureRules capture_rules[] = {
    {"mandatory", "mand", Capture::compulsory, Chain::must_finish},
    {"optional_must_complete", "optc", Capture::optional, Chain::must_finish},
    {"optional_may_stop", "opts", Capture::optional, Chain::may_stop},
};

Rules rules_of(const CaptureRules& kind) {
  Rules rules = tournament();
  rules.capture = kind.capture;
  rules.chain = kind.chain;
  return rules;
}

// Beyond that a count takes seconds; depths twelve and thirteen are left to `fourfold perft`.
constexpr std::uint64_t most_leaves = 120'000'000;

void expect_counts(const json& entry, const CaptureRules& kind) {
  const State state = at(entry["fen"].get<std::string>(), rules_of(kind));
  int depth = 0;
  for (const json& leaves : entry[kind.counts]) {
    ++depth;
    if (leaves.get<std::uint64_t>() > most_leaves) break;
    EXPECT_EQ(perft(state, depth), leaves.get<std::uint64_t>()) << entry["fen"] << " " << kind.counts << " " << depth;
  }
  EXPECT_GE(depth, 5);
}

// The tournament start goes to depth eleven: 85,242,128 leaves.
TEST(Perft, of_the_start_matches_the_published_numbers) {
  const json data = read_json("checkers_perft.json");
  ASSERT_TRUE(data.is_object());
  for (const CaptureRules& kind : capture_rules) expect_counts(data["start"], kind);
}

TEST(Perft, of_nine_positions_matches_three_other_programs) {
  const json data = read_json("checkers_perft.json");
  ASSERT_EQ(data["positions"].size(), 9U);
  for (const json& entry : data["positions"]) {
    for (const CaptureRules& kind : capture_rules) {
      expect_counts(entry, kind);
      Texts expected;
      for (const json& move : entry["root_moves"][kind.root_moves]) expected.insert(move.get<std::string>());
      EXPECT_EQ(plays_of(at(entry["fen"].get<std::string>(), rules_of(kind))), expected) << entry["fen"];
    }
  }
}

TEST(Perft, counts_choices_and_answers_as_plays_and_sums_over_lots) {
  EXPECT_EQ(perft(initial(tournament()), 0), 1U);
  EXPECT_EQ(perft(initial(botanica()), 1), 2U);
  EXPECT_EQ(perft(initial(botanica()), 2), 14U);
  Rules rules = botanica();
  rules.first = First::random;
  EXPECT_EQ(perft(initial(rules), 1), 14U);
  const State offered = after(initial(tournament()), {"offer draw"});
  EXPECT_EQ(perft(offered, 1), 2U);
  EXPECT_EQ(perft(offered, 2), 7U);
  EXPECT_EQ(perft(after(offered, {"accept"}), 1), 0U);
}

TEST(Ballots, are_legal_and_lead_where_the_federation_says) {
  const json data = read_json("checkers_ballots_3move.json");
  ASSERT_EQ(data["ballots"].size(), static_cast<std::size_t>(ballot_count));
  for (const json& entry : data["ballots"]) {
    const int number = entry["acf"].get<int>();
    State state = initial(tournament());
    for (const json& move : entry["moves"]) {
      const Result<Play> play = parse_play(state, move.get<std::string>());
      ASSERT_TRUE(play) << number << " " << move;
      state = apply(state, *play);
    }
    EXPECT_EQ(format_position(state), entry["fen"].get<std::string>()) << number;

    const Ballot& ballot = ballots()[static_cast<std::size_t>(number - 1)];
    EXPECT_EQ(board_after(ballot), state.board()) << number;
    const std::string kind = entry["class"].get<std::string>();
    EXPECT_EQ(ballot.kind, kind == "crossboard" ? BallotClass::crossboard
                           : kind == "mail"     ? BallotClass::mail
                                                : BallotClass::barred)
        << number;
    EXPECT_EQ(in_deck(BallotDeck::crossboard, number), kind == "crossboard");
    EXPECT_EQ(in_deck(BallotDeck::mail, number), kind != "barred");
    EXPECT_FALSE(in_deck(BallotDeck::none, number));
  }
}

TEST(Ballots, are_drawn_with_equal_chances_and_light_moves_next) {
  for (const auto& [deck, count] : {std::pair{BallotDeck::crossboard, 144U}, std::pair{BallotDeck::mail, 156U}}) {
    Rules rules = tournament();
    rules.ballot = deck;
    const State state = initial(rules);
    EXPECT_EQ(phase(state), Phase::roll);
    const RollDistribution chances = chance(state);
    EXPECT_EQ(chances.rolls.size(), count);
    EXPECT_EQ(chances.total, count);
    for (const Chance<Roll>& way : chances.rolls) {
      EXPECT_EQ(way.weight, 1U);
      EXPECT_NE(ballots()[way.roll.number - 1U].kind, BallotClass::barred);
      EXPECT_EQ(to_act(roll(state, way.roll)), Seat::two);
      EXPECT_EQ(phase(roll(state, way.roll)), Phase::decide);
    }
    EXPECT_FALSE(with_roll(state, Roll{Roll::Kind::ballot, 3})) << "the third ballot is barred";
    EXPECT_FALSE(with_roll(state, Roll{Roll::Kind::ballot, 0}));
    EXPECT_FALSE(with_roll(state, Roll{Roll::Kind::ballot, 175}));
    EXPECT_FALSE(with_roll(state, Roll{Roll::Kind::dark_begins, 0}));
    EXPECT_EQ(with_roll(state, Roll{Roll::Kind::ballot, 6}).has_value(), deck == BallotDeck::mail);
    EXPECT_EQ(begin_with(rules, Seat::one), state);
    EXPECT_EQ(phase(begin_with(rules, Seat::two)), Phase::decide);
  }
}

}  // namespace
}  // namespace fourfold::checkers
