// The lines of our record as JSON values, one by one.
#pragma once

#include <cstdint>

#include <nlohmann/json.hpp>

#include "records/record.h"
#include "rules/result.h"

namespace fourfold::records {

using Json = nlohmann::ordered_json;

// Everything but the notes.
Json header_json(const Record& record);
Json event_json(const Event& event);

Result<void> read_header(const Json& json, Record& record);
// `number` is the one that the event must have.
Result<Event> read_event(const Json& json, std::uint32_t number);
Result<void> read_notes(const Json& json, std::uint32_t event, Record& record);

}  // namespace fourfold::records
