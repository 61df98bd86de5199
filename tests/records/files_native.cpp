// Files are written whole or not at all, whenever the writer dies.
#include "records/files.h"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

#include <gtest/gtest.h>

#include "players/random_source.h"
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
  ASSERT_TRUE(write_file_atomically(path_, "one", IfThere::refuse));
  const auto again = write_file_atomically(path_, "two", IfThere::refuse);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().message, path_ + " is there already");
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

TEST_F(Files, what_cannot_be_written_says_why_and_changes_nothing) {
  const auto no_folder = write_file_atomically(folder_.path("none/x"), "one");
  ASSERT_FALSE(no_folder);
  EXPECT_NE(no_folder.error().message.find("No such file or directory"), std::string::npos);
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
    ASSERT_TRUE(text) << text.error().message;
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
