// fourfold convert: a game, a match or a position from one kind of file to another.
#include <memory>
#include <optional>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/convert_batch.h"
#include "cli/language.h"
#include "cli/record_wording.h"
#include "cli/report.h"
#include "cli/standard_input.h"
#include "cli/streams.h"
#include "records/files.h"
#include "records/formats/formats.h"

namespace fourfold::cli {
namespace {

using records::Format;

struct ConvertOptions {
  std::string in;
  std::string out;
  std::string from;
  std::string to;
  bool force = false;
  bool strict = false;
  bool json = false;
  bool batch = false;
};

int run_batch_of_conversions() {
  LineReader lines(stdin);
  while (const auto line = lines.next()) {
    if (line->find_first_not_of(" \t\r") == std::string::npos) continue;
    const Answer<Json> json = lines.cut()
                                  ? Answer<Json>(refuse<"terminal.request.too-long", "longest">(LineReader::longest))
                                  : convert_request(*line);
    print_json(answer_json(*line, json));
    flush_output();
  }
  return end_of_batch(lines);
}

// The formats that are named, or that the files' endings stand for.
Result<Format> format_read(const ConvertOptions& options) {
  return options.from.empty() ? records::format_of_file(options.in) : records::find_format(options.from);
}
Result<Format> format_written(const ConvertOptions& options) {
  return options.to.empty() ? records::format_of_new_file(options.out) : records::format_to_write(options.to);
}

// game.pdn is game-1.fourfold, game-2.fourfold and so on when it holds several games.
std::string numbered(const std::string& path, std::size_t number) {
  const std::size_t slash = path.rfind('/');
  const std::size_t dot = path.rfind('.');
  const bool ending = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1);
  const std::size_t end = ending ? dot : path.size();
  return path.substr(0, end) + "-" + std::to_string(number) + path.substr(end);
}

// Nothing is written unless all of it can be; every file is written whole or not at all.
Answer<std::vector<std::string>> write_files(const ConvertOptions& options, const std::vector<std::string>& texts) {
  std::vector<std::string> paths = {options.out};
  if (texts.size() > 1) {
    paths.clear();
    for (std::size_t i = 0; i < texts.size(); ++i) paths.push_back(numbered(options.out, i + 1));
  }
  for (const std::string& path : paths) {
    if (!options.force && records::file_exists(path)) {
      return refuse<"terminal.convert.there-already", "file">(path);
    }
  }
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const records::Writing how{.if_there = options.force ? records::IfThere::replace : records::IfThere::refuse,
                               .readers = records::readers_of(options.in)};
    const auto written = records::write_file_atomically(paths[i], texts[i], how);
    if (!written) return tl::unexpected<Refusal>(Refusal(written.error()));
  }
  return paths;
}

Answer<void> convert_file(const ConvertOptions& options) {
  const auto from = format_read(options);
  if (!from) return tl::unexpected<Refusal>(Refusal(from.error()));
  const auto to = format_written(options);
  if (!to) return tl::unexpected<Refusal>(Refusal(to.error()));
  const auto text = options.in == "-" ? read_stdin() : records::read_file(options.in);
  if (!text) return tl::unexpected<Refusal>(Refusal(text.error()));
  const auto in_source = [&](const Error& error) { return in_file(options.in, error.message); };
  const auto how = options.strict ? records::Reads::strictly : records::Reads::leniently;
  const auto converted = records::convert(*text, *from, *to, wording_of_file(), how);
  if (!converted) {
    Refusal refusal(converted.error());
    refusal.message = in_source(converted.error());
    return tl::unexpected<Refusal>(refusal);
  }
  const std::vector<std::string>& texts = converted->texts;
  Json answer{{"in", options.in}, {"from", from->name}, {"to", to->name}};
  if (options.out == "-") {
    answer["texts"] = texts;
    if (!options.json && texts.size() > 1) {
      return refuse<"terminal.convert.several-games", "games", "format">(texts.size(), to->name);
    }
    if (!options.json) fmt::print("{}", texts.front());
  } else {
    const auto paths = write_files(options, texts);
    if (!paths) return passed_on(paths);
    answer["files"] = *paths;
    if (!options.json) {
      for (const std::string& path : *paths) fmt::print("{}\n", printable(path));
    }
  }
  answer["remarks"] = remarks_json(converted->remarks);
  if (options.json) {
    print_json(answer);
  } else {
    for (const Error& remark : converted->remarks) tell_trouble(printable(in_words(in_source(remark))));
  }
  return {};
}

// What must be said because no file's ending says it.
std::optional<Message> unsaid(const ConvertOptions& options) {
  const bool reads = options.in == "-" && options.from.empty();
  const bool writes = options.out == "-" && options.to.empty();
  if (reads && writes) return say<"terminal.convert.say-both">();
  if (reads) return say<"terminal.convert.say-from">();
  if (writes) return say<"terminal.convert.say-to">();
  return std::nullopt;
}

int run(ConvertOptions options) {
  if (options.batch) return run_batch_of_conversions();
  if (options.in.empty()) return report_usage(say<"terminal.convert.which-file">(), "convert");
  if (options.out.empty() && options.to.empty()) return report_usage(say<"terminal.convert.to-what">(), "convert");
  if (options.out.empty()) options.out = "-";
  if (const auto problem = unsaid(options)) return report_usage(*problem, "convert");
  const auto converted = convert_file(options);
  return converted ? exit_ok : report(converted.error());
}

std::string endings() {
  std::string text = said<"help.convert.endings">() + "\n";
  for (const Format& format : records::formats())
    text += fmt::format("  .{:9} {}\n", format.name, in_words(format.meaning()));
  return text;
}

}  // namespace

void add_convert_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("convert");
  const auto options = std::make_shared<ConvertOptions>();
  command.add_option("IN", options->in)->type_name("FILE");
  command.add_option("OUT", options->out)->type_name("FILE");
  command.add_option("--from", options->from)->type_name("FORMAT");
  command.add_option("--to", options->to)->type_name("FORMAT");
  command.add_flag("--force", options->force);
  command.add_flag("--strict", options->strict);
  command.add_flag("--json", options->json);
  command.add_flag("--batch", options->batch);
  command.footer(
      endings() +
      examples({
          "fourfold convert match.mat match.fourfold",
          "fourfold convert match.fourfold - --to sgf",
          R"(echo '{"game":"backgammon","position":"4HPwATDgc/ABMA","to":"xgid"}' | fourfold convert --batch)",
      }));
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
