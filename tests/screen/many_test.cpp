// Two screens and a watcher over one table elsewhere, with messages that are lost, doubled and late, and a server that
// is killed now and then and begins again from its file: all come to the same state, whatever the order in which things
// arrive.
#include <cstdlib>
#include <deque>

#include <gtest/gtest.h>

#include "records/record_text.h"
#include "records/verify.h"
#include "sentences/catalogue.h"
#include "table/any_table.h"
#include "tests/screen/matches.h"

namespace fourfold::screen {
namespace {

// FOURFOLD_MANY_GAMES plays as many in all; make test plays 10,000.
int games_to_play() {
  const char* wished = std::getenv("FOURFOLD_MANY_GAMES");
  return wished == nullptr ? 10'000 : std::atoi(wished);
}

// What is on its way between a device and the table.
struct Letter {
  int device = 0;
  std::optional<Intent> intent{};  // to the table
  int player = nobody;
  std::vector<Event> events{};  // or from it
  std::uint32_t refused = 0;
};

// A network that loses, doubles and delays what is sent.
class Network {
 public:
  explicit Network(std::uint64_t seed) : random_(seed) {}

  std::uint32_t below(std::uint32_t bound) { return random_.below(bound); }
  void send(const Letter& letter) {
    if (below(8) == 0) return;
    letters_.push_back(letter);
    if (below(8) == 0) letters_.push_back(letter);
  }
  std::optional<Letter> next() {
    if (letters_.empty()) return std::nullopt;
    const std::size_t place = below(static_cast<std::uint32_t>(std::min<std::size_t>(letters_.size(), 4)));
    Letter letter = letters_[place];
    letters_.erase(letters_.begin() + static_cast<std::ptrdiff_t>(place));
    return letter;
  }

 private:
  RandomSource random_;
  std::deque<Letter> letters_;
};

// The devices of two players and of somebody who looks on, and the table.
class Meeting {
 public:
  // Where servers may die, the table is now and then gone and begins again from what was kept of it.
  Meeting(const Setup& setup, std::uint64_t seed, bool servers_die)
      : servers_die_(servers_die), network_(seed), decider_(seed) {
    auto table = open_table(setup, test::secret_of(seed));
    EXPECT_TRUE(table) << english(table.error());
    table_ = *std::move(table);
    record_.setup = table_->setup();
    file_ = records::write_header(record_, table_->secret());
    const auto count = static_cast<int>(setup.players.size());
    for (int device = 0; device < 3; ++device) {
      std::vector<int> here;  // more than two players share the two devices; the third is the watcher's
      for (int player = 0; player < count && device < 2; ++player) {
        if (player % 2 == device) here.push_back(player);
      }
      auto joined = join_table(
          table_->setup(), {}, here,
          [this, device](int player, const Intent& intent) { network_.send({device, intent, player, {}, 0}); }, seed);
      EXPECT_TRUE(joined) << english(joined.error());
      screens_.push_back(*std::move(joined));
    }
  }

