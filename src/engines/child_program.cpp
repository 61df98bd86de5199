#include "engines/child_program.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

namespace fourfold::engines {

void end_process(int process) {
  if (kill(-process, SIGKILL) != 0) kill(process, SIGKILL);
  waitpid(process, nullptr, 0);
}

Result<std::unique_ptr<ChildProgram>> ChildProgram::start(const std::string& command) {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return refuse<"engine.program-not-started", "program">(command);
  }
  const int process = fork();
  if (process == 0) {
    setpgid(0, 0);
    dup2(ends[1], STDIN_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    static_cast<void>(std::signal(SIGPIPE, SIG_DFL));  // who ignores it hands that on
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    return refuse<"engine.program-not-started", "program">(command);
  }
  setpgid(process, process);  // whichever of the two comes first
  return std::make_unique<ChildProgram>(command, process, ends[0]);
}

ChildProgram::~ChildProgram() {
  close(socket_);
  end_process(process_);
}

Result<void> ChildProgram::tell(const std::string& line) {
  const std::string sent = line + "\n";
  if (send(socket_, sent.data(), sent.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(sent.size())) return {};
  return refuse<"engine.program-hung-up", "program">(name_);
}

Result<std::string> ChildProgram::ask(const std::string& line, players::Watch& watch) {
  if (const auto told = tell(line); !told) return refuse(told.error());
  for (;;) {
    const std::size_t end_of_line = unread_.find('\n');
    if (end_of_line != std::string::npos) {
      std::string answer = unread_.substr(0, end_of_line);
      unread_.erase(0, end_of_line + 1);
      return answer;
    }
    if (watch.look()) return refuse<"engine.stopped">();
    constexpr int milliseconds = 20;
    pollfd waiting{socket_, POLLIN, 0};
    if (poll(&waiting, 1, milliseconds) == 0) continue;
    std::array<char, 512> bytes{};
    const ssize_t got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got <= 0) return refuse<"engine.program-hung-up", "program">(name_);
    unread_.append(bytes.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace fourfold::engines
