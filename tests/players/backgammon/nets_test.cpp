// The nets of data/: that whole numbers of 16 bits hold what their first layers add up to, wherever a game may lead.
#include "players/backgammon/nets.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/backgammon/evaluate.h"
#include "players/backgammon/evaluator.h"
#include "players/random_source.h"
#include "players/registry.h"
#include "sentences/catalogue.h"

namespace fourfold::backgammon {
namespace {

// The first layer in numbers that cannot overflow.
class WideSums {
 public:
  explicit WideSums(const net::Net& net) : width_(net.first_units()), bias_(sums_with(net, {})) {
    for (std::uint16_t feature = 0; feature < net.features(); ++feature) {
      std::vector<int> row = sums_with(net, {feature});
      for (std::size_t i = 0; i < width_; ++i) row[i] -= bias_[i];
      rows_.push_back(row);
    }
  }

  int farthest(const Board& board) const {
    std::vector<int> sums = bias_;
    for (const std::uint16_t feature : Features(board, rows_.size() == features)) {
      for (std::size_t i = 0; i < width_; ++i) sums[i] += rows_[feature][i];
    }
    return std::abs(std::ranges::max(sums, {}, [](int sum) { return std::abs(sum); }));
  }

 private:
  static std::vector<int> sums_with(const net::Net& net, std::vector<std::uint16_t> on) {
    std::vector<std::int16_t> sums(net.first_units());
    net.sum(on, sums.data());
    return {sums.begin(), sums.end()};
  }