  // Until the match is over everywhere, or has become long.
  void play(std::uint32_t most_events) {
    for (int round = 0; !settled(most_events); ++round) {
      ASSERT_LT(round, 200'000) << "it stands still at event " << table_->since(0).size();
      deliver();
      if (table_->since(0).size() < most_events) act(*screens_[network_.below(2)]);
      if (network_.below(4) == 0) ask_again();
      if (servers_die_ && network_.below(60) == 0) begin_again();
      if (testing::Test::HasFatalFailure()) return;
    }
    for (const auto& screen : screens_) {
      ASSERT_EQ(screen->log(), screens_[0]->log());
      ASSERT_EQ(screen->position(), table_->view(nobody, 0).position);
      ASSERT_EQ(screen->over(), table_->view(nobody, 0).match_over);
    }
    if (!servers_die_) return;
    ASSERT_EQ(record_.events, screens_[0]->log());
    const auto dice = records::verify(record_, table_->secret());
    ASSERT_TRUE(dice) << english(dice.error());
    ASSERT_NE(dice->proof, records::DiceProof::forged);
  }

 private:
  bool settled(std::uint32_t most_events) const {
    const auto log = table_->since(0);
    if (!table_->view(nobody, 0).match_over && log.size() < most_events) return false;
    return std::ranges::all_of(screens_, [&](const auto& screen) { return screen->log().size() == log.size(); });
  }

  void deliver() {
    const auto letter = network_.next();
    if (!letter) return;
    Screen& screen = *screens_[static_cast<std::size_t>(letter->device)];
    if (!letter->intent) {
      if (letter->refused != 0) return screen.receive_refusal(letter->refused);
      const auto received = screen.receive(letter->events);
      ASSERT_TRUE(received) << english(received.error());
      return;
    }
    const std::size_t before = table_->since(0).size();
    const Reply reply = table_->submit(letter->player, *letter->intent, ++at_);
    ASSERT_LE(table_->since(0).size(), before + 2) << "an event, and the secret at the end";
    if (servers_die_ && reply.done() && network_.below(20) == 0) return die_while_writing();
    keep();
    if (reply.kind == Reply::Kind::refused) {
      network_.send({letter->device, std::nullopt, nobody, {}, letter->intent->number});
      return;
    }
    tell(letter->device);
    for (int device = 0; reply.done() && device < 3; ++device) tell(device);
  }

  // What is new goes into the server's file before anybody is told.
  void keep() {
    for (const Event& event : table_->since(static_cast<std::uint32_t>(record_.events.size()))) {
      record_.events.push_back(event);
      file_ += records::write_event(event, {});
    }
  }

  // The last line stays without its end, and what it would have said was told to nobody.
  void die_while_writing() {
    const auto next = table_->since(static_cast<std::uint32_t>(record_.events.size()));
    const std::string line = records::write_event(next.front(), {});
    constexpr std::size_t its_end = 2;  // a bracket and the end of the line
    file_ += line.substr(0, network_.below(static_cast<std::uint32_t>(line.size() - its_end)));
    begin_again();
  }

  // Nothing that was kept is lost, and devices go on as if nothing had been.
  void begin_again() {
    const auto kept = records::read_own_record(file_, records::CutLine::left_out);
    ASSERT_TRUE(kept) << english(kept.error());
    ASSERT_EQ(kept->record, record_);
    auto table = resume_table(kept->record.setup, kept->record.events, kept->secret);
    ASSERT_TRUE(table) << english(table.error());
    table_ = *std::move(table);
    file_ = records::write_record(kept->record, kept->secret);
  }

  // What the device has not seen yet, as far as it has told.
  void tell(int device) {
    const auto events = table_->since(screens_[static_cast<std::size_t>(device)]->events());
    network_.send({device, std::nullopt, nobody, {events.begin(), events.end()}, 0});
  }

  // A device that hears nothing asks for what it has missed, and sends again what was not answered.
  void ask_again() {
    const int device = static_cast<int>(network_.below(3));
    screens_[static_cast<std::size_t>(device)]->send_again();
    tell(device);
  }

  void act(Screen& screen) {
    switch (screen.waiting()) {
      case Waiting::person:
        if (network_.below(30) == 0) {
          (void)screen.take_back(at_);
        } else {
          decider_.decide(screen, at_);
        }
        break;
      case Waiting::takeback_answer:
        (void)screen.answer_takeback(network_.below(2) == 0, at_);
        break;
      case Waiting::elsewhere:
      case Waiting::nothing:
        break;
      default:
        (void)screen.proceed(at_);
    }
  }

  bool servers_die_;
  records::Record record_;  // what the file says
  std::string file_;        // of the server, with the secret of the dice
  Network network_;
  test::Decider decider_;
  std::unique_ptr<AnyTable> table_;
  std::vector<std::unique_ptr<Screen>> screens_;
  Millis at_ = 0;
};

// Where so many may play, so many do.
template <class G>
void seat_more(Setup& setup, int players) {
  const auto setting = G::seating(players);
  if (!setting) return;
  setup.options.emplace_back(setting->option, setting->value);
  for (int number = static_cast<int>(setup.players.size()) + 1; number <= players; ++number)
    setup.players.push_back({"P" + std::to_string(number), "human"});
}

TEST(ManyScreens, come_to_the_same_state_over_a_bad_network) {
  int presets = 0;
  for_each_game([&]<class G>() { presets += static_cast<int>(G::presets().size()); });
  const int each = std::max(1, (games_to_play() + presets - 1) / presets);
  for_each_game([&]<class G>() {
    for (const auto& preset : G::presets()) {
      for (int game = 0; game < each; ++game) {
        SCOPED_TRACE(std::string(G::name) + " " + std::string(preset.name) + " " + std::to_string(game));
        auto setup = test::people_at<G>(preset.name, preset.rules);
        setup.best_of = 1;
        setup.options.clear();
        if (game % 3 == 1) seat_more<G>(setup, 3 + game % 2);
        Meeting meeting(setup, static_cast<std::uint64_t>(game) + 1, game % 4 == 2);
        // Long games are left where they are, with everybody at the same place; a few are played to their end.
        meeting.play(game % 50 == 0 ? 5000 : 40);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  });
}

TEST(ManyScreens, a_watcher_takes_no_part) {
  const auto setup = test::people_at<checkers::Game>("tournament", {});
  auto table = *open_table(setup, test::secret_of(1));
  const Reply reply = table->submit(nobody, {1, EventKind::play, "11-15"}, 0);
  ASSERT_EQ(reply.kind, Reply::Kind::refused);
  EXPECT_EQ(reply.error->message.code, "table.watcher");
  auto watcher =
      *join_table(table->setup(), {}, {}, [](int, const Intent&) { FAIL() << "a watcher sends nothing"; }, 1);
  EXPECT_EQ(watcher->waiting(), Waiting::elsewhere);
  EXPECT_FALSE(watcher->play("11-15", 0));
  EXPECT_FALSE(watcher->take_back(0));
  EXPECT_TRUE(watcher->plays().empty());
}

TEST(ManyScreens, a_takeback_needs_the_word_of_who_sits_elsewhere) {
  const auto setup = test::people_at<checkers::Game>("tournament", {});
  auto table = *open_table(setup, test::secret_of(1));
  const auto joined = [&](int player) {
    return *join_table(
        table->setup(), {}, std::vector<int>{player},
        [&](int asker, const Intent& intent) { EXPECT_TRUE(table->submit(asker, intent, 0).done()); }, 1);
  };
  const auto anna = joined(0);
  const auto bert = joined(1);
  const auto all_hear = [&] {
    for (Screen* screen : {anna.get(), bert.get()}) ASSERT_TRUE(screen->receive(table->since(screen->events())));
  };
  ASSERT_TRUE(anna->play("11-15", 0));
  all_hear();
  ASSERT_TRUE(anna->take_back(0));
  all_hear();
  EXPECT_EQ(table->since(0).size(), 2U) << "asked for, and not done";
  EXPECT_EQ(anna->waiting(), Waiting::elsewhere);
  ASSERT_EQ(bert->waiting(), Waiting::takeback_answer);
  ASSERT_TRUE(bert->answer_takeback(true, 0));
  all_hear();
  EXPECT_EQ(anna->waiting(), Waiting::person);
  EXPECT_EQ(anna->position(), bert->position());
}

}  // namespace
}  // namespace fourfold::screen
