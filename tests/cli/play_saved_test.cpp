// What fourfold play keeps: whole games typed through pipes, kill -9 in the middle and --resume, files that are saved,
// loaded, broken and protected.
#include <fstream>

#include "tests/cli/played.h"
#include "tests/cli/running.h"

namespace fourfold::test {
namespace {

void write_text(const std::string& path, const std::string& text) { std::ofstream(path) << text; }

TEST_F(play, whole_games_of_each_kind_by_number) {
  for (const char* game : games) {
    const Ran run =
        run_program({"play", game, "--seats", "human,bot:random", "--match", "1", "--seed", "6"}, lines("1", 3000));
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_NE(run.out.find(" win"), std::string::npos) << game << run.out.substr(run.out.size() - 300);
  }
  EXPECT_EQ(finished().size(), 4U);
  EXPECT_TRUE(unfinished().empty());
  for (const std::string& record : finished()) EXPECT_EQ(run_program({"verify", record}).exit_code, 0) << record;
}

TEST_F(play, killed_in_the_middle_it_goes_on_with_the_same_position_and_dice) {
  for (const char* game : games) {
    SCOPED_TRACE(game);
    const std::vector<std::string> arguments = {"play", game, "--seats", "human,bot:random", "--seed", "21"};
    // The game as it goes when nobody is killed.
    std::vector<std::string> whole = run_program(arguments, lines("1", 12) + "position\nhistory\nquit\n").lines();
    std::filesystem::remove_all(folder() + "/fourfold");
    {
      Running killed(arguments);
      killed.type(lines("1", 5) + "position\n");
      killed.type("rules\n");
      killed.read_until("committed to as");
      killed.kill_hard();
    }
    ASSERT_EQ(unfinished().size(), 1U);
    std::vector<std::string> resumed =
        run_program({"play", "--resume"}, lines("1", 7) + "position\nhistory\nquit\n").lines();
    const auto tail = [](const std::vector<std::string>& all) {
      const std::size_t n = std::min<std::size_t>(all.size(), 40);
      return std::vector<std::string>(all.end() - static_cast<std::ptrdiff_t>(n), all.end());
    };
    EXPECT_EQ(tail(resumed), tail(whole));
    std::filesystem::remove_all(folder() + "/fourfold");
  }
}

TEST_F(play, a_game_that_is_being_played_is_not_resumed_elsewhere) {
  Running first({"play", "checkers", "--seats", "human,human"});
  first.type("11-15\nrules\n");
  first.read_until("committed to as");
  const Ran second = run_program({"play", "--resume"}, "quit\n");
  EXPECT_EQ(second.exit_code, 1) << second.out;
  EXPECT_NE(second.err.find("is being played elsewhere"), std::string::npos) << second.err;
  first.kill_hard();
  EXPECT_EQ(run_program({"play", "--resume"}, "22-18\nquit\n").exit_code, 0);
}

TEST_F(play, the_latest_of_several_is_resumed_and_the_others_are_named) {
  (void)run_program({"play", "checkers"}, "11-15\nquit\n");
  const std::string first = unfinished().at(0);
  std::filesystem::last_write_time(first, std::filesystem::last_write_time(first) - std::chrono::hours(1));
  (void)run_program({"play", "ludo", "--seats", "human,human"}, lines("1", 20) + "quit\n");
  ASSERT_EQ(unfinished().size(), 2U);
  const Ran run = run_program({"play", "--resume"}, "quit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("Ludo: "), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("fourfold play --load " + first), std::string::npos) << run.out;
  const Ran other = run_program({"play", "--load", first}, "9-13\nquit\n");
  EXPECT_NE(other.out.find("Checkers: "), std::string::npos);
  EXPECT_EQ(unfinished().size(), 2U) << "it stays in its own file";
}

TEST_F(play, a_broken_saved_game_names_its_line_and_is_left_alone) {
  (void)run_program({"play", "checkers", "--seed", "1"}, "11-15\nquit\n");
  const std::string path = unfinished().at(0);
  std::string text = text_of(path);
  text.replace(text.find("11-15"), 5, "11-30");
  write_text(path, text);
  const Ran run = run_program({"play", "--resume"}, "quit\n");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_NE(run.err.find("line 2"), std::string::npos) << run.err;
  EXPECT_EQ(text_of(path), text);
  const Ran loaded = run_program({"play", "--load", path}, "quit\n");
  EXPECT_EQ(loaded.exit_code, 1);
  EXPECT_NE(loaded.err.find("line 2"), std::string::npos) << loaded.err;
  EXPECT_EQ(text_of(path), text);
}

TEST_F(play, saving_never_overwrites_what_is_something_else) {
  const std::string precious = folder() + "/precious.fourfold";
  write_text(precious, "my diary\n");
  const Ran run = run_program({"play", "checkers", "--seed", "1"}, "11-15\nsave " + precious + "\nquit\n");
  EXPECT_NE(run.out.find("'save! FILE' replaces it"), std::string::npos) << run.out;
  EXPECT_EQ(text_of(precious), "my diary\n");
  const std::string mine = folder() + "/mine.fourfold";
  const Ran twice =
      run_program({"play", "checkers", "--seed", "1"}, "11-15\nsave " + mine + "\n1\nsave " + mine + "\nsave! " +
                                                           precious + "\nsave " + folder() + "/x.pdn\nsave " +
                                                           folder() + "/x.mat\nsave " + folder() + "/noending\nquit\n");
  EXPECT_NE(twice.out.find("Saved as " + mine), std::string::npos) << twice.out;
  EXPECT_NE(twice.out.find("Saved as " + precious), std::string::npos) << twice.out;
  EXPECT_NE(twice.out.find("A .mat file is for backgammon"), std::string::npos) << twice.out;
  EXPECT_NE(text_of(precious).find("\"fourfold\""), std::string::npos);
  EXPECT_NE(text_of(folder() + "/x.pdn").find("11-15"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(folder() + "/x.mat"));
  EXPECT_TRUE(std::filesystem::exists(folder() + "/noending.fourfold")) << "a record of ours unless told";
  const Ran other = run_program({"play", "checkers", "--save", mine}, "quit\n");
  EXPECT_EQ(other.exit_code, 1) << "another table's record is in the way";
}

TEST_F(play, a_saved_file_is_loaded_and_goes_on_or_is_looked_at) {
  const std::string path = folder() + "/game.fourfold";
  (void)run_program({"play", "checkers", "--seats", "human,human", "--save", path}, "11-15\n22-18\nquit\n");
  const Ran on = run_program({"play", "--load", path, "--save", path}, "15x22\n25x18\nresign\n");
  EXPECT_EQ(on.exit_code, 0) << on.err;
  EXPECT_NE(on.out.find("Player 2 wins."), std::string::npos) << on.out;
  const Ran looked = run_program({"play", "--load", path}, "next\n\nboard\nprevious\nlast\nnext\n11-15\nquit\n");
  EXPECT_EQ(looked.exit_code, 0) << looked.err;
  EXPECT_NE(looked.out.find("This match is over: Player 2 wins."), std::string::npos) << looked.out;
  EXPECT_NE(looked.out.find("Player 2 plays 22-18."), std::string::npos);
  EXPECT_NE(looked.out.find("That is all that has happened."), std::string::npos);
}

TEST_F(play, paths_may_begin_at_home) {
  setenv("HOME", folder().c_str(), 1);
  const Ran saved = run_program({"play", "checkers", "--seats", "human,human"}, "11-15\nsave ~/game\nquit\n");
  EXPECT_NE(saved.out.find("Saved as " + folder() + "/game.fourfold."), std::string::npos) << saved.out;
  const Ran loaded = run_program({"play", "ludo"}, "load ~/game\n22-18\nquit\n");
  EXPECT_NE(loaded.out.find("Player 2 plays 22-18."), std::string::npos) << loaded.out;
}

TEST_F(play, a_game_whose_dice_are_another_hosts_goes_on_with_typed_ones) {
  const std::string path = folder() + "/public.fourfold";
  (void)run_program({"play", "backgammon", "--match", "7", "--seats", "human,human", "--save", path}, "1\nquit\n");
  std::string text = text_of(path);
  const std::size_t secret = text.find(",\"secret\"");
  ASSERT_NE(secret, std::string::npos) << text;
  text.erase(secret, text.find('"', secret + 12) + 1 - secret);
  write_text(path, text);
  const Ran run = run_program({"play", "--load", path}, "roll\n31\n1\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("It goes on with typed dice"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("rolls 3-1."), std::string::npos) << run.out;
  EXPECT_EQ(text_of(path), text) << "the file itself stays as it is";
  const Ran resumed = run_program({"play", "--resume"}, "quit\n");
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
}

TEST_F(play, a_game_of_bots_is_not_kept) {
  const Ran run = run_program({"play", "checkers", "--seats", "random,random", "--seed", "2"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_TRUE(unfinished().empty() && finished().empty()) << run.out;
  const std::string path = folder() + "/bots.fourfold";
  (void)run_program({"play", "checkers", "--seats", "random,random", "--seed", "2", "--save", path});
  EXPECT_EQ(run_program({"verify", path}).exit_code, 0) << "unless it is asked for";
  EXPECT_EQ(run_program({"verify", "-"}, text_of(path)).out, run_program({"verify", path}).out);
  const Ran nothing = run_program({"verify", "-"}, "my diary\n");
  EXPECT_EQ(nothing.exit_code, 1);
  EXPECT_NE(nothing.err.find("standard input: "), std::string::npos) << nothing.err;
}

TEST_F(play, games_of_other_programs_are_gone_on_with) {
  const std::string path = folder() + "/game.pdn";
  write_text(path, "[Black \"Anna\"]\n[White \"Bert\"]\n[Result \"*\"]\n\n1. 11-15 22-18 *\n");
  const Ran run = run_program({"play", "--load", path}, "15x22\nresign\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("Anna plays 15x22.\n"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("Bert resigns. Anna wins."), std::string::npos) << run.out;
  const Ran swapped =
      run_program({"play", "ludo", "--seed", "2"}, "load " + path + "\nload nowhere.pdn\n15x22\nquit\n");
  EXPECT_NE(swapped.out.find("Anna plays 15x22."), std::string::npos) << swapped.out;
}

TEST_F(play, a_game_that_cannot_be_kept_says_so_and_goes_on) {
  write_text(folder() + "/fourfold", "a file where the folder should be");
  const Ran run = run_program({"play", "checkers", "--seats", "human,human"}, "11-15\nquit\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("The game cannot be kept"), std::string::npos) << run.out;
}

}  // namespace
}  // namespace fourfold::test
