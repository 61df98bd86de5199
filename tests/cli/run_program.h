// Runs the real program as a user's shell would, with a text on its standard input.
#pragma once

#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/support/hanging.h"

namespace fourfold::test {

using Json = nlohmann::ordered_json;

struct Ran {
  int exit_code = -1;  // 128 and more: the signal that ended it
  std::string out;
  std::string err;

  std::vector<std::string> lines() const {
    std::vector<std::string> all;
    for (std::size_t start = 0; start < out.size();) {
      const std::size_t end = std::min(out.find('\n', start), out.size());
      all.push_back(out.substr(start, end - start));
      start = end + 1;
    }
    return all;
  }
  Json json() const {
    Json parsed = Json::parse(out, nullptr, false);
    EXPECT_FALSE(parsed.is_discarded()) << out;
    return parsed;
  }
};

inline std::string contents(std::FILE* file) {
  std::string text;
  std::rewind(file);
  char buffer[65536];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
  std::fclose(file);
  return text;
}

// Files rather than pipes, so that neither side ever waits for the other. A program that hangs is ended.
// `before` is done in the new process: closes what the program is not to have, or sets limits.
inline Ran run_command(const std::vector<std::string>& command, const std::string& input = "",
                       const std::function<void()>& before = {}) {
  std::FILE* in = std::tmpfile();
  std::FILE* out = std::tmpfile();
  std::FILE* err = std::tmpfile();
  std::fwrite(input.data(), 1, input.size(), in);
  std::rewind(in);
  const pid_t child = fork();
  if (child == 0) {
    dup2(fileno(in), STDIN_FILENO);
    dup2(fileno(out), STDOUT_FILENO);
    dup2(fileno(err), STDERR_FILENO);
    end_if_it_hangs();
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    // Ignored by what a shell runs in the background, and by what is to outlive it.
    for (const int ignored : {SIGINT, SIGHUP}) std::signal(ignored, SIG_DFL);
    if (before) before();
    execvp(arguments[0], arguments.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  std::fclose(in);
  Ran run;
  run.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  run.out = contents(out);
  run.err = contents(err);
  return run;
}

inline Ran run_program(std::vector<std::string> arguments, const std::string& input = "",
                       const std::function<void()>& before = {}) {
  arguments.insert(arguments.begin(), FOURFOLD_PROGRAM);
  return run_command(arguments, input, before);
}

}  // namespace fourfold::test
