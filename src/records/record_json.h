// The lines of our record as JSON values, one by one.
#pragma once

#include <cstdint>
#include <optional>

#include <nlohmann/json.hpp>

#include "records/record.h"
#include "rules/result.h"
#include "table/secret.h"

namespace fourfold::records {

using Json = nlohmann::ordered_json;

// Everything but the notes.
Json header_json(const Record& record, const std::optional<Secret>& secret);
Json event_json(const Event& event);

Result<void> read_header(const Json& json, Record& record);
// Of an authority's own file; nothing where there is none.
Result<std::optional<Secret>> read_secret(const Json& json);
// `number` is the one that the event must have.
Result<Event> read_event(const Json& json, std::uint32_t number);
Result<void> read_notes(const Json& json, std::uint32_t event, Record& record);

}  // namespace fourfold::records
