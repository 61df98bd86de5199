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
