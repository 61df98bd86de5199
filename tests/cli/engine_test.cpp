// fourfold engine: a conversation on stdin and stdout, and mistakes.
#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include "tests/cli/run_program.h"
#include "tests/cli/running.h"
#include "tests/engines/checkers/dxp_initiator.h"

namespace fourfold::test {
namespace {

// A connection to a port of this machine, in messages that end with a zero.
class Connection {
 public:
  explicit Connection(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  ~Connection() { close(socket_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void say(const std::string& message) {
    EXPECT_EQ(send(socket_, message.c_str(), message.size() + 1, MSG_NOSIGNAL),
              static_cast<ssize_t>(message.size() + 1));
  }
  // Up to the next zero, or the end.
  std::string hear() {
    std::string message;
    char c = 0;
    while (recv(socket_, &c, 1, 0) == 1 && c != '\0') message += c;
    return message;
  }

 private:
  int socket_;
};

TEST(engine, talks_ubgi_on_stdin_and_stdout) {
  const Ran run = run_program({"engine", "--protocol", "ubgi", "--bot", "expert"},
                              "ubgi\nXGID=-b----E-C---eE---c-e----B-:0:0:1:61:0:0:0:0:10\nquit\nXGID=never read\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[3], "readyok");
  EXPECT_EQ(lines[4], "13/7 8/7");
}

TEST(engine, plays_checkers_in_plain_lines) {
  const Ran run = run_program({"engine", "--protocol", "plain", "--bot", "hard"},
                              "ready\ngo fen B:W18,26:BK14 time 0.1\nnonsense\ngo fen B:W21:B\nquit\nready\n");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 4U) << run.out;
  EXPECT_EQ(lines[0], "ready");
  EXPECT_EQ(lines[1], "bestmove 14x30 path 14x23x30");
  EXPECT_TRUE(lines[2].starts_with("error "));
  EXPECT_EQ(lines[3], "bestmove none");
}

// No line ever ends, and what there is of it is more than anybody keeps.
TEST(engine, a_line_without_an_end_is_refused) {
  const Ran run =
      run_program({"engine", "--protocol", "plain", "--bot", "easy"}, std::string(3'000'000, 'x') + "\nready\n");
  EXPECT_EQ(run.exit_code, 0);
  const auto lines = run.lines();
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines[0].starts_with("error "));
  EXPECT_EQ(lines[1], "ready");
}

TEST(engine, a_search_by_hub_is_stopped_by_the_next_line) {
  Running program({"engine", "--protocol", "hub"});
  program.type("hub\ninit\n");
  program.read_until("ready\n");
  program.type("pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww\nlevel infinite\ngo analyze\n");
  program.read_until("info depth=8 ");
  program.type("ping\n");
  program.read_until("pong\n");
  program.type("stop\n");
  program.read_until("done move=");
  program.type("quit\n");
  EXPECT_EQ(program.stop(0), 0);
}

TEST(engine, plays_a_whole_game_by_dxp) {
  Running program({"engine", "--protocol", "dxp", "--port", "0", "--bot", "expert"});
  const std::string told = program.read_until("\n");
  const int port = std::stoi(told.substr(told.rfind(':') + 1));
  {
    Connection connection(port);
    checkers::DxpInitiator initiator([&](const std::string& message) { connection.say(message); },
                                     [&] { return connection.hear(); });
    initiator.play({.name = "a test", .follower = checkers::Side::dark});
    connection.say("E01");
    EXPECT_EQ(connection.hear(), "") << "it hangs up";
  }
  Connection rude(port);
  rude.say("hello");
  program.stop(SIGTERM);
}

TEST(engine, mistakes_are_told) {
  EXPECT_EQ(run_program({"engine", "--protocol", "uci"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine", "--protocol", "ubgi", "--bot", "nobody"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine", "--protocol", "gnubg", "--port", "x"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine", "--protocol", "gnubg", "--host", "nowhere"}).exit_code, 1);
  EXPECT_EQ(run_program({"engine"}).exit_code, 2);
  const Ran rules = run_program({"engine", "--protocol", "plain", "--rules", "liberty"});
  EXPECT_EQ(rules.exit_code, 1);
  EXPECT_NE(rules.err.find("There are tournament and botanica"), std::string::npos) << rules.err;
  EXPECT_EQ(run_program({"engine", "--protocol", "ubgi", "--rules", "tournament"}).exit_code, 1);
}

}  // namespace
}  // namespace fourfold::test
