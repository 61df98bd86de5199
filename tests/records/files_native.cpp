// Files are written whole or not at all, whenever the writer dies.
#include "records/files.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include <gtest/gtest.h>

#include "players/random_source.h"
#include "sentences/catalogue.h"
#include "tests/support/system_calls.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::records {
namespace {

namespace fs = std::filesystem;

class Files : public testing::Test {
 protected:
  std::size_t count() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder_.path()), fs::directory_iterator()));
  }

  const test::TemporaryFolder folder_;
  const std::string path_ = folder_.path("match.fourfold");
};

// Version `number`: long enough to need several writes, and different in every line.
std::string version(unsigned number) {
  std::string text;
  for (int line = 0; line < 20'000; ++line) text += std::to_string(number) + " of all lines\n";
  return text;
}

TEST_F(Files, what_is_written_is_read_and_nothing_is_left_beside_it) {
  ASSERT_TRUE(write_file_atomically(path_, "one"));
  ASSERT_TRUE(write_file_atomically(path_, "two\n"));
  EXPECT_EQ(read_file(path_), "two\n");
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, a_file_that_is_there_can_be_kept) {
  ASSERT_TRUE(write_file_atomically(path_, "one", {.if_there = IfThere::refuse}));
  const auto again = write_file_atomically(path_, "two", {.if_there = IfThere::refuse});
  ASSERT_FALSE(again);
  EXPECT_EQ(english(again.error()), path_ + " is there already");
  EXPECT_EQ(read_file(path_), "one");
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, permissions_and_links_stay) {
  const std::string link = folder_.path("link.fourfold");
  ASSERT_TRUE(write_file_atomically(path_, "one"));
  ASSERT_EQ(chmod(path_.c_str(), 0640), 0);
  fs::create_symlink("match.fourfold", link);
  ASSERT_TRUE(write_file_atomically(link, "two"));
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(read_file(path_), "two");
  struct stat there{};
  ASSERT_EQ(stat(path_.c_str(), &there), 0);
  EXPECT_EQ(there.st_mode & 07777, 0640U);
}

TEST_F(Files, what_is_for_its_owner_is_so_whatever_the_mask) {
  const auto mode = [&] {
    struct stat there{};
    EXPECT_EQ(stat(path_.c_str(), &there), 0);
    return there.st_mode & 07777;
  };
  for (const mode_t mask : {0U, 022U, 0777U}) {
    const mode_t usual = umask(mask);
    EXPECT_TRUE(write_file_atomically(path_, "one", {.readers = Readers::owner}));
    EXPECT_EQ(mode(), 0600U);
    EXPECT_EQ(readers_of(path_), Readers::owner);
    umask(usual);
    ASSERT_EQ(chmod(path_.c_str(), 0644), 0);
    EXPECT_EQ(readers_of(path_), Readers::usual);
    EXPECT_TRUE(write_file_atomically(path_, "two", {.readers = Readers::owner}));
    EXPECT_EQ(mode(), 0600U) << "even if others could read what was there";
    fs::remove(path_);
  }
}

// As on file systems that know no files without a name.
void without_nameless_files() {
  sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_openat, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args) + 2 * sizeof(std::uint64_t)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, O_TMPFILE & ~O_DIRECTORY, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EOPNOTSUPP),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  test::obey(rules);
}

TEST_F(Files, a_file_with_a_name_from_the_start_is_as_good) {
  const pid_t child = fork();
  if (child == 0) {
    without_nameless_files();
    if (::open(folder_.path().c_str(), O_TMPFILE | O_WRONLY, 0600) >= 0) _exit(125);
    umask(0);
    const bool written = write_file_atomically(path_, "one", {.readers = Readers::owner}) &&
                         write_file_atomically(path_, "two", {.readers = Readers::owner}) &&
                         !write_file_atomically(path_, "three", {.if_there = IfThere::refuse});
    _exit(written ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(read_file(path_), "two");
  EXPECT_EQ(readers_of(path_), Readers::owner);
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, a_full_disk_leaves_the_old_file) {
  ASSERT_TRUE(write_file_atomically(path_, "old"));
  const pid_t child = fork();
  if (child == 0) {
    const rlimit limit{100, 100};
    setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, SIG_IGN);
    const auto written = write_file_atomically(path_, version(1));
    _exit(!written && english(written.error()) == path_ + " cannot be written: File too large" ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(read_file(path_), "old");
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, what_cannot_be_written_says_why_and_changes_nothing) {
  const auto no_folder = write_file_atomically(folder_.path("none/x"), "one");
  ASSERT_FALSE(no_folder);
  EXPECT_NE(english(no_folder.error()).find("No such file or directory"), std::string::npos);
  EXPECT_FALSE(write_file_atomically(folder_.path(), "one"));
  EXPECT_FALSE(write_file_atomically("/dev/null", "one"));
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_FALSE(read_file(folder_.path("none")));
  EXPECT_FALSE(read_file(folder_.path()));
  EXPECT_EQ(count(), 0U);
}

TEST_F(Files, what_a_crash_left_beside_is_cleared_away) {
  const fs::path beside = folder_.path(".match.fourfold.new");
  ASSERT_TRUE(write_file_atomically(beside.string(), "half"));
  ASSERT_TRUE(write_file_atomically(path_, "whole"));
  EXPECT_FALSE(fs::exists(beside));
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, a_writer_killed_at_any_moment_leaves_an_old_or_a_new_file) {
  ASSERT_TRUE(write_file_atomically(path_, version(0)));
  RandomSource random(1);
  unsigned changed = 0;
  std::string last = version(0);
  for (unsigned trial = 1; trial <= 150; ++trial) {
    const pid_t child = fork();
    if (child == 0) {
      for (unsigned number = trial * 1000;; ++number) (void)write_file_atomically(path_, version(number));
    }
    usleep(random.below(20'000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const auto text = read_file(path_);
    ASSERT_TRUE(text) << english(text.error());
    const unsigned number = static_cast<unsigned>(std::stoul(*text));
    ASSERT_TRUE(number == 0 || number / 1000 <= trial);
    ASSERT_EQ(*text, version(number)) << "a mixture";
    ASSERT_LE(count(), 2U);
    if (*text != last) ++changed;
    last = *text;
  }
  EXPECT_GT(changed, 20U);  // it was killed while it wrote, not before
  ASSERT_TRUE(write_file_atomically(path_, "the end"));
  EXPECT_EQ(count(), 1U);
}

TEST_F(Files, two_writers_at_once_leave_one_of_their_files) {
  pid_t writers[2];
  for (unsigned i = 0; i < 2; ++i) {
    writers[i] = fork();
    if (writers[i] == 0) {
      bool fine = true;
      for (unsigned number = 0; number < 40; ++number)
        fine = fine && write_file_atomically(path_, version(number * 2 + i)).has_value();
      _exit(fine ? 0 : 1);
    }
  }
  for (const pid_t writer : writers) {
    int status = 0;
    waitpid(writer, &status, 0);
    EXPECT_EQ(status, 0);
  }
  const auto text = read_file(path_);
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, version(static_cast<unsigned>(std::stoul(*text))));
  EXPECT_EQ(count(), 1U);
}

}  // namespace
}  // namespace fourfold::records
