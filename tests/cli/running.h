// The real program while it runs, for tests that talk to it or end it.
#pragma once

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/hanging.h"

namespace fourfold::test {

// The program with pipes at both ends, so that it can be ended while it waits for a line.
class Running {
 public:
  explicit Running(std::vector<std::string> arguments) {
    int in[2];
    int out[2];
    EXPECT_EQ(pipe(in), 0);
    EXPECT_EQ(pipe(out), 0);
    arguments.insert(arguments.begin(), FOURFOLD_PROGRAM);
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], STDIN_FILENO);
      dup2(out[1], STDOUT_FILENO);
      for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
      end_if_it_hangs();
      std::vector<char*> words;
      for (const std::string& word : arguments) words.push_back(const_cast<char*>(word.c_str()));
      words.push_back(nullptr);
      // Ignored by what a shell runs in the background, and by what is to outlive it.
      for (const int ignored : {SIGINT, SIGHUP}) std::signal(ignored, SIG_DFL);
      execv(words[0], words.data());
      _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_ = in[1];
    from_ = out[0];
  }
  // What a test has not stopped ends with it.
  ~Running() {
    if (child_ > 0) stop(SIGKILL);
    close(to_);
    close(from_);
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  void type(const std::string& text) {
    EXPECT_EQ(write(to_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  // Reads until the text has come; what came up to then.
  std::string read_until(const std::string& text) {
    std::string got;
    char buffer[4096];
    while (got.find(text) == std::string::npos) {
      const ssize_t n = read(from_, buffer, sizeof buffer);
      if (n <= 0) break;
      got.append(buffer, static_cast<std::size_t>(n));
    }
    EXPECT_NE(got.find(text), std::string::npos) << got;
    return got;
  }
  // Asks it to stop, and waits: its exit code.
  int stop(int signal) {
    kill(child_, signal);
    int status = 0;
    waitpid(std::exchange(child_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
  void kill_hard() {
    kill(child_, SIGKILL);
    int status = 0;
    waitpid(std::exchange(child_, -1), &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status));
  }

 private:
  pid_t child_ = -1;
  int to_ = -1;
  int from_ = -1;
};

}  // namespace fourfold::test
