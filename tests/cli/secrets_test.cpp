// What only the player may know, and what nobody may: the saved game's secret of the dice, and where it comes from.
#include <sys/resource.h>
#include <sys/stat.h>

#include "tests/cli/played.h"
#include "tests/support/system_calls.h"

namespace fourfold::test {
namespace {

unsigned mode_of(const std::string& path) {
  struct stat there{};
  EXPECT_EQ(stat(path.c_str(), &there), 0) << path;
  return there.st_mode & 07777;
}

// The kernel gives no random numbers, as an old one or a strict sandbox.
void without_random_numbers() {
  sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_getrandom, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  obey(rules);
}

TEST_F(play, saved_games_are_for_their_owner_alone) {
  for (const mode_t mask : {0U, 0777U}) {
    setenv("XDG_STATE_HOME", (folder() + "/state/of/" + std::to_string(mask)).c_str(), 1);
    const std::string state = folder() + "/state/of/" + std::to_string(mask);
    const std::string copy = folder() + "/copy-" + std::to_string(mask) + ".fourfold";
    const Ran run = run_program({"play", "checkers", "--seats", "human,human"}, "11-15\nsave " + copy + "\nquit\n",
                                [&] { umask(mask); });
    EXPECT_EQ(run.exit_code, 0) << run.err;
    for (const std::string& made : {folder() + "/state", state, state + "/fourfold"})
      EXPECT_EQ(mode_of(made), 0700U) << made;
    for (const auto& entry : std::filesystem::directory_iterator(state + "/fourfold")) {
      EXPECT_NE(text_of(entry.path()).find("\"secret\""), std::string::npos);
      EXPECT_EQ(mode_of(entry.path()), 0600U) << entry.path();
    }
    EXPECT_EQ(mode_of(copy), 0600U) << "a copy has the secret, too";
    const std::string converted = folder() + "/converted-" + std::to_string(mask) + ".fourfold";
    EXPECT_EQ(run_program({"convert", copy, converted}, "", [&] { umask(mask); }).exit_code, 0);
    EXPECT_EQ(mode_of(converted), 0600U);
  }
}

TEST_F(play, an_older_saved_game_that_others_could_read_is_closed_to_them) {
  (void)run_program({"play", "checkers", "--seats", "human,human"}, "11-15\nquit\n");
  const std::string path = unfinished().at(0);
  ASSERT_EQ(chmod(path.c_str(), 0644), 0);
  (void)run_program({"play", "--resume"}, "22-18\nquit\n");
  EXPECT_EQ(mode_of(path), 0600U);
}

TEST_F(play, a_record_without_a_secret_is_as_readable_as_other_files) {
  const std::string path = folder() + "/over.fourfold";
  const Ran run = run_program({"play", "checkers", "--seats", "human,human", "--save", path}, "11-15\nresign\n",
                              [] { umask(022); });
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(mode_of(path), 0644U);
}

TEST_F(play, without_random_numbers_there_are_no_fair_dice) {
  const Ran run = run_program({"play", "ludo", "--seats", "human,human"}, lines("1", 20), without_random_numbers);
  EXPECT_EQ(run.exit_code, 1) << run.out;
  EXPECT_EQ(run.err, "fourfold: this system gives no random numbers, and dice that can be guessed are not fair\n");
  EXPECT_TRUE(unfinished().empty());
  const Ran seeded =
      run_program({"play", "ludo", "--seats", "human,human", "--seed", "4"}, lines("1", 20), without_random_numbers);
  EXPECT_EQ(seeded.exit_code, 0) << "a number that was chosen needs none: " << seeded.err;
}

TEST_F(play, a_full_disk_is_told_and_leaves_the_game_as_it_was_kept_last) {
  (void)run_program({"play", "ludo", "--seats", "human,human", "--seed", "4"}, lines("1", 80) + "quit\n");
  const std::string path = unfinished().at(0);
  const std::string kept = text_of(path);
  ASSERT_GT(kept.size(), 4096U);
  const Ran run = run_program({"play", "--resume", "--no-board"}, lines("1", 4) + "quit\n", [] {
    const rlimit limit{4096, 4096};
    setrlimit(RLIMIT_FSIZE, &limit);
  });
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_NE(run.out.find("The game cannot be kept: " + path + " cannot be written: File too large."), std::string::npos)
      << run.out;
  EXPECT_EQ(text_of(path), kept);
  EXPECT_EQ(run_program({"play", "--resume"}, "quit\n").exit_code, 0);
}

}  // namespace
}  // namespace fourfold::test
