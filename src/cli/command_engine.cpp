// fourfold engine: our players for other programs, by the field's protocols.
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/report.h"
#include "cli/whole_number.h"
#include "engines/protocols.h"
#include "server/line_server.h"

namespace fourfold::cli {
namespace {

struct EngineOptions {
  std::string protocol;
  std::string bot;
  std::string host = "127.0.0.1";
  std::optional<std::string> port;
};

int talk_here(engines::Session& session) {
  std::string line;
  while (!session.over() && std::getline(std::cin, line)) {
    fmt::print("{}", session.answer(line));
    static_cast<void>(std::fflush(stdout));
  }
  return exit_ok;
}

Result<server::Conversation> conversation(const engines::Protocol& protocol, const std::string& bot) {
  auto begun = protocol.begin(bot, FOURFOLD_VERSION);
  if (!begun) return tl::unexpected(begun.error());
  const std::shared_ptr<engines::Session> session = std::move(*begun);
  return [session](std::string_view line) -> std::optional<std::string> {
    std::string answer = session->answer(line);
    if (session->over()) return std::nullopt;
    return answer;
  };
}

int run(const EngineOptions& options) {
  const auto protocol = engines::find_protocol(options.protocol);
  if (!protocol) return report(Refusal(protocol.error()));
  const auto session = (*protocol)->begin(options.bot, FOURFOLD_VERSION);
  if (!session) return report(Refusal(session.error()));
  if ((*protocol)->port == 0) return talk_here(**session);
  std::uint16_t port = (*protocol)->port;
  if (options.port) {
    const auto read = read_whole_number<std::uint16_t>("the port", *options.port, 0, 65535);
    if (!read) return report(read.error());
    port = *read;
  }
  const auto begin = [&] { return conversation(**protocol, options.bot); };
  const auto served = server::serve_lines({options.host, port}, begin, [](const std::string& address) {
    fmt::print("Listening on {}; Ctrl-C ends.\n", address);
    static_cast<void>(std::fflush(stdout));
  });
  return served ? exit_ok : report(Refusal(served.error()));
}

}  // namespace

void add_engine_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("engine", "let other programs ask a bot, by the field's protocols");
  const auto options = std::make_shared<EngineOptions>();
  std::string help = "one of";
  for (const engines::Protocol& protocol : engines::protocols())
    help.append(help == "one of" ? " " : "; ").append(protocol.name).append(": ").append(protocol.meaning);
  command.add_option("--protocol", options->protocol, help)->required()->type_name("NAME");
  command.add_option("--bot", options->bot, "who answers; the strongest unless told")->type_name("BOT");
  command.add_option("--host", options->host, "the address to listen on; this machine alone unless told")
      ->type_name("ADDRESS");
  command.add_option("--port", options->port, "the port to listen on; 0 takes a free one")->type_name("N");
  command.footer(
      "Examples:\n"
      "  echo 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10' | fourfold engine --protocol ubgi\n"
      "  fourfold engine --protocol gnubg --bot expert     # then, in gnubg: set player 0 external localhost:1234");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
