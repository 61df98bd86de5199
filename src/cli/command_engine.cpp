// fourfold engine: our players for other programs, by the field's protocols.
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/command_help.h"
#include "cli/command_words.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "cli/whole_number.h"
#include "engines/protocols.h"
#include "sentences/catalogue.h"
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
    flush_output();
  }
  return exit_ok;
}

engines::SessionSettings session_settings(const std::string& bot) {
  const auto in_english = [](const Message& message) { return english(message); };
  return {bot, FOURFOLD_VERSION, in_english, [](const Message& message) { tell_trouble(in_words(message)); }};
}

Result<server::Conversation> conversation(const engines::Protocol& protocol, const std::string& bot) {
  auto begun = protocol.begin(session_settings(bot));
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
  const auto session = (*protocol)->begin(session_settings(options.bot));
  if (!session) return report(Refusal(session.error()));
  if ((*protocol)->port == 0) return talk_here(**session);
  std::uint16_t port = (*protocol)->port;
  if (options.port) {
    const auto read = read_whole_number<std::uint16_t>(say<"terminal.number.port">(), *options.port, 0, 65535);
    if (!read) return report(read.error());
    port = *read;
  }
  const auto begin = [&] { return conversation(**protocol, options.bot); };
  const auto ready = [](const std::string& address) {
    fmt::print("{}\n", in_words(say<"terminal.listening", "address">(address)));
    flush_output();
  };
  const auto trouble = [](const Message& message) { tell_trouble(in_words(message)); };
  const auto served = server::serve_lines({options.host, port}, begin, ready, trouble);
  return served ? exit_ok : report(Refusal(served.error()));
}

}  // namespace

void add_engine_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("engine");
  const auto options = std::make_shared<EngineOptions>();
  std::vector<std::string> protocols;
  for (const engines::Protocol& protocol : engines::protocols()) {
    const std::string name(protocol.name);
    protocols.push_back(name + ": " + in_words(protocol.meaning()));
  }
  const Message help = say<"help.engine.protocol", "protocols">(joined(protocols, "; "));
  command.add_option("--protocol", options->protocol, in_words(help))->required()->type_name("NAME");
  command.add_option("--bot", options->bot)->type_name("BOT");
  command.add_option("--host", options->host)->type_name("ADDRESS");
  command.add_option("--port", options->port)->type_name("N");
  command.footer(examples({
      "echo 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10' | fourfold engine --protocol ubgi",
      "fourfold engine --protocol gnubg --bot expert     # " + said<"help.engine.in-gnubg">(),
  }));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
