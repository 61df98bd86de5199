// Our files and GNU Backgammon's: each program reads what the other wrote, and every play is found legal. Where gnubg
// is not installed these tests say that they did not run.
#include <filesystem>
#include <map>

#include <gtest/gtest.h>

#include "records/backgammon/mat.h"
#include "records/backgammon/oldmoves.h"
#include "records/backgammon/sgf.h"
#include "records/files.h"
#include "records/replay.h"
#include "sentences/catalogue.h"
#include "tests/cli/run_program.h"
#include "tests/records/random_matches.h"
#include "tests/records/readings.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::records {
namespace {

namespace fs = std::filesystem;
using backgammon::Game;

const std::string gnubg = "/usr/games/gnubg";

class Gnubg : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(fs::exists(gnubg)) << gnubg << " is missing: scripts/install-packages test installs it";
  }

  std::string path(const std::string& name) const { return folder_.path(name); }

  // What gnubg says to the commands.
  std::string run(const std::string& commands) const {
    const std::string start = "set confirm new off\nset confirm save off\nset display off\n";
    const test::Ran ran = test::run_command(
        {"/usr/bin/env", "HOME=" + folder_.path(), "LC_ALL=C", gnubg, "-q", "-t", "-r"}, start + commands);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    return ran.out + ran.err;
  }

  const test::TemporaryFolder folder_;
};

// How many turns each player moved in, as gnubg counts them.
std::array<int, 2> moves_in(const Record& record) {
  std::array<int, 2> moves{};
  const auto table = replay<Game>(record);
  for (const Event& event : line_of_play(record.events)) {
    if (event.kind != EventKind::play) continue;
    const auto& before = table->after(event.number - 1).state;
    const auto play = parse_play(before, event.text);
    if (play && play->kind == backgammon::PlayKind::move) ++moves[static_cast<std::size_t>(event.player)];
  }
  return moves;
}

// "Total moves    132    130"
std::array<int, 2> total_moves(const std::string& statistics) {
  std::array<int, 2> moves{-1, -1};
  const std::size_t at = statistics.rfind("Total moves");
  if (at != std::string::npos) std::sscanf(statistics.c_str() + at, "Total moves %d %d", &moves[0], &moves[1]);
  return moves;
}

Record match(std::uint64_t seed, std::vector<std::pair<std::string, std::string>> options,
             const char* preset = "tournament") {
  auto setup = test::setup_for<Game>(preset, {});
  setup.options = std::move(options);
  setup.players[0].name = "Ann-Kristin O'Hara";
  setup.players[1].name = "Bob: the 2nd";
  return test::random_record<Game>(setup, seed, {50, 0, false, 1500});
}

TEST_F(Gnubg, reads_every_play_of_our_files_and_writes_them_back) {
  std::map<std::string, Record> matches;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    matches["match" + std::to_string(seed)] = match(seed, {{"match_length", std::to_string(3 + 2 * seed)}});
    matches["money" + std::to_string(seed)] =
        match(seed, {{"match_length", "0"}, {"jacoby", seed % 2 == 0 ? "on" : "off"}});
  }
  matches["nack"] = match(9, {{"match_length", "3"}}, "nackgammon");
  matches["hyper"] = match(9, {{"match_length", "3"}}, "hyper");
  std::string commands;
  for (const auto& [name, record] : matches) {
    ASSERT_TRUE(write_file_atomically(path(name + ".mat"), *write_mat(record)));
    ASSERT_TRUE(write_file_atomically(path(name + ".sgf"), *write_sgf(record)));
    for (const char* load : {"import mat", "load match"}) {
      const std::string ending = load[0] == 'i' ? "mat" : "sgf";
      commands += std::string(load) + " " + path(name + "." + ending) + "\nshow statistics match\n";
      commands += "export match mat " + path(name + "-" + ending + ".mat") + "\nsave match " +
                  path(name + "-" + ending + ".sgf") + "\n";
    }
  }
  const std::string said = run(commands);
  EXPECT_EQ(said.find("WARNING"), std::string::npos) << said;
  EXPECT_EQ(said.find("Unrecognised"), std::string::npos) << said;

  std::size_t at = 0;
  for (const auto& [name, record] : matches) {
    SCOPED_TRACE(name);
    const auto expected = replay<Game>(record);
    for (const std::string ending : {"mat", "sgf"}) {
      SCOPED_TRACE(ending);
      at = said.find("Total moves", at);
      ASSERT_NE(at, std::string::npos) << said;
      EXPECT_EQ(total_moves(said.substr(at, 200)), moves_in(record));
      ++at;
      for (const std::string back : {"mat", "sgf"}) {
        const auto text = read_file(path(name + "-" + ending + "." + back));
        ASSERT_TRUE(text) << english(text.error());
        const auto again = test::whole(back == "mat" ? read_mat(*text) : read_sgf(*text));
        ASSERT_TRUE(again) << english(again.error()) << "\n" << *text;
        const auto table = replay<Game>(*again);
        EXPECT_EQ(moves_in(*again), moves_in(record));
        EXPECT_EQ(table->state().position().sides, expected->state().position().sides);
        EXPECT_EQ(table->state().position().score, expected->state().position().score);
      }
    }
  }
}

