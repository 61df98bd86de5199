// The sums of a rollout in a file, with what they are the sums of, so that nothing else is gone on with.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/answer.h"
#include "players/rollout.h"

namespace fourfold::cli {

// Everything that the trials depend on; the number of trials, threads and the error aside.
Json rollout_settings_json(const players::RolloutSettings& settings);

// What the text of such a file has, if it is a rollout `of` the same; the path is told in refusals.
Answer<std::vector<players::RolloutSums>> rollout_sums(std::string_view text, const std::string& path, const Json& of);

// What the file has; nothing if there is no such file.
Answer<std::vector<players::RolloutSums>> read_rollout_file(const std::string& path, const Json& of);

Answer<void> write_rollout_file(const std::string& path, const Json& of, const std::vector<players::RolloutSums>& sums);

}  // namespace fourfold::cli
