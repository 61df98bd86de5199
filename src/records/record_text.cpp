#include "records/record_text.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "records/record_json.h"
#include "records/replay.h"
#include "records/text_place.h"

namespace fourfold::records {
namespace {

constexpr std::string_view first_line_example = R"({"fourfold":1,"game":...})";
constexpr std::string_view event_example = R"({"n":2,"at":0,"kind":"play","by":1,"text":...})";

std::string one_line(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"; }

// Where JSON stops making sense.
struct FaultFinder : nlohmann::json_sax<Json> {
  std::size_t at = 0;

  bool null() override { return true; }
  bool boolean(bool /*value*/) override { return true; }
  bool number_integer(number_integer_t /*value*/) override { return true; }
  bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
  bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
  bool string(string_t& /*value*/) override { return true; }
  bool binary(binary_t& /*value*/) override { return true; }
  bool start_object(std::size_t /*elements*/) override { return true; }
  bool key(string_t& /*name*/) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t /*elements*/) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& /*problem*/) override {
    at = position;
    return false;
  }
};

Result<Json> parse_line(const TextLine& line) {
  Json json = Json::parse(line.text, nullptr, false);
  if (!json.is_discarded() && json.is_object()) return json;
  FaultFinder fault;
  if (json.is_discarded()) Json::sax_parse(line.text, &fault);
  const std::size_t column = std::min(fault.at, line.text.size() + 1);
  const std::size_t before = column == 0 ? 0 : column - 1;
  const TextPlace place{line.place.line, line.place.at + before};
  if (line.place.line == 1) {
    return refuse_line(place, say<"record.first-line", "character", "example">(before + 1, first_line_example));
  }
  return refuse_line(place, say<"record.event-line", "character", "example">(before + 1, event_example));
}

tl::unexpected<Error> at_line(const TextLine& line, const Error& error) {
  return refuse_line(line.place, error.message);
}

// The line with the notes that stand after the event.
std::string with_notes(Json json, std::span<const Note> notes, std::uint32_t number) {
  for (const Note& note : std::ranges::equal_range(notes, number, {}, &Note::event)) {
    json["notes"].push_back(note.text);
  }
  return one_line(json);
}

// A cut line is the last one, without a line break, and no whole JSON.
bool is_cut(const std::vector<TextLine>& lines) {
  return lines.size() > 1 && !lines.back().ended && Json::parse(lines.back().text, nullptr, false).is_discarded();
}

// The table before its first event, and the secret of its dice if it is kept there.
Result<OwnRecord> read_first_line(const TextLine& line) {
  OwnRecord own;
  const auto header = parse_line(line);
  if (!header) return tl::unexpected<Error>(header.error());
  if (const auto read = read_header(*header, own.record); !read) return at_line(line, read.error());
  auto secret = read_secret(*header);
  if (!secret) return at_line(line, secret.error());
  own.secret = *std::move(secret);
  if (own.secret && own.secret->commitment() != own.record.setup.commitment) {
    return at_line(line, refuse<"table.secret-without-commitment">().value());
  }
  if (const auto read = read_notes(*header, 0, own.record); !read) return at_line(line, read.error());
  return own;
}

}  // namespace

std::string write_header(const Record& record, const std::optional<Secret>& secret) {
  return with_notes(header_json(record, secret), record.notes, 0);
}

std::string write_event(const Event& event, std::span<const Note> notes) {
  return with_notes(event_json(event), notes, event.number);
}

std::string write_record(const Record& record, const std::optional<Secret>& secret) {
  std::string text = write_header(record, secret);
  for (const Event& event : record.events) text += write_event(event, record.notes);
  return text;
}

Result<Record> read_record(std::string_view text, CutLine cut) {
  auto own = read_own_record(text, cut);
  if (!own) return tl::unexpected<Error>(own.error());
  return std::move(own->record);
}

Result<OwnRecord> read_own_record(std::string_view text, CutLine cut) {
  std::vector<TextLine> lines = lines_of(text);
  while (!lines.empty() && trimmed(lines.back().text).empty()) lines.pop_back();
  if (lines.empty()) return refuse_line({}, say<"record.empty", "example">(first_line_example));
  if (is_cut(lines)) {
    if (cut == CutLine::refused) return refuse_line(lines.back().place, say<"record.cut-short">());
    lines.pop_back();
  }

  auto own = read_first_line(lines[0]);
  if (!own) return own;
  Record& record = own->record;
  std::vector<std::size_t> line_of_event;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (trimmed(lines[i].text).empty()) continue;
    const auto json = parse_line(lines[i]);
    if (!json) return tl::unexpected<Error>(json.error());
    if (!json->contains("kind")) continue;  // not an event: something that a later version knows about
    const auto event = read_event(*json, static_cast<std::uint32_t>(record.events.size() + 1));
    if (!event) return at_line(lines[i], event.error());
    record.events.push_back(*event);
    line_of_event.push_back(i);
    if (const auto read = read_notes(*json, event->number, record); !read) return at_line(lines[i], read.error());
  }

  // The number is as much of a secret as what was made of it: it is public once that is shown, and not before.
  if (std::ranges::find(record.events, EventKind::reveal, &Event::kind) == record.events.end()) record.seed.reset();

  if (const auto fits = check(record); !fits) {
    const std::size_t event = fits.error().at;
    return at_line(lines[event < line_of_event.size() ? line_of_event[event] : 0], fits.error());
  }
  return own;
}

}  // namespace fourfold::records