  std::size_t width_;
  std::vector<int> bias_;
  std::vector<std::vector<int>> rows_;
};

players::Resources with(std::string_view name, const std::string& bytes) {
  return {.file = [=](std::string_view asked) -> Result<std::optional<std::string>> {
    return asked == name ? std::optional(bytes) : std::nullopt;
  }};
}

TEST(Nets, can_be_given_from_outside) {
  const auto& built_in = *built_in_nets();
  EXPECT_EQ(nets_of({})->get(), built_in.get());
  EXPECT_EQ(nets_of(with("checkers/any.fournet", ""))->get(), built_in.get());
  // The quick net in place of the one for contact.
  const auto changed = nets_of(with("backgammon/contact.fournet", net::as_bytes(built_in->quick.numbers())));
  ASSERT_TRUE(changed);
  EXPECT_EQ((*changed)->contact.first_units(), built_in->quick.first_units());
  EXPECT_EQ((*changed)->race.first_units(), built_in->race.first_units());
  EXPECT_TRUE(
      players::make_player<Game>("expert", with("backgammon/race.fournet", net::as_bytes(built_in->quick.numbers()))));
}

// Two points away each with the Crawford game to come: what a lost point is worth decides who takes.
TEST(Nets, a_match_equity_table_can_be_given_with_them) {
  const std::string table = "# ours\n2 1 40000\n  3 2 41000 # 12\n\n2 1 after-crawford 48000\n";
  const auto given = nets_of(with("backgammon/match-equities.txt", table));
  ASSERT_TRUE(given);
  const MatchEquities& equities = (*given)->match_equities;
  EXPECT_FLOAT_EQ(equities.chance(2, 1, false), 0.4F);
  EXPECT_FLOAT_EQ(equities.chance(1, 2, false), 0.6F);
  EXPECT_FLOAT_EQ(equities.chance(2, 1, true), 0.48F);
  EXPECT_FLOAT_EQ(equities.chance(3, 2, false), 0.41F);
  EXPECT_EQ(equities.chance(3, 1, false), MatchEquities::kazaross_xg2().chance(3, 1, false)) << "not named";
  EXPECT_EQ((*given)->contact.first_units(), built_in_nets()->get()->contact.first_units());

  for (const char* const wrong : {"2 1", "1 2 40000", "2 1 0", "2 1 100000", "26 1 4", "3 2 after-crawford 4", "2 1 x",
                                  "2 1 40000 9", "99999999999 1 4", "-2 -3 4", "2 1 40000\n3"}) {
    const auto refused = MatchEquities::read(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().message.code, "match-equities.line");
  }
  for (const char* const absurd : {"2 1 50000", "2 1 60000", "5 3 10000", "3 1 after-crawford 60000"}) {
    const auto refused = MatchEquities::read(absurd);
    ASSERT_FALSE(refused) << absurd;
    EXPECT_EQ(refused.error().message.code, "match-equities.order");
  }
  const auto made = players::make_player<Game>("expert", with("backgammon/match-equities.txt", "2 1 40000\n?"));
  ASSERT_FALSE(made);
  EXPECT_EQ(english(made.error()).substr(0, 37), "backgammon/match-equities.txt: line 2");
}

// Longer matches than any table knows: each point counts, and the edge of the table is met.
TEST(Nets, long_matches_are_worth_playing_at_every_score) {
  const MatchEquities& equities = MatchEquities::kazaross_xg2();
  for (int mine = 1; mine < 100; ++mine) {
    EXPECT_FLOAT_EQ(equities.chance(mine, mine, false), 0.5F);
    for (int theirs = 1; theirs < 100; ++theirs) {
      EXPECT_LT(equities.chance(mine + 1, theirs, false), equities.chance(mine, theirs, false))
          << mine << " " << theirs;
      EXPECT_NEAR(equities.chance(mine, theirs, false) + equities.chance(theirs, mine, false), 1, 2e-5);
    }
  }
  EXPECT_NEAR(equities.chance(26, 20, false), equities.chance(25, 20, false), 0.04);
}

TEST(Nets, that_are_damaged_missing_or_of_another_game_are_an_error_of_the_player) {
  const auto refusal = [](const players::Resources& resources) {
    const auto made = players::make_player<Game>("master", resources);
    return made ? "made" : english(made.error());
  };
  EXPECT_EQ(refusal(with("backgammon/race.fournet", "fournet?")),
            "backgammon/race.fournet: this is no net: it is too short");
  std::string bytes = net::as_bytes(built_in_nets()->get()->quick.numbers());
  bytes[100] ^= 1;
  EXPECT_EQ(refusal(with("backgammon/quick.fournet", bytes)),
            "backgammon/quick.fournet: the net is damaged: its checksum does not fit");
  net::Numbers other = built_in_nets()->get()->quick.numbers();
  other.rows.resize(other.bias.size() * 32);
  EXPECT_EQ(refusal(with("backgammon/quick.fournet", net::as_bytes(other))),
            "backgammon/quick.fournet: the net is of another game");
  const players::Resources unreadable{.file = [](std::string_view) -> Result<std::optional<std::string>> {
    return refuse<"players.no-file", "file", "variable">("here/contact.fournet", "FOURFOLD_BACKGAMMON_NETS");
  }};
  EXPECT_EQ(refusal(unreadable),
            "here/contact.fournet: there is no such file to read; FOURFOLD_BACKGAMMON_NETS names its folder");
  EXPECT_FALSE(players::roll_out<Game>(
      roll(begin_with(Rules{}, Seat::one), {*Die::from(3), *Die::from(1)}), {}, [](const auto&) { return true; }, {},
      {}, unreadable));
}

TEST(Nets, sums_fit_into_16_bits) {
  const WideSums contact(built_in_nets()->get()->contact);
  const WideSums quick(built_in_nets()->get()->quick);
  const WideSums race(built_in_nets()->get()->race);
  const WideSums hypergammon(built_in_nets()->get()->hypergammon);
  const auto farthest_of = [&](const Board& board) {
    if (is_hypergammon(board)) return hypergammon.farthest(board);
    if (is_race(board.on_roll, board.opponent)) return race.farthest(board);
    return std::max(contact.farthest(board), quick.farthest(board));
  };
  Evaluator evaluator(**built_in_nets());
  RandomSource random(8);
  int farthest = 0;
  for (int game = 0; game < 90; ++game) {
    // One in three is played at random: nobody plays like that, but people set up such positions.
    const bool at_random = game % 3 == 0;
    const Rules rules{.starting_position = game % 5 == 0 ? StartingPosition::hyper : StartingPosition::standard};
    Board board{starting_checkers(rules), starting_checkers(rules)};
    for (Chances end; !finished(board, Gammons::tournament, end);) {
      farthest = std::max(farthest, farthest_of(board));
      const Roll dice{Die::nth(random.below(6)), Die::nth(random.below(6))};
      const auto plays = evaluator.plays(board, dice);
      board = at_random ? plays[random.below(static_cast<std::uint32_t>(plays.size()))].after
                        : evaluator.best(board, dice, money).after;
    }
  }
  // The rest is for positions that are not met here: in 3,000 such games the farthest was 30,976.
  EXPECT_LT(farthest, 32768 * 7 / 8);
}

}  // namespace
}  // namespace fourfold::backgammon
