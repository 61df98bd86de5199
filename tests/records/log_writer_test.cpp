// A match written down event by event stands where a table with the same events stands, whatever the events are.
#include "records/log_writer.h"

#include <gtest/gtest.h>

#include "records/replay.h"
#include "rules/backgammon/backgammon.h"
#include "sentences/catalogue.h"

namespace fourfold::records {
namespace {

using backgammon::Game;
using Log = LogWriter<Game>;

Log begun() {
  Setup setup;
  setup.game = Game::name;
  setup.preset = "tournament";
  setup.players = {{"Ann", "human"}, {"Bob", "human"}};
  auto log = Log::begin(setup);
  EXPECT_TRUE(log) << english(log.error());
  return *std::move(log);
}

void expect_done(const Result<void>& done) { EXPECT_TRUE(done) << english(done.error()); }

void expect_as_at_a_table(Log& log) {
  Reading reading;
  Log(log).add_to(reading);
  const auto table = replay<Game>(reading.records.front());
  ASSERT_TRUE(table) << english(table.error());
  EXPECT_EQ(table->now(), log.now());
}

TEST(LogWriter, a_takeback_leads_back_to_before_the_play) {
  Log log = begun();
  expect_done(log.roll("31"));
  const TableState<Game> rolled = log.now();
  expect_done(log.play("8/5 6/5"));
  expect_done(log.play("roll"));
  expect_done(log.roll("64"));
  expect_done(log.add(EventKind::ask_takeback, 0, ""));
  expect_done(log.add(EventKind::agree_takeback, 1, "1"));
  EXPECT_EQ(log.state(), rolled.state);
  EXPECT_EQ(log.now().rolls, 1U);
  expect_as_at_a_table(log);
  expect_done(log.play("24/23 13/10"));
  expect_as_at_a_table(log);
}

TEST(LogWriter, nothing_is_taken_back_to_where_nobody_asked) {
  Log log = begun();
  expect_done(log.roll("31"));
  EXPECT_FALSE(log.add(EventKind::ask_takeback, 1, "")) << "Bob has not played";
  expect_done(log.play("8/5 6/5"));
  EXPECT_FALSE(log.add(EventKind::agree_takeback, 1, "1")) << "nobody has asked";
  expect_done(log.add(EventKind::ask_takeback, 0, ""));
  EXPECT_FALSE(log.add(EventKind::agree_takeback, 1, "2")) << "that is after the play";
  expect_as_at_a_table(log);
}

TEST(LogWriter, what_is_rewound_was_never_written) {
  Log log = begun();
  expect_done(log.roll("31"));
  const Log::Mark mark = log.mark();
  const TableState<Game> before = log.now();
  expect_done(log.play("8/5 6/5"));
  log.note("the best");
  log.gap(say<"record.no-dice">());
  expect_done(log.play("roll"));
  log.rewind(mark);
  EXPECT_EQ(log.now(), before);
  expect_done(log.play("24/23 13/10"));
  expect_as_at_a_table(log);
  Reading reading;
  std::move(log).add_to(reading);
  ASSERT_EQ(reading.records.size(), 1U);
  EXPECT_EQ(reading.records[0].events.size(), 2U);
  EXPECT_TRUE(reading.records[0].notes.empty());
  EXPECT_TRUE(reading.gaps.empty());
}

TEST(LogWriter, gaps_become_notes_in_their_place) {
  Reading reading;
  for (int i = 0; i < 2; ++i) {
    Log log = begun();
    log.note("before");
    log.gap(say<"record.begins-with-roll">());
    expect_done(log.roll("31"));
    log.gap(say<"record.no-dice">());
    log.note("after");
    Reading part;
    std::move(log).add_to(part);
    reading.add(std::move(part));
  }
  note_gaps(reading, [](const Message& message) { return std::string(message.code); });
  const std::vector<Note> expected = {
      {0, "before"}, {0, "record.begins-with-roll"}, {1, "record.no-dice"}, {1, "after"}};
  for (const Record& record : reading.records) EXPECT_EQ(record.notes, expected);
  EXPECT_TRUE(reading.gaps.empty());
}

}  // namespace
}  // namespace fourfold::records
