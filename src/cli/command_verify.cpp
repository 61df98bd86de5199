// fourfold verify: whether the dice of a record are those that were committed to.
#include <memory>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "cli/commands.h"
#include "cli/report.h"
#include "records/files.h"
#include "records/record_text.h"
#include "records/verify.h"

namespace fourfold::cli {
namespace {

struct VerifyOptions {
  std::string file;
  bool json = false;
};

Answer<records::Verification> verify_file(const std::string& path) {
  const auto text = records::read_file(path);
  if (!text) return tl::unexpected<Refusal>(Refusal(text.error()));
  const auto record = records::read_record(*text);
  const auto found =
      record ? records::verify(*record) : Result<records::Verification>(tl::unexpected<Error>(record.error()));
  if (found) return *found;
  Refusal refusal(found.error());
  refusal.message = path + ": " + refusal.message;
  return tl::unexpected<Refusal>(refusal);
}

Json as_json(const records::Verification& found) {
  Json json{{"verdict", word_for(found.proof)}, {"rolls", found.rolls}};
  if (found.proof == records::Proof::forged) {
    json["event"] = found.event;
    json["recorded"] = found.recorded;
    json["expected"] = found.expected;
  }
  json["sentence"] = sentence(found);
  return json;
}

// Only a proof is a success.
int run(const VerifyOptions& options) {
  if (options.file.empty()) return report_usage("which file? Say fourfold verify FILE", "verify");
  const auto found = verify_file(options.file);
  if (!found) return report(found.error());
  if (options.json) {
    print_json(as_json(*found));
  } else {
    fmt::print("{}\n", printable(sentence(*found)));
  }
  return found->proof == records::Proof::proven ? exit_ok : exit_refused;
}

}  // namespace

void add_verify_command(CLI::App& program, int& exit_code) {
  CLI::App& command = *program.add_subcommand("verify", "prove that nobody chose the dice of a record");
  const auto options = std::make_shared<VerifyOptions>();
  command.add_option("FILE", options->file, "a Fourfold record")->type_name("FILE");
  command.add_flag("--json", options->json, "answer in JSON");
  command.footer("Example: fourfold verify match.fourfold\ndocs/fair-dice.md tells how the dice are drawn.");
  command.callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace fourfold::cli