TEST_F(Gnubg, its_own_matches_are_read_with_every_play_found_legal) {
  std::string commands =
      "set automatic roll on\nset automatic move on\nset automatic bearoff on\nset player 0 gnubg\nset player 1 "
      "gnubg\n";
  for (const char* player : {"0", "1"}) {
    commands += std::string("set player ") + player + " chequerplay evaluation plies 0\n";
    commands +=
        std::string("set player ") + player + " chequerplay evaluation noise 0.4\n";  // so that games differ in kind
    commands += std::string("set player ") + player + " cubedecision evaluation plies 0\n";
    commands += std::string("set player ") + player + " cubedecision evaluation noise 0.4\n";
  }
  std::vector<std::string> names;
  const auto save = [&](const std::string& name) {
    names.push_back(name);
    commands +=
        "show statistics match\nexport match mat " + path(name + ".mat") + "\nsave match " + path(name + ".sgf") + "\n";
  };
  commands += "set automatic game on\n";
  for (int i = 1; i <= 4; ++i) {
    commands += "set seed " + std::to_string(i) + "\nnew match " + std::to_string(2 * i - 1) + "\n";
    save("match" + std::to_string(i));
  }
  commands += "set automatic game off\nset beavers 1\nset jacoby on\n";
  for (int i = 1; i <= 2; ++i) {
    commands += "set seed " + std::to_string(20 + i) + "\nnew session\nnew game\nnew game\nnew game\n";
    save("money" + std::to_string(i));
  }
  const std::string said = run(commands);
  std::size_t at = 0;
  int all_moves = 0;
  for (const std::string& name : names) {
    SCOPED_TRACE(name);
    at = said.find("Total moves", at);
    ASSERT_NE(at, std::string::npos) << said.substr(said.size() > 3000 ? said.size() - 3000 : 0);
    const auto counted = total_moves(said.substr(at, 200));
    ++at;
    const auto from_mat = test::whole(read_mat(*read_file(path(name + ".mat"))));
    ASSERT_TRUE(from_mat) << english(from_mat.error()) << "\n" << *read_file(path(name + ".mat"));
    const auto from_sgf = test::whole(read_sgf(*read_file(path(name + ".sgf"))));
    ASSERT_TRUE(from_sgf) << english(from_sgf.error());
    EXPECT_EQ(moves_in(*from_mat), counted);
    EXPECT_EQ(moves_in(*from_sgf), counted);
    all_moves += counted[0] + counted[1];
    EXPECT_EQ(replay<Game>(*from_mat)->state().position().sides, replay<Game>(*from_sgf)->state().position().sides);
    EXPECT_EQ(replay<Game>(*from_mat)->state().position().score, replay<Game>(*from_sgf)->state().position().score);
  }
  EXPECT_GT(all_moves, 500);
}

