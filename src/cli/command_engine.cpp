// fourfold engine: our players for other programs, by the field's protocols.
#include <cstdio>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

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
  std::string rules;
  std::string host = "127.0.0.1";
  std::optional<std::string> port;
};

// What is said on stdout, by whichever thread. A line that cannot be written ends the program as soon as the next one
// is waited for; a thread that thinks has no use for the reason.
class Output {
 public:
  void send(std::string_view lines) {
    const std::scoped_lock one_at_a_time(mutex_);
    if (lost_) return;
    try {
      fmt::print("{}", lines);
      flush_output();
    } catch (const std::system_error&) {
      lost_ = std::current_exception();
    }
  }
  void check() {
    const std::scoped_lock one_at_a_time(mutex_);
    if (lost_) std::rethrow_exception(lost_);
  }

 private:
  std::mutex mutex_;
  std::exception_ptr lost_;
};

// The next line of stdin, of a line that is too long no more than shows that it is; false at the end.
bool read_line(std::string& line) {
  line.clear();
  int c = std::getchar();
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.size() <= engines::longest_line) line += static_cast<char>(c);
  }
  return true;
}

int talk_here(const engines::Protocol& protocol, engines::SessionSettings settings) {
  Output output;
  settings.send = [&](std::string_view lines) { output.send(lines); };
  auto session = protocol.begin(settings);
  if (!session) return report(Refusal(session.error()));
  std::string line;
  while (!(*session)->over() && read_line(line)) {
    (*session)->hear(line);
    output.check();
  }
  session->reset();
  output.check();
  return exit_ok;
}

engines::SessionSettings session_settings(const EngineOptions& options) {
  return {.bot = options.bot,
          .rules = options.rules,
          .version = FOURFOLD_VERSION,
          .send = [](std::string_view /*lines*/) {},
          .sentence = [](const Message& message) { return english(message); },
          .trouble = [](const Message& message) { tell_trouble(in_words(message)); }};
}

Result<server::HearLine> conversation(const engines::Protocol& protocol, engines::SessionSettings settings,
                                      const server::SendLines& send) {
  settings.send = send;
  auto begun = protocol.begin(settings);
  if (!begun) return tl::unexpected(begun.error());
  const std::shared_ptr<engines::Session> session = std::move(*begun);
  return [session](std::string_view line) {
    session->hear(line);
    return !session->over();
  };
}

int run(const EngineOptions& options) {
  const auto protocol = engines::find_protocol(options.protocol);
  if (!protocol) return report(Refusal(protocol.error()));
  const engines::SessionSettings settings = session_settings(options);
  if (protocol->port == 0) return talk_here(*protocol, settings);
  // What is refused is refused before anybody calls.
  if (const auto session = protocol->begin(settings); !session) return report(Refusal(session.error()));
  std::uint16_t port = protocol->port;
  if (options.port) {
    const auto read = read_whole_number<std::uint16_t>(say<"terminal.number.port">(), *options.port, 0, 65535);
    if (!read) return report(read.error());
    port = *read;
  }
  const auto served = server::serve_lines(
      {.address = {options.host, port},
       .line_end = protocol->line_end,
       .begin = [&](const server::SendLines& send) { return conversation(*protocol, settings, send); },
       .ready =
           [](const std::string& address) {
             fmt::print("{}\n", in_words(say<"terminal.listening", "address">(address)));
             flush_output();
           },
       .trouble = settings.trouble});
  return served ? exit_ok : report(Refusal(served.error()));
}

}  // namespace

void add_engine_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("engine");
  const auto options = std::make_shared<EngineOptions>();
  std::vector<std::string> names;
  std::vector<std::string> protocols;
  for (const engines::Protocol& protocol : engines::protocols()) {
    names.emplace_back(protocol.name);
    protocols.push_back(names.back() + ": " + in_words(protocol.meaning()));
  }
  const Message help = say<"help.engine.protocol", "protocols">(joined(protocols, "; "));
  command.add_option("--protocol", options->protocol, in_words(help))->required()->type_name(joined(names, "|"));
  command.add_option("--bot", options->bot)->type_name("BOT");
  command.add_option("--rules", options->rules)->type_name("PRESET");
  command.add_option("--host", options->host)->type_name("ADDRESS");
  command.add_option("--port", options->port)->type_name("N");
  command.footer(examples({
      "echo 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10' | fourfold engine --protocol ubgi",
      "fourfold engine --protocol gnubg --bot expert     # " + said<"help.engine.in-gnubg">(),
      "echo 'go fen W:W18,22,27:B1,K14,15 time 0.5' | fourfold engine --protocol plain",
      "fourfold engine --protocol dxp --rules botanica",
  }));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
