#include "records/formats/formats.h"

#include "records/backgammon/mat.h"
#include "records/backgammon/positions.h"
#include "records/backgammon/sgf.h"
#include "records/checkers/pdn.h"
#include "records/record_text.h"
#include "records/text_place.h"
#include "rules/backgammon/backgammon.h"
#include "rules/checkers/checkers.h"
#include "rules/rule_set.h"

namespace fourfold::records {
namespace {

Result<Record> read_own(std::string_view text) { return read_record(text); }
Result<std::string> write_own(const Record& record) { return write_record(record); }

// A format that holds one record a file.
template <Result<Record> (*Read)(std::string_view)>
Result<std::vector<Record>> read_one(std::string_view text) {
  auto record = Read(text);
  if (!record) return tl::unexpected<Error>(record.error());
  std::vector<Record> records;
  records.push_back(*std::move(record));
  return records;
}

template <Result<std::string> (*Write)(const Record&)>
Result<std::string> write_each(std::span<const Record> records) {
  std::string text;
  for (const Record& record : records) {
    const auto written = Write(record);
    if (!written) return written;
    text += *written;
  }
  return text;
}

constexpr Format all_formats[] = {
    {"fourfold", "Fourfold's own record of any game", "", false, false, read_one<read_own>, write_each<write_own>},
    {"mat", "Jellyfish's backgammon match, as GNU Backgammon writes it", backgammon::Game::name, false, false,
     read_one<read_mat>, write_each<write_mat>},
    {"sgf", "GNU Backgammon's match", backgammon::Game::name, false, false, read_one<read_sgf>, write_each<write_sgf>},
    {"pdn", "games of checkers (PDN 3.0)", checkers::Game::name, false, true, read_pdn, write_pdn},
    {"gnubgid", "backgammon positions as GNU Backgammon's IDs", backgammon::Game::name, true, true, read_positions,
     write_each<write_gnubg_id>},
    {"xgid", "backgammon positions as eXtreme Gammon's IDs", backgammon::Game::name, true, true, read_positions,
     write_each<write_xgid>},
};

constexpr auto names = [] {
  std::array<std::string_view, std::size(all_formats)> list;
  for (std::size_t i = 0; i < list.size(); ++i) list[i] = all_formats[i].name;
  return list;
}();

}  // namespace

std::span<const Format> formats() { return all_formats; }

Result<Format> find_format(std::string_view name) {
  for (const Format& format : all_formats) {
    if (format.name == name) return format;
  }
  return refuse(unknown_name("format", name, names));
}

Result<Format> format_of_file(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  const std::string_view file = slash == std::string_view::npos ? path : path.substr(slash + 1);
  const std::size_t dot = file.rfind('.');
  if (dot == std::string_view::npos) {
    return refuse(quoted(file) + " has no ending that says what it holds, such as .fourfold, .mat or .pdn");
  }
  std::string ending(file.substr(dot + 1));
  for (char& c : ending) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  return find_format(ending);
}

Result<std::vector<std::string>> convert(std::string_view text, const Format& from, const Format& to) {
  const auto records = from.read(text);
  if (!records) return tl::unexpected<Error>(records.error());
  for (const Record& record : *records) {
    if (to.game.empty() || record.setup.game == to.game) continue;
    return refuse("a ." + std::string(to.name) + " file is for " + std::string(to.game) + ", and this is a game of " +
                  record.setup.game);
  }
  std::vector<std::string> texts;
  const std::size_t a_file = to.many ? records->size() : 1;
  for (std::size_t i = 0; i < records->size(); i += a_file) {
    auto written = to.write(std::span(*records).subspan(i, a_file));
    if (!written) return tl::unexpected<Error>(written.error());
    texts.push_back(*std::move(written));
  }
  return texts;
}

}  // namespace fourfold::records
