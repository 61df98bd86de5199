// No sequence of intents, sensible or not, breaks a table of any game: its log always replays to the same state,
// numbers have no gaps, and a finished match stays finished.
#include <string>

#include <gtest/gtest.h>

#include "players/random_source.h"
#include "sentences/catalogue.h"
#include "table/authority.h"
#include "tests/support/secret.h"

namespace fourfold {
namespace {

template <class G>
std::string some_text(const Table<G>& table, RandomSource& random) {
  const View view = table.view(table.acting(), 0);
  switch (random.below(8)) {
    case 0:
      return "";
    case 1:
      return "nonsense";
    case 2:
      return "31";
    case 3:
      return view.offers.empty() ? "pass" : view.offers[random.below(static_cast<std::uint32_t>(view.offers.size()))];
    default:
      return view.plays.empty() ? "" : view.plays[random.below(static_cast<std::uint32_t>(view.plays.size()))];
  }
}

template <class G>
std::pair<int, Intent> some_intent(const Table<G>& table, RandomSource& random) {
  Intent intent;
  intent.number = random.below(20) == 0 ? random.below(50) : table.next_number();
  const bool sensible = random.below(3) != 0;
  int player = sensible ? table.acting() : static_cast<int>(random.below(6)) - 1;
  intent.kind = sensible ? (phase(table.state()) == Phase::roll     ? EventKind::roll
                            : phase(table.state()) == Phase::decide ? EventKind::play
                                                                    : EventKind::next_game)
                         : static_cast<EventKind>(random.below(static_cast<std::uint32_t>(event_words.size())));
  if (intent.kind == EventKind::next_game && player == nobody) player = 0;
  if (intent.kind != EventKind::roll || random.below(9) == 0) intent.text = some_text(table, random);
  return {player, intent};
}

bool is_agreement(EventKind kind) { return kind == EventKind::accept_takeback || kind == EventKind::agree_takeback; }

TEST(Intents, no_sequence_breaks_a_table) {
  for_each_game([]<class G>() {
    for (const auto& preset : G::presets()) {
      for (int trial = 0; trial < 6; ++trial) {
        SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name) + " " + std::to_string(trial));
        RandomSource random(static_cast<std::uint64_t>(trial));
        fourfold::Setup setup;
        setup.game = G::name;
        setup.preset = preset.name;
        setup.best_of = trial % 2 == 0 ? 1 : 3;
        if (trial == 4) setup.dice = DiceMode::manual;
        if (trial == 2) setup.clock = *parse_clock("fischer 0:20+2");
        for (std::size_t i = 0; i < seats(preset.rules).size(); ++i) setup.players.push_back({"p", "human"});
        auto authority = *Authority<G>::open(setup, test::secret_of(static_cast<std::uint64_t>(trial)));
        const Table<G>& table = authority.table();
        Millis at = 0;
        for (int i = 0; i < 600; ++i) {
          const std::vector<Event> before = table.log();
          const TableState<G> state = table.now();
          const int acting = table.acting();
          const auto [player, intent] = some_intent(table, random);
          const Reply reply = authority.submit(player, intent, at += random.below(400));
          const View view = table.view(player, at);
          ASSERT_EQ(view.next_number, table.next_number());
          ASSERT_EQ(reply.view.has_value(), reply.kind == Reply::Kind::stale);
          ASSERT_EQ(reply.error.has_value(), reply.kind == Reply::Kind::refused);
          ASSERT_EQ(table.next_number(), table.log().size() + 1);
          if (!reply.done() && table.log().size() == before.size()) {
            ASSERT_EQ(table.now(), state);
            ASSERT_TRUE(!reply.error || !english(*reply.error).empty());
          }
          const bool grew = table.log().size() > before.size();
          const bool fell = table.now().fallen != state.fallen;
          ASSERT_TRUE(grew || !reply.done());
          ASSERT_TRUE(reply.kind != Reply::Kind::stale || fell || intent.number != before.size() + 1);
          ASSERT_TRUE(!reply.done() || intent.number == before.size() + 1) << "who had not seen everything";
          ASSERT_TRUE(!reply.done() || intent.kind != EventKind::roll || player == acting) << "another's dice";
          const EventKind added = grew ? table.log()[before.size()].kind : intent.kind;
          ASSERT_TRUE(!reply.done() || added == intent.kind || (is_agreement(added) && is_agreement(intent.kind)));
          ASSERT_TRUE(!grew || reply.done() || fell) << "only a clock adds to a refusal";
          ASSERT_EQ(table.over() && trial != 4, table.now().revealed);
          for (const double points : view.score) ASSERT_GE(points, 0);
          for (const auto& left : view.time_left) ASSERT_GE(left.value_or(0), 0);
          const bool taken_back = grew && table.log()[before.size()].kind == EventKind::agree_takeback;
          ASSERT_TRUE(taken_back || table.now().rolls >= state.rolls);
          ASSERT_TRUE(std::equal(before.begin(), before.end(), table.log().begin()));  // append-only
          ASSERT_TRUE(!state.match_over || table.over());
        }
        for (std::size_t i = 1; i < table.log().size(); ++i) ASSERT_GE(table.log()[i].at, table.log()[i - 1].at);
        const auto again = Table<G>::replay(table.setup(), table.log());
        ASSERT_TRUE(again) << english(again.error());
        ASSERT_EQ(again->now(), table.now());
      }
    }
  });
}

}  // namespace
}  // namespace fourfold
