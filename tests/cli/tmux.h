// A terminal that can be looked at: the program in a tmux of the test's own, with keys sent to it and its screen read.
#pragma once

#include <unistd.h>

#include <chrono>
#include <string>
#include <thread>
#include <vector>

#include "tests/cli/run_program.h"

namespace fourfold::test {

class Tmux {
 public:
  static bool installed() { return run_command({"tmux", "-V"}).exit_code == 0; }

  // Runs `fourfold ARGUMENTS` with these settings of the environment before it. What is still typed when it has ended
  // is not shown, so that the last line stays: "left with" and its exit code.
  Tmux(const std::string& settings, const std::string& arguments, int columns = 80, int rows = 24)
      : Tmux(Command{"env LC_ALL=C.UTF-8 TERM=xterm-256color " + settings + " " FOURFOLD_PROGRAM " " + arguments +
                     "; code=$?; stty -echo; printf 'left with %s\\n' $code; sleep 600"},
             columns, rows) {}
  // Runs any other command.
  struct Command {
    std::string text;
  };
  explicit Tmux(const Command& command, int columns = 80, int rows = 24) {
    tmux({"new-session", "-d", "-x", std::to_string(columns), "-y", std::to_string(rows), command.text});
  }
  ~Tmux() { tmux({"kill-server"}); }
  Tmux(const Tmux&) = delete;
  Tmux& operator=(const Tmux&) = delete;

  std::string text() const { return tmux({"capture-pane", "-p"}); }
  // The same with the escape sequences that colour it.
  std::string coloured() const { return tmux({"capture-pane", "-p", "-e"}); }
  bool shows(const std::string& wanted) const { return text().find(wanted) != std::string::npos; }

  // Named keys ("Enter", "Tab", "Up") or characters.
  void press(const std::vector<std::string>& keys) const {
    std::vector<std::string> words = {"send-keys"};
    words.insert(words.end(), keys.begin(), keys.end());
    tmux(words);
  }
  void type(const std::string& text) const { tmux({"send-keys", "-l", text}); }
  // The left button, at a row and a column counted from 0.
  void click(int row, int column) const {
    const std::string place = std::to_string(column + 1) + ";" + std::to_string(row + 1);
    type("\033[<0;" + place + "M");
    type("\033[<0;" + place + "m");
  }
  // On the first place where that is written, once it is.
  void click(const std::string& wanted) const {
    const testing::AssertionResult there = wait_for(wanted);
    if (!there) {
      ADD_FAILURE() << there.message();
      return;
    }
    int row = 0;
    const std::string screen = text();
    for (std::size_t start = 0; start < screen.size(); ++row) {
      const std::size_t end = std::min(screen.find('\n', start), screen.size());
      const std::string line = screen.substr(start, end - start);
      if (const std::size_t found = line.find(wanted); found != std::string::npos) {
        int column = 0;
        for (std::size_t i = 0; i < found; ++i) column += (static_cast<unsigned char>(line[i]) & 0xc0) != 0x80 ? 1 : 0;
        return click(row, column);
      }
      start = end + 1;
    }
    ADD_FAILURE() << wanted << " is not on the screen any more:\n" << screen;
  }
  void resize(int columns, int rows) const {
    tmux({"resize-window", "-x", std::to_string(columns), "-y", std::to_string(rows)});
  }
  // The process of the program, which the shell of the session waits for.
  int program() const {
    const std::string shell = tmux({"display-message", "-p", "#{pane_pid}"});
    const Ran found = run_command({"pgrep", "-P", shell.substr(0, shell.find('\n'))});
    return found.out.empty() ? 0 : std::stoi(found.out);
  }

  // A screen is drawn piece by piece, so what is expected of it is waited for; a minute is more than any machine needs.
  [[nodiscard]] testing::AssertionResult wait_for(const std::string& wanted) const {
    if (within_a_minute([&] { return shows(wanted); })) return testing::AssertionSuccess();
    return testing::AssertionFailure() << wanted << " does not come up:\n" << text();
  }
  [[nodiscard]] testing::AssertionResult wait_until_gone(const std::string& unwanted) const {
    if (within_a_minute([&] { return !shows(unwanted); })) return testing::AssertionSuccess();
    return testing::AssertionFailure() << unwanted << " does not go away:\n" << text();
  }

 private:
  template <class Holds>
  static bool within_a_minute(const Holds& holds) {
    for (int tries = 0; tries < 3000; ++tries) {
      if (holds()) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }

  std::string tmux(std::vector<std::string> words) const {
    words.insert(words.begin(), {"tmux", "-L", socket_, "-f", "/dev/null"});
    return run_command(words).out;
  }

  static std::string new_socket() {
    static int number = 0;
    return "fourfold-test-" + std::to_string(getpid()) + "-" + std::to_string(++number);
  }

  std::string socket_ = new_socket();
};

}  // namespace fourfold::test
