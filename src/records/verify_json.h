// What was found out about the dice of a record, as JSON: for scripts, and for the browser to put into words.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "records/verify.h"

namespace fourfold::records {

nlohmann::ordered_json verification_json(const Verification& found);

}  // namespace fourfold::records
