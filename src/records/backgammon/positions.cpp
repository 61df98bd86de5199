#include "records/backgammon/positions.h"

#include "notation/backgammon/text.h"
#include "records/replay.h"
#include "records/text_place.h"

namespace fourfold::records {
namespace {

using backgammon::Game;

// The rules that a position's text can say, as options.
Setup setup_for(const backgammon::State& state) {
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
  setup.players = {{"Player 1", "human"}, {"Player 2", "human"}};
  setup.dice = DiceMode::manual;
  return setup;
}

template <class Write>
Result<std::string> write_position(const Record& record, Write write) {
  const auto table = replay<Game>(record);
  if (!table) return tl::unexpected<Error>(table.error());
  return write(table->state()) + "\n";
}

}  // namespace

Result<std::vector<Record>> read_positions(std::string_view text) {
  std::vector<Record> records;
  for (const TextLine& line : lines_of(text)) {
    const std::string_view words = trimmed(line.text);
    if (words.empty() || words.starts_with('#')) continue;
    const auto state = parse_position(Game::presets().front().rules, words);
    if (!state) return refuse_at(line.place, state.error().message);
    Record record;
    record.setup = setup_for(*state);
    if (const auto fits = check(record); !fits) return refuse_at(line.place, fits.error().message);
    records.push_back(std::move(record));
  }
  if (records.empty()) return refuse_at({}, "there is no position in this file: it holds one GNUBG ID or XGID a line");
  return records;
}

Result<std::string> write_gnubg_id(const Record& record) {
  return write_position(
      record, [](const backgammon::State& state) { return format_position_id(state) + ":" + format_match_id(state); });
}

Result<std::string> write_xgid(const Record& record) { return write_position(record, backgammon::format_xgid); }

}  // namespace fourfold::records
