#include "cli/play/load.h"

#include "cli/language.h"
#include "cli/play/in_use.h"
#include "cli/record_wording.h"
#include "cli/standard_input.h"
#include "records/files.h"
#include "records/formats/formats.h"
#include "records/record_text.h"
#include "table/random_bytes.h"

namespace fourfold::cli {
namespace {

// The table of the record. What its bots draw is new where no secret says how it goes on.
Result<std::unique_ptr<screen::Screen>> screen_of(const records::Record& record, const std::optional<Secret>& secret) {
  const auto number = random_number();
  if (!number) return tl::unexpected<Error>(number.error());
  return screen::resume_screen(record, secret, *number);
}

tl::unexpected<Error> of_file(const std::string& path, const Error& error) {
  return refuse(in_file(path, error.message));
}

Result<records::OwnRecord> read_saved(const std::string& path) {
  const auto text = records::read_file(path);
  if (!text) return tl::unexpected<Error>(text.error());
  auto record = records::read_own_record(*text, records::CutLine::left_out);
  if (!record) return of_file(path, record.error());
  return record;
}

}  // namespace

Result<Loaded> load_game(const std::string& path) {
  const auto format = records::format_of_file(path);
  if (!format) return tl::unexpected<Error>(format.error());
  const auto text = records::read_file(path);
  if (!text) return tl::unexpected<Error>(text.error());
  const auto found = records::read_file_as(*format, *text, wording_here());
  if (!found) return of_file(path, found.error());
  auto screen = screen_of(found->records.back(), found->secret);
  if (!screen) return of_file(path, screen.error());
  Loaded loaded{*std::move(screen), {}};
  for (const Error& remark : found->remarks) loaded.remarks.push_back(in_file(path, remark.message));
  return loaded;
}

Result<Resumed> resume_latest(const SavedFolder& folder) {
  Resumed resumed;
  for (const std::string& path : folder.files()) {
    if (InUse::elsewhere(path)) {
      resumed.passed_over.push_back(say<"terminal.resume.elsewhere", "file">(path));
      continue;
    }
    const auto record = read_saved(path);
    auto screen = record ? screen_of(record->record, record->secret)
                         : Result<std::unique_ptr<screen::Screen>>(tl::unexpected<Error>(record.error()));
    if (!screen) {
      resumed.passed_over.push_back(screen.error().message);
    } else if ((*screen)->over()) {
      continue;
    } else if (resumed.screen) {
      resumed.others.push_back(path);
    } else {
      resumed.screen = *std::move(screen);
      resumed.file = path;
    }
  }
  if (resumed.screen) return resumed;
  const Message none = folder.path().empty() ? say<"terminal.resume.none-at-home">()
                                             : say<"terminal.resume.none", "folder">(folder.path());
  if (resumed.passed_over.empty()) return refuse(none);
  return refuse<"terminal.resume.none-but", "none", "others">(none, std::move(resumed.passed_over));
}

}  // namespace fourfold::cli
