// Conversations in lines over real sockets.
#include "server/line_server.h"

#include "sentences/catalogue.h"
#include "tests/server/running_server.h"

namespace fourfold::test {
namespace {

using namespace std::chrono_literals;

// Says everything again, with its end.
Result<void> echo(const RunningServer::Tell& tell, char line_end) {
  return server::serve_lines({.address = {"127.0.0.1", 0},
                              .line_end = line_end,
                              .begin = [&](const server::SendLines& send) -> Result<server::HearLine> {
                                return [send, line_end](std::string_view line) {
                                  send(std::string(line) + line_end);
                                  return line != "bye";
                                };
                              },
                              .ready = tell,
                              .trouble = [&](const Message& message) { tell(english(message)); }});
}

Result<void> echo_lines(const RunningServer::Tell& tell) { return echo(tell, '\n'); }
Result<void> echo_zeros(const RunningServer::Tell& tell) { return echo(tell, '\0'); }

TEST(line_server, what_ends_a_line_is_the_protocols_affair) {
  using namespace std::string_literals;
  const RunningServer server(echo_zeros);
  Visitor visitor(server);
  EXPECT_EQ(visitor.say("two\nlines\0"s).hear(), "two\nlines\0"s);
  EXPECT_EQ(visitor.say("bye\0"s).hear_all(), "bye\0"s);
}

TEST(line_server, without_descriptors_visitors_wait_and_the_processor_rests) {
  const RunningServer server(echo_lines, 24);
  rests_without_descriptors(server);
  EXPECT_EQ(Visitor(server).say("hello\n").hear(), "hello\n");
  EXPECT_FALSE(server.tells_more()) << "once is enough";
}

}  // namespace
}  // namespace fourfold::test