// The match as FIBS shows it: X counts its own points, O the same ones from the other end.
std::string as_oldmoves(const Record& record) {
  const auto table = replay<Game>(record);
  const auto point = [](int player, int number) {
    if (number == backgammon::bar) return std::string("bar");
    if (number == backgammon::off) return std::string("off");
    return std::to_string(player == 0 ? number : backgammon::bar - number);
  };
  std::string text;
  const auto begin_game = [&](const backgammon::Position& position) {
    text += "\nScore is " + std::to_string(position.score[0]) + "-" + std::to_string(position.score[1]) + " in a " +
            std::to_string(table->state().rules().match_length) + " point match.\nann is X - bob is O\n";
  };
  begin_game(table->after(0).state.position());
  for (const Event& event : line_of_play(record.events)) {
    const auto& before = table->after(event.number - 1).state;
    if (event.kind == EventKind::next_game) begin_game(table->after(event.number).state.position());
    if (event.kind != EventKind::play) continue;
    const auto play = *parse_play(before, event.text);
    const std::string who = event.player == 0 ? "X: " : "O: ";
    const auto& dice = before.position().dice;
    switch (play.kind) {
      case backgammon::PlayKind::move:
        text += who + "(" + std::to_string(dice.first.pips()) + " " + std::to_string(dice.second.pips()) + ") ";
        if (play.count == 0) text += "can't move ";
        for (std::size_t i = 0; i < play.count; ++i)
          text += point(event.player, play.steps[i].from) + "-" + point(event.player, play.steps[i].to) + " ";
        text.back() = '\n';
        break;
      case backgammon::PlayKind::offer_double:
        text += who + "doubles\n";
        break;
      case backgammon::PlayKind::take:
        text += who + "accepts\n";
        break;
      case backgammon::PlayKind::drop:
        text += who + "rejects\n";
        break;
      default:
        break;
    }
  }
  return text;
}

TEST_F(Gnubg, reads_old_moves_of_fibs_as_we_do) {
  std::map<std::string, Record> matches;
  std::string commands;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const std::string name = "fibs" + std::to_string(seed);
    auto setup = test::setup_for<Game>("tournament", {});
    setup.options = {{"match_length", std::to_string(2 * seed + 1)}, {"dead_cube", "allow"}};
    matches[name] = test::random_record<Game>(setup, seed, {0, 0, false, 1500});
    ASSERT_TRUE(write_file_atomically(path(name + ".oldmoves"), as_oldmoves(matches[name])));
    commands += "import oldmoves " + path(name + ".oldmoves") + "\nexport match mat " + path(name + ".mat") + "\n";
  }
  const std::string said = run(commands);
  EXPECT_EQ(said.find("WARNING"), std::string::npos) << said;
  for (const auto& [name, record] : matches) {
    SCOPED_TRACE(name);
    const auto ours = test::whole(read_oldmoves(*read_file(path(name + ".oldmoves"))));
    ASSERT_TRUE(ours) << english(ours.error());
    const auto theirs = test::whole(read_mat(*read_file(path(name + ".mat"))));
    ASSERT_TRUE(theirs) << english(theirs.error());
    EXPECT_EQ(moves_in(*ours), moves_in(record));
    EXPECT_EQ(moves_in(*theirs), moves_in(record));
    for (const Record* read : {&*ours, &*theirs}) {
      const auto table = replay<Game>(*read);
      EXPECT_EQ(table->state().position().sides, replay<Game>(record)->state().position().sides);
      EXPECT_EQ(table->state().position().score, replay<Game>(record)->state().position().score);
    }
  }
}

TEST_F(Gnubg, its_analysed_sessions_with_automatic_doubles_are_read_whole) {
  std::string commands =
      "set automatic roll on\nset automatic move on\nset automatic bearoff on\nset player 0 gnubg\nset player 1 "
      "gnubg\nset automatic doubles 3\nset automatic game off\nset jacoby on\nset seed 3\n"
      "set analysis chequerplay evaluation plies 0\nset analysis cubedecision evaluation plies 0\n";
  for (const char* player : {"0", "1"}) {
    commands += std::string("set player ") + player + " chequerplay evaluation plies 0\n";
    commands += std::string("set player ") + player + " cubedecision evaluation plies 0\n";
  }
  commands += "new session\n";
  for (int game = 2; game <= 8; ++game) commands += "new game\n";
  commands += "analyse match\nshow statistics match\nsave match " + path("auto.sgf") + "\n";
  const std::string said = run(commands);
  const auto text = read_file(path("auto.sgf"));
  ASSERT_TRUE(text) << said;
  ASSERT_NE(text->find("CV[2]"), std::string::npos) << "no automatic double in this session: try another seed";
  const auto record = test::whole(read_sgf(*text));
  ASSERT_TRUE(record) << english(record.error());
  EXPECT_EQ(moves_in(*record), total_moves(said));
}

}  // namespace
}  // namespace fourfold::records
