#include "cli/play/load.h"

#include <random>

#include "cli/play/in_use.h"
#include "records/files.h"
#include "records/formats/formats.h"
#include "records/record_text.h"

namespace fourfold::cli {
namespace {

std::uint64_t any_number() {
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

tl::unexpected<Error> of_file(const std::string& path, const Error& error) {
  return refuse(path + ": " + error.message);
}

Result<records::Record> read_saved(const std::string& path) {
  const auto text = records::read_file(path);
  if (!text) return tl::unexpected<Error>(text.error());
  auto record = records::read_record(*text, records::CutLine::left_out);
  if (!record) return of_file(path, record.error());
  return record;
}

}  // namespace

Result<std::unique_ptr<host::Host>> load_host(const std::string& path) {
  const auto format = records::format_of_file(path);
  if (!format) return tl::unexpected<Error>(format.error());
  const auto text = records::read_file(path);
  if (!text) return tl::unexpected<Error>(text.error());
  const auto found = format->read(*text);
  if (!found) return of_file(path, found.error());
  if (found->empty()) return refuse(path + ": there is no game in it");
  auto host = host::resume_host(found->back(), any_number());
  if (!host) return of_file(path, host.error());
  return host;
}

Result<Resumed> resume_latest(const SavedFolder& folder) {
  Resumed resumed;
  for (const std::string& path : folder.files()) {
    if (InUse::elsewhere(path)) {
      resumed.passed_over.push_back(path + " is being played elsewhere");
      continue;
    }
    const auto record = read_saved(path);
    auto host = record ? host::resume_host(*record, any_number())
                       : Result<std::unique_ptr<host::Host>>(tl::unexpected<Error>(record.error()));
    if (!host) {
      resumed.passed_over.push_back(host.error().message);
    } else if ((*host)->over()) {
      continue;
    } else if (resumed.host) {
      resumed.others.push_back(path);
    } else {
      resumed.host = *std::move(host);
      resumed.file = path;
    }
  }
  if (resumed.host) return resumed;
  std::string reason = "there is no unfinished game in " + (folder.path().empty() ? "your home" : folder.path());
  for (const std::string& passed : resumed.passed_over) reason += "; " + passed;
  return refuse(reason);
}

}  // namespace fourfold::cli
