// Conversations in lines over real sockets.
#include "server/line_server.h"

#include "sentences/catalogue.h"
#include "tests/server/running_server.h"

namespace fourfold::test {
namespace {

using namespace std::chrono_literals;

Result<void> echo(const RunningServer::Tell& tell) {
  const server::Conversation conversation = [](std::string_view line) { return std::optional<std::string>(line); };
  const auto begin = [&]() -> Result<server::Conversation> { return conversation; };
  return server::serve_lines({"127.0.0.1", 0}, begin, tell, [&](const Message& message) { tell(english(message)); });
}

TEST(line_server, without_descriptors_visitors_wait_and_the_processor_rests) {
  const RunningServer server(echo, 24);
  rests_without_descriptors(server);
  EXPECT_EQ(Visitor(server).say("hello\n").hear(), "hello\n");
  EXPECT_FALSE(server.tells_more()) << "once is enough";
}

}  // namespace
}  // namespace fourfold::test
