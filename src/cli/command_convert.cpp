// fourfold convert: a game, a match or a position from one kind of file to another.
#include <cstdio>
#include <memory>
#include <optional>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/convert_batch.h"
#include "cli/report.h"
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
  bool json = false;
  bool batch = false;
};

int run_batch_of_conversions() {
  LineReader lines(stdin);
  while (const auto line = lines.next()) {
    if (line->find_first_not_of(" \t\r") == std::string::npos) continue;
    const Answer<Json> json = lines.cut() ? Answer<Json>(refuse("this line is too long")) : convert_request(*line);
    print_json(json ? *json : error_json(json.error()));
    flush_output();
  }
  return exit_ok;
}

// The whole of standard input.
std::string read_stdin() {
  std::string text;
  char buffer[65536];
  for (std::size_t n = 0;
       text.size() < records::largest_file && (n = std::fread(buffer, 1, sizeof buffer, stdin)) > 0;) {
    text.append(buffer, n);
  }
  return text;
}

// The format that is named, or that the file's ending stands for.
Result<Format> format_for(const std::string& name, const std::string& path, const char* option) {
  if (!name.empty()) return records::find_format(name);
  if (path == "-") return refuse("say with " + std::string(option) + " what kind of text that is");
  return records::format_of_file(path);
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
      return refuse(path + " is there already; --force replaces it");
    }
  }
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const auto how = options.force ? records::IfThere::replace : records::IfThere::refuse;
    const auto written = records::write_file_atomically(paths[i], texts[i], how);
    if (!written) return tl::unexpected<Refusal>(Refusal(written.error()));
  }
  return paths;
}

Answer<void> convert_file(const ConvertOptions& options) {
  const auto from = format_for(options.from, options.in, "--from");
  if (!from) return tl::unexpected<Refusal>(Refusal(from.error()));
  const auto to = format_for(options.to, options.out, "--to");
  if (!to) return tl::unexpected<Refusal>(Refusal(to.error()));
  const auto text = options.in == "-" ? Result<std::string>(read_stdin()) : records::read_file(options.in);
  if (!text) return tl::unexpected<Refusal>(Refusal(text.error()));
  const auto texts = records::convert(*text, *from, *to);
  if (!texts) {
    Refusal refusal(texts.error());
    refusal.message = (options.in == "-" ? "standard input" : options.in) + ": " + refusal.message;
    return tl::unexpected<Refusal>(refusal);
  }
  Json answer{{"in", options.in}, {"from", from->name}, {"to", to->name}};
  if (options.out == "-") {
    answer["texts"] = *texts;
    if (!options.json && texts->size() > 1) {
      return refuse(
          fmt::format("there are {} games in it, and a .{} file holds one: name a file, and they become NAME-1, "
                      "NAME-2 and so on",
                      texts->size(), to->name));
    }
    if (!options.json) fmt::print("{}", texts->front());
  } else {
    const auto paths = write_files(options, *texts);
    if (!paths) return passed_on(paths);
    answer["files"] = *paths;
    if (!options.json) {
      for (const std::string& path : *paths) fmt::print("{}\n", printable(path));
    }
  }
  if (options.json) print_json(answer);
  return {};
}

int run(ConvertOptions options) {
  if (options.batch) return run_batch_of_conversions();
  if (options.in.empty()) return report_usage("which file? Say fourfold convert IN OUT", "convert");
  if (options.out.empty() && options.to.empty())
    return report_usage("convert it to what? Say fourfold convert IN OUT", "convert");
  if (options.out.empty()) options.out = "-";
  const auto converted = convert_file(options);
  return converted ? exit_ok : report(converted.error());
}

std::string endings() {
  std::string text = "Kinds of files, by their endings:\n";
  for (const Format& format : records::formats()) text += fmt::format("  .{:9} {}\n", format.name, format.meaning);
  return text;
}

}  // namespace

void add_convert_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("convert", "turn a record or a position into another kind of file");
  const auto options = std::make_shared<ConvertOptions>();
  command.add_option("IN", options->in, "the file to read; - is standard input")->type_name("FILE");
  command.add_option("OUT", options->out, "the file to write; - is standard output")->type_name("FILE");
  command.add_option("--from", options->from, "what IN holds, if its ending does not say")->type_name("FORMAT");
  command.add_option("--to", options->to, "what OUT is to hold, if its ending does not say")->type_name("FORMAT");
  command.add_flag("--force", options->force, "replace OUT if it is there already");
  command.add_flag("--json", options->json, "answer in JSON");
  command.add_flag("--batch", options->batch, "answer JSON requests, one a line, from stdin");
  command.footer(
      endings() +
      "Examples:\n"
      "  fourfold convert match.mat match.fourfold\n"
      "  fourfold convert match.fourfold - --to sgf\n"
      "  echo '{\"game\":\"backgammon\",\"position\":\"4HPwATDgc/ABMA\",\"to\":\"xgid\"}' | fourfold convert --batch");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
