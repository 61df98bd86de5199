// A rollout of the choices in a position: what `fourfold rollout` answers. It can be kept in a file while it runs, and
// gone on with later.
#pragma once

#include <functional>
#include <string>

#include "cli/question.h"
#include "cli/verdict.h"
#include "players/rollout.h"

namespace fourfold::cli {

struct RolloutRequest {
  Question question;
  players::RolloutSettings settings;
  std::string keep;  // a file, or empty
};

// Told now and then: trials done, and how it stands in a few words. False stops.
using ToldRollout = std::function<bool(std::uint64_t trials, const std::function<std::string()>& so_far)>;

Answer<Verdict> run_rollout(const RolloutRequest& request, const ToldRollout& told);

}  // namespace fourfold::cli
