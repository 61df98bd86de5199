// The nets of data/: that whole numbers of 16 bits hold what their first layers add up to, wherever a game may lead.
#include "players/backgammon/nets.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "players/backgammon/evaluate.h"
#include "players/backgammon/judge.h"
#include "players/random_source.h"

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

TEST(Nets, sums_fit_into_16_bits) {
  const WideSums contact(nets().contact);
  const WideSums quick(nets().quick);
  const WideSums race(nets().race);
  const WideSums few(nets().few);
  const auto farthest_of = [&](const Board& board) {
    if (has_few_checkers(board)) return few.farthest(board);
    if (is_race(board.on_roll, board.opponent)) return race.farthest(board);
    return std::max(contact.farthest(board), quick.farthest(board));
  };
  Judge judge(nets());
  RandomSource random(8);
  int farthest = 0;
  for (int game = 0; game < 90; ++game) {
    // One in three is played by lot: nobody plays like that, but people set up such positions.
    const bool by_lot = game % 3 == 0;
    const Rules rules{.setup = game % 5 == 0 ? Setup::hyper : Setup::standard};
    Board board{starting_checkers(rules), starting_checkers(rules)};
    for (Chances end; !finished(board, Gammons::tournament, end);) {
      farthest = std::max(farthest, farthest_of(board));
      const Roll dice{Die::nth(random.below(6)), Die::nth(random.below(6))};
      const auto plays = judge.plays(board, dice);
      board = by_lot ? plays[random.below(static_cast<std::uint32_t>(plays.size()))].after
                     : judge.best(board, dice, money).after;
    }
  }
  // The rest is for positions that are not met here: in 3,000 such games the farthest was 30,976.
  EXPECT_LT(farthest, 32768 * 7 / 8);
}

}  // namespace
}  // namespace fourfold::backgammon
