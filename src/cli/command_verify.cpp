// fourfold verify: whether the dice of a record follow from its secret and words, and who could have chosen them.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/command_help.h"
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/report.h"
#include "cli/standard_input.h"
#include "records/files.h"
#include "records/record_text.h"
#include "records/verify_json.h"
#include "sentences/message_json.h"

namespace fourfold::cli {
namespace {

struct VerifyOptions {
  std::string file;
  bool json = false;
};

Answer<records::Verification> verify_file(const std::string& path) {
  const auto text = path == "-" ? read_stdin() : records::read_file(path);
  if (!text) return tl::unexpected<Refusal>(Refusal(text.error()));
  const auto own = records::read_own_record(*text);
  const auto found =
      own ? records::verify(own->record, own->secret) : Result<records::Verification>(refuse(own.error()));
  if (found) return *found;
  Refusal refusal(found.error());
  refusal.message = in_file(path, found.error().message);
  return tl::unexpected<Refusal>(refusal);
}

std::string in_sentences(const records::Verification& found) {
  std::string text;
  for (const Message& message : verdict(found)) text += (text.empty() ? "" : " ") + in_words(message);
  return text;
}

Json as_json(const records::Verification& found) {
  Json json = records::verification_json(found);
  json["sentence"] = in_sentences(found);
  for (const Message& message : verdict(found)) json["told"].push_back(message_json(message));
  return json;
}

// Dice that fit are a success, however much or little that proves, and so are none at all.
int run(const VerifyOptions& options) {
  if (options.file.empty()) return report_usage(say<"terminal.verify.which-file">(), "verify");
  const auto found = verify_file(options.file);
  if (!found) return report(found.error());
  if (options.json) {
    print_json(as_json(*found));
  } else {
    fmt::print("{}\n", printable(in_sentences(*found)));
  }
  using records::DiceProof;
  const bool fit =
      found->proof == DiceProof::proven || found->proof == DiceProof::fits || found->proof == DiceProof::nothing_rolled;
  return fit ? exit_ok : exit_refused;
}

}  // namespace

void add_verify_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("verify");
  const auto options = std::make_shared<VerifyOptions>();
  command.add_option("FILE", options->file)->type_name("FILE");
  command.add_flag("--json", options->json);
  command.footer(examples({"fourfold verify match.fourfold"}) + "\n" + said<"help.verify.footer">());
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
