#include "records/backgammon/positions.h"

#include "notation/backgammon/text.h"
#include "records/replay.h"
#include "records/text_place.h"

namespace fourfold::records {
namespace {

using backgammon::Game;

// The rules that a position's text can say, as options.
Setup setup_for(const backgammon::State& state, const UnnamedPlayers& unnamed) {
  const backgammon::Rules& rules = state.rules();
  Setup setup;
  setup.game = Game::name;
  setup.preset = "tournament";
  setup.options.emplace_back("match_length", std::to_string(rules.match_length));
  if (rules.money()) {
    setup.options.emplace_back("jacoby", rules.jacoby ? "on" : "off");
    if (rules.beavers) setup.options.emplace_back("beavers", "on");
  }
  setup.start = format_position(state);
  setup.players = {{unnamed[0], "human"}, {unnamed[1], "human"}};
  setup.dice = DiceMode::manual;
  return setup;
}

template <class Write>
Result<std::string> write_position(const Record& record, Write write) {
  const auto table = replay<Game>(record);
  if (!table) return tl::unexpected<Error>(table.error());
  return write(table->state()) + "\n";
}

Result<Record> position_record(std::string_view text, const UnnamedPlayers& unnamed) {
  const auto state = parse_position(Game::presets().front().rules, text);
  if (!state) return tl::unexpected<Error>(state.error());
  Record record;
  record.setup = setup_for(*state, unnamed);
  if (const auto fits = check(record); !fits) return tl::unexpected<Error>(fits.error());
  return record;
}

bool holds(const TextLine& line, std::string_view words) { return line.text.find(words) != std::string_view::npos; }

}  // namespace

Result<Reading> read_positions(std::string_view text, const UnnamedPlayers& unnamed) {
  Reading reading;
  const std::vector<TextLine> lines = lines_of(text);
  std::size_t last_passed_over = lines.size();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const TextPlace place = lines[i].place;
    const std::string_view words = trimmed(lines[i].text);
    if (words.empty() || words.starts_with('#')) continue;
    // GNU Backgammon shows the two IDs one below the other.
    const bool parted = holds(lines[i], "Position ID") && i + 1 < lines.size() && holds(lines[i + 1], "Match ID");
    const std::size_t end = parted ? lines[i + 1].place.at + lines[i + 1].text.size() : place.at + lines[i].text.size();
    auto record = position_record(text.substr(place.at, end - place.at), unnamed);
    if (record) {
      reading.records.push_back(*std::move(record));
    } else {
      // Said once for lines that follow each other, such as those of a board.
      if (last_passed_over + 1 != i)
        reading.remark(place, say<"record.line-left-out", "reason">(record.error().message));
      last_passed_over = i;
    }
    if (parted) ++i;
  }
  if (!reading.records.empty()) return reading;
  if (!reading.remarks.empty()) return tl::unexpected<Error>(reading.remarks.front());
  return refuse_line({}, say<"record.no-position">());
}

Result<std::string> write_gnubg_id(const Record& record) {
  return write_position(
      record, [](const backgammon::State& state) { return format_position_id(state) + ":" + format_match_id(state); });
}

Result<std::string> write_xgid(const Record& record) { return write_position(record, backgammon::format_xgid); }

}  // namespace fourfold::records
