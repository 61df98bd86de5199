#include "cli/rollout_file.h"

#include "records/files.h"

namespace fourfold::cli {
namespace {

using players::RolloutSums;

Json sums_json(const RolloutSums& sums) {
  return {{"trials", sums.trials},
          {"value", sums.value},
          {"squares", sums.squares},
          {"behind", sums.behind},
          {"behind_squares", sums.behind_squares},
          {"figures", sums.figure}};
}

bool read_sums(const Json& json, RolloutSums& sums) {
  const auto number = [&](const char* name, double& to) {
    const auto found = json.find(name);
    if (found == json.end() || !found->is_number()) return false;
    to = found->get<double>();
    return true;
  };
  const auto trials = json.find("trials");
  const auto figures = json.find("figures");
  if (trials == json.end() || !trials->is_number_unsigned() || figures == json.end() || !figures->is_array() ||
      figures->size() != RolloutSums::figures)
    return false;
  sums.trials = trials->get<std::uint64_t>();
  for (std::size_t i = 0; i < RolloutSums::figures; ++i) {
    if (!(*figures)[i].is_number()) return false;
    sums.figure[i] = (*figures)[i].get<double>();
  }
  return number("value", sums.value) && number("squares", sums.squares) && number("behind", sums.behind) &&
         number("behind_squares", sums.behind_squares);
}

}  // namespace

Json rollout_settings_json(const players::RolloutSettings& settings) {
  return {{"plies", settings.plies}, {"truncate", settings.truncate}, {"cube", settings.cube},
          {"luck", settings.luck},   {"seed", settings.seed},         {"most", settings.most}};
}

Answer<std::vector<RolloutSums>> rollout_sums(std::string_view text, const std::string& path, const Json& of) {
  const Json json = Json::parse(text, nullptr, false);
  const auto lines = json.is_object() ? json.find("lines") : json.end();
  if (!json.is_object() || !json.contains("of") || lines == json.end() || !lines->is_array())
    return refuse<"terminal.rollout.not-kept", "file">(path);
  if (json["of"] != of) return refuse<"terminal.rollout.kept-another", "file">(path);
  std::vector<RolloutSums> sums(lines->size());
  for (std::size_t i = 0; i < sums.size(); ++i) {
    if (!read_sums((*lines)[i], sums[i]) || sums[i].trials != sums[0].trials)
      return refuse<"terminal.rollout.kept-damaged", "file">(path);
  }
  return sums;
}

Answer<std::vector<RolloutSums>> read_rollout_file(const std::string& path, const Json& of) {
  if (!records::file_exists(path)) return std::vector<RolloutSums>{};
  const auto text = records::read_file(path);
  if (!text) return tl::unexpected<Refusal>(Refusal(text.error()));
  return rollout_sums(*text, path, of);
}

Answer<void> write_rollout_file(const std::string& path, const Json& of, const std::vector<RolloutSums>& sums) {
  Json lines = Json::array();
  for (const RolloutSums& each : sums) lines.push_back(sums_json(each));
  const auto written = records::write_file_atomically(path, Json{{"of", of}, {"lines", lines}}.dump(1) + "\n");
  if (!written) return tl::unexpected<Refusal>(Refusal(written.error()));
  return {};
}

}  // namespace fourfold::cli
