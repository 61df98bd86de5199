// fourfold serve: the browser app, from inside the program.
#include <memory>
#include <optional>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/report.h"
#include "cli/streams.h"
#include "cli/whole_number.h"
#include "sentences/catalogue.h"
#include "server/http_server.h"
#include "server/site.h"

namespace fourfold::cli {
namespace {

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::optional<std::string> port;
};

Result<void> serve_on(const std::string& host, std::uint16_t port) {
  server::Serving serving;
  serving.ready = [](const std::string& url) {
    fmt::print("{}\n{}\n", in_words(say<"terminal.serve.at", "url">(url)), said<"terminal.serve.stop">());
    flush_output();
  };
  serving.trouble = [](const Message& message) { tell_trouble(in_words(message)); };
  return server::serve({host, port}, server::embedded_assets(), serving);
}

int run(const ServeOptions& options) {
  if (server::embedded_assets().empty()) {
    return report(Refusal(refuse<"terminal.serve.no-app">().value()));
  }
  const server::Address usual;
  std::uint16_t port = usual.port;
  if (options.port) {
    const auto number = read_whole_number<int>(say<"terminal.number.port">(), *options.port, 0, 65535);
    if (!number) return report(number.error());
    port = static_cast<std::uint16_t>(*number);
  }
  auto served = serve_on(options.host, port);
  // A port that nobody asked for may be taken: any other is as good.
  if (!served && !options.port) served = serve_on(options.host, 0);
  return served ? exit_ok : report(Refusal(served.error()));
}

}  // namespace

void add_serve_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("serve");
  const auto options = std::make_shared<ServeOptions>();
  command.add_option("--port", options->port)->type_name("PORT");
  command.add_option("--host", options->host)->type_name("ADDRESS");
  command.footer(examples({"fourfold serve --port 9000"}));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
