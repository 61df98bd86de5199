#include "engines/backgammon/gnubg_process.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>

namespace fourfold::backgammon {
namespace {

constexpr const char* program = "/usr/games/gnubg";  // where Debian puts it

sockaddr_in here(std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}

// A port that nobody has.
std::uint16_t free_port() {
  const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = here(0);
  socklen_t size = sizeof address;
  const bool found = probe >= 0 && bind(probe, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                     getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  if (probe >= 0) close(probe);
  return found ? ntohs(address.sin_port) : 0;
}

std::string commands(const GnubgSettings& settings, std::uint16_t port) {
  const std::string cubeful = settings.cubeful ? "on" : "off";
  std::string text;
  for (const std::string_view which : {"chequerplay", "cubedecision"}) {
    for (const std::string& what : {"plies " + std::to_string(settings.plies), std::string("noise 0"),
                                    std::string("prune on"), "cubeful " + cubeful}) {
      text.append("set evaluation ").append(which).append(" evaluation ").append(what).append("\n");
    }
  }
  return text + "external localhost:" + std::to_string(port) + "\n";
}

int connected(std::uint16_t port) {
  const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = here(port);
  if (made >= 0 && connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
    const int yes = 1;
    setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return made;
  }
  if (made >= 0) close(made);
  return -1;
}

}  // namespace

Result<void> gnubg_installed() {
  if (std::filesystem::exists(program)) return {};
  return refuse<"gnubg.not-installed", "program">(program);
}

Result<std::unique_ptr<engines::ChildProgram>> start_gnubg(const GnubgSettings& settings) {
  const std::uint16_t port = free_port();
  std::array<int, 2> pipe_ends{};
  if (port == 0 || pipe2(pipe_ends.data(), O_CLOEXEC) != 0) return refuse<"gnubg.no-port">();
  const int process = fork();
  if (process == 0) {
    const int nothing = open("/dev/null", O_WRONLY);
    dup2(pipe_ends[0], STDIN_FILENO);
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    static_cast<void>(std::signal(SIGPIPE, SIG_DFL));  // who ignores it hands that on
    execl(program, program, "-q", "-t", "-r", nullptr);
    _exit(127);
  }
  close(pipe_ends[0]);
  const std::string text = commands(settings, port);
  const bool told = process > 0 && write(pipe_ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size());
  close(pipe_ends[1]);
  // It reads its nets first.
  for (int tries = 0; told && tries < 300; ++tries) {
    const int found = connected(port);
    if (found >= 0) return std::make_unique<engines::ChildProgram>("GNU Backgammon", process, found);
    if (waitpid(process, nullptr, WNOHANG) == process) return refuse<"gnubg.ended-at-once">();
    usleep(100'000);
  }
  if (process > 0) engines::end_process(process);
  return refuse<"gnubg.did-not-answer">();
}

}  // namespace fourfold::backgammon
