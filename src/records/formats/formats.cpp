#include "records/formats/formats.h"

#include "records/backgammon/mat.h"
#include "records/backgammon/oldmoves.h"
#include "records/backgammon/positions.h"
#include "records/backgammon/sgf.h"
#include "records/checkers/pdn.h"
#include "records/record_text.h"
#include "records/text_place.h"
#include "records/utf8.h"
#include "rules/backgammon/backgammon.h"
#include "rules/checkers/checkers.h"
#include "rules/rule_set.h"

namespace fourfold::records {
namespace {

// A last line that was cut short can be done without.
Result<Reading> read_own(std::string_view text, const UnnamedPlayers& /*it names all*/) {
  Reading reading;
  auto record = read_own_record(text);
  if (!record) {
    auto most = read_own_record(text, CutLine::left_out);
    if (!most) return tl::unexpected<Error>(record.error());
    reading.remarks.push_back(record.error());
    record = std::move(most);
  }
  reading.records.push_back(std::move(record->record));
  reading.secret = record->secret;
  return reading;
}

Result<Reading> read_server(std::string_view text, const UnnamedPlayers& /*it names both*/) {
  return read_oldmoves(text);
}

Result<std::string> write_own(const Record& record) { return write_record(record); }

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
    {.name = "fourfold",
     .meaning = say<"record.format-fourfold">,
     .own = true,
     .read = read_own,
     .write = write_each<write_own>},
    {.name = "mat",
     .meaning = say<"record.format-mat">,
     .game = backgammon::Game::name,
     .read = read_mat,
     .write = write_each<write_mat>},
    {.name = "sgf",
     .meaning = say<"record.format-sgf">,
     .game = backgammon::Game::name,
     .read = read_sgf,
     .write = write_each<write_sgf>},
    {.name = "pdn",
     .meaning = say<"record.format-pdn">,
     .game = checkers::Game::name,
     .many = true,
     .read = read_pdn,
     .write = write_pdn},
    {.name = "gnubgid",
     .meaning = say<"record.format-gnubgid">,
     .game = backgammon::Game::name,
     .positions = true,
     .many = true,
     .read = read_positions,
     .write = write_each<write_gnubg_id>},
    {.name = "xgid",
     .meaning = say<"record.format-xgid">,
     .game = backgammon::Game::name,
     .positions = true,
     .many = true,
     .read = read_positions,
     .write = write_each<write_xgid>},
    {.name = "oldmoves", .meaning = say<"record.format-oldmoves">, .game = backgammon::Game::name, .read = read_server},
};

bool any(const Format& /*format*/) { return true; }

// The format of that name among those that will do, or which these are.
template <class WillDo>
Result<Format> find_among(std::string_view name, WillDo will_do) {
  std::vector<std::string_view> names;
  for (const Format& format : all_formats) {
    if (!will_do(format)) continue;
    if (format.name == name) return format;
    names.push_back(format.name);
  }
  return refuse(unknown_name<"unknown.format">(name, names));
}

// What stands after the last dot of a file's name, in small letters.
Result<std::string> ending_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  const std::string_view file = slash == std::string_view::npos ? path : path.substr(slash + 1);
  const std::size_t dot = file.rfind('.');
  if (dot == std::string_view::npos) {
    return refuse<"record.no-ending", "file">(excerpt(file));
  }
  std::string ending(file.substr(dot + 1));
  for (char& c : ending) c = static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
  return ending;
}

}  // namespace

std::span<const Format> formats() { return all_formats; }

Result<Format> find_format(std::string_view name) { return find_among(name, any); }

Result<Format> format_of_file(std::string_view path) {
  const auto ending = ending_of(path);
  if (!ending) return tl::unexpected<Error>(ending.error());
  return find_format(*ending);
}

Result<Format> format_to_write(std::string_view name, std::string_view game) {
  const auto known = find_format(name);
  if (known && known->write == nullptr) {
    return refuse<"record.only-read", "format">(name);
  }
  if (known && !game.empty() && !known->can_hold(game)) {
    return refuse<"record.other-game", "format", "game", "other">(name, known->game, game);
  }
  return find_among(
      name, [&](const Format& format) { return game.empty() ? format.write != nullptr : format.can_hold(game); });
}

Result<Format> format_of_new_file(std::string_view path, std::string_view game) {
  const auto ending = ending_of(path);
  if (!ending) return tl::unexpected<Error>(ending.error());
  return format_to_write(*ending, game);
}

Result<Reading> read_file_as(const Format& format, std::string_view bytes, const Wording& wording, Reads how) {
  auto reading = format.read(text_of_file(bytes), wording.unnamed);
  if (reading && how == Reads::strictly && !reading->remarks.empty())
    return tl::unexpected<Error>(reading->remarks.front());
  if (reading) note_gaps(*reading, wording.note);
  return reading;
}

Result<Converted> convert(std::string_view bytes, const Format& from, const Format& to, const Wording& wording,
                          Reads how) {
  auto reading = read_file_as(from, bytes, wording, how);
  if (!reading) return tl::unexpected<Error>(reading.error());
  Converted converted;
  converted.remarks = std::move(reading->remarks);
  const std::vector<Record>& records = reading->records;
  const std::size_t a_file = to.many ? records.size() : 1;
  for (std::size_t i = 0; i < records.size(); i += a_file) {
    if (const auto fits = format_to_write(to.name, records[i].setup.game); !fits)
      return tl::unexpected<Error>(fits.error());
    auto written = to.write(std::span(records).subspan(i, a_file));
    if (!written) return tl::unexpected<Error>(written.error());
    converted.texts.push_back(*std::move(written));
  }
  return converted;
}

}  // namespace fourfold::records
