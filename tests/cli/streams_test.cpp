// Standard streams that are closed, full or read by nobody any more: answers that cannot be given are a failure with a
// sentence, and no work is lost because nobody could be told about it.
#include "cli/streams.h"

#include <fcntl.h>
#include <pty.h>
#include <sys/resource.h>

#include <filesystem>

#include "tests/cli/played.h"
#include "tests/cli/run_program.h"

namespace fourfold::test {
namespace {

// The stream is that file.
std::function<void()> redirected(int stream, const char* path) {
  return [=] { dup2(open(path, O_WRONLY), stream); };
}

std::function<void()> closed(int stream) {
  return [=] { close(stream); };
}

// The stream is a pipe whose reader has gone.
std::function<void()> unread(int stream) {
  return [=] {
    int ends[2];
    if (pipe(ends) != 0) _exit(126);
    dup2(ends[1], stream);
    close(ends[0]);
  };
}

// Like the program itself under those conditions: what the function returns is the exit code.
int in_new_process(const std::function<int()>& act) {
  const pid_t child = fork();
  if (child == 0) _exit(act());
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::vector<std::string> short_rollout(const std::string& trials) {
  return {"rollout", "backgammon", "--dice", "31", "--truncate", "3", "--most", "1", "--json", "--trials", trials};
}

TEST(streams, an_answer_that_cannot_be_written_is_a_failure) {
  const std::vector<std::string> commands[] = {
      {"--help"},
      {"--version"},
      {"completion", "bash"},
      {"games"},
      {"games", "ludo"},
      {"moves", "checkers"},
      {"perft", "checkers", "--depth", "2"},
      {"best", "checkers", "--nodes", "1000"},
      {"duel", "ludo", "--games", "4"},
      short_rollout("18"),
      {"play", "ludo", "--seats", "bot:random,bot:random", "--seed", "1"},
      {"play"},
      {"serve", "--port", "0"},
      {"engine", "--protocol", "gnubg", "--port", "0"},
  };
  const TemporaryFolder home;
  setenv("XDG_STATE_HOME", home.path().c_str(), 1);
  for (const std::vector<std::string>& command : commands) {
    const Ran full = run_program(command, "", redirected(STDOUT_FILENO, "/dev/full"));
    EXPECT_EQ(full.exit_code, 1) << command[0];
    EXPECT_EQ(full.err, "fourfold: the answer cannot be written: No space left on device\n") << command[0];
    const Ran none = run_program(command, "", closed(STDOUT_FILENO));
    EXPECT_EQ(none.exit_code, 1) << command[0];
    EXPECT_EQ(none.err, "fourfold: the answer cannot be written: Bad file descriptor\n") << command[0];
  }
}

TEST(streams, a_batch_ends_with_the_first_answer_that_cannot_be_written) {
  std::string questions;
  for (int i = 0; i < 100'000; ++i) questions += "{\"game\":\"backgammon\",\"dice\":\"31\"}\n";
  const Ran run = run_program({"rollout", "--batch", "--truncate", "1", "--trials", "1"}, questions,
                              redirected(STDOUT_FILENO, "/dev/full"));
  EXPECT_EQ(run.exit_code, 1);
}

TEST(streams, questions_that_cannot_be_read_are_a_failure) {
  for (const char* command : {"moves", "best", "rollout", "perft", "convert"}) {
    const Ran run = run_program({command, "--batch"}, "", closed(STDIN_FILENO));
    EXPECT_EQ(run.exit_code, 1) << command;
    EXPECT_EQ(run.err, "fourfold: the questions cannot be read: Bad file descriptor\n") << command;
  }
  const Ran file = run_program({"convert", "-", "-", "--from", "pdn", "--to", "fourfold"}, "", closed(STDIN_FILENO));
  EXPECT_EQ(file.exit_code, 1);
  EXPECT_EQ(file.err, "fourfold: standard input cannot be read: Bad file descriptor\n");
}

TEST(streams, a_reader_who_has_seen_enough_ends_the_program_silently) {
  const Ran run = run_program({"completion", "bash"}, "", unread(STDOUT_FILENO));
  EXPECT_EQ(run.exit_code, 128 + SIGPIPE);
  EXPECT_EQ(run.err, "");
}

TEST(streams, a_refusal_that_nobody_hears_is_one_all_the_same) {
  for (const auto& deaf : {closed(STDERR_FILENO), redirected(STDERR_FILENO, "/dev/full"), unread(STDERR_FILENO)}) {
    EXPECT_EQ(run_program({"moves", "chess"}, "", deaf).exit_code, 1);
    EXPECT_EQ(run_program({"moves", "checkers", "--nonsense"}, "", deaf).exit_code, 2);
    EXPECT_EQ(run_program({}, "", deaf).exit_code, 2);
    EXPECT_EQ(run_program({"play", "--resume", "--load", "x"}, "", deaf).exit_code, 2);
  }
  const Ran both = run_program({"games"}, "", [] {
    redirected(STDOUT_FILENO, "/dev/full")();
    redirected(STDERR_FILENO, "/dev/full")();
  });
  EXPECT_EQ(both.exit_code, 1);
}

// A bar is drawn in the terminal; then its window is closed.
TEST(streams, a_terminal_that_goes_away_takes_no_result_along) {
  int window = -1;
  int terminal = -1;
  ASSERT_EQ(openpty(&window, &terminal, nullptr, nullptr, nullptr), 0);
  int answer[2];
  ASSERT_EQ(pipe(answer), 0);
  const pid_t child = fork();
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    dup2(terminal, STDERR_FILENO);
    dup2(answer[1], STDOUT_FILENO);
    for (const int end : {window, terminal, answer[0], answer[1]}) close(end);
    end_if_it_hangs();
    execl(FOURFOLD_PROGRAM, FOURFOLD_PROGRAM, "duel", "backgammon", "--a", "random", "--games", "30000", "--json",
          nullptr);
    _exit(127);
  }
  close(terminal);
  close(answer[1]);
  char c = 0;
  EXPECT_EQ(read(window, &c, 1), 1) << "the first bar";
  close(window);
  std::string told;
  while (read(answer[0], &c, 1) == 1) told += c;
  close(answer[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status)) << "ended by signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(Json::parse(told, nullptr, false)["games"], 30000) << told;
}

TEST(streams, no_file_takes_the_place_of_a_closed_stream) {
  EXPECT_EQ(in_new_process([] {
              for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) close(stream);
              cli::secure_streams();
              char c = 0;
              const bool unusable =
                  read(STDIN_FILENO, &c, 1) < 0 && write(STDOUT_FILENO, "x", 1) < 0 && write(STDERR_FILENO, "x", 1) < 0;
              return unusable && open("/dev/null", O_RDWR) > STDERR_FILENO ? 0 : 1;
            }),
            0);
  EXPECT_EQ(in_new_process([] {
              close(STDOUT_FILENO);
              cli::secure_streams();
              return write(STDERR_FILENO, "", 0) == 0 ? 0 : 1;
            }),
            0)
      << "what is open stays as it is";
}

TEST(streams, a_rollout_that_cannot_be_kept_is_told_all_the_same) {
  const TemporaryFolder folder;
  const std::string file = folder.path("kept.json");
  const auto kept_in = [](const std::string& path, const std::string& trials) {
    std::vector<std::string> command = short_rollout(trials);
    command.insert(command.end(), {"--keep", path});
    return command;
  };
  const Ran nowhere = run_program(kept_in(folder.path("none/kept.json"), "1000000"));
  EXPECT_EQ(nowhere.exit_code, 1) << "known before anything is rolled out";
  EXPECT_EQ(nowhere.json().value("code", ""), "record.file-unwritable");
  ASSERT_EQ(run_program(kept_in(file, "18")).exit_code, 0);
  const auto size = std::filesystem::file_size(file);
  const Ran full = run_program(kept_in(file, "36"), "", [&] {
    // So little less that the answer, which is shorter, still has room in the file that it goes to.
    const rlimit limit{size - 10, size - 10};
    setrlimit(RLIMIT_FSIZE, &limit);
  });
  EXPECT_EQ(full.exit_code, 1);
  EXPECT_NE(full.err.find("kept.json cannot be written: File too large"), std::string::npos) << full.err;
  EXPECT_EQ(full.json()["plays"][0]["trials"], 36);
  EXPECT_EQ(std::filesystem::file_size(file), size) << "what was kept is still there";
}

}  // namespace
}  // namespace fourfold::test
