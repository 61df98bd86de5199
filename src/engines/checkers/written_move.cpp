#include "engines/checkers/written_move.h"

#include "engines/one_line.h"
#include "notation/checkers/text.h"
#include "notation/text_reader.h"

namespace fourfold::checkers {
namespace {

struct Ends {
  Square from;
  Square to;
};

// 14x30 and nothing else.
std::optional<Ends> ends_of(std::string_view text) {
  TextReader reader(text);
  const auto from = Square::from(reader.take_number(Square::count).value_or(0));
  const bool captures = reader.take('x') || reader.take('X') || reader.take('-');
  const auto to = Square::from(reader.take_number(Square::count).value_or(0));
  if (!from || !captures || !to || !reader.done()) return std::nullopt;
  return Ends{*from, *to};
}

}  // namespace

std::string move_by_ends(const Play& play) {
  return std::to_string(play.from().number()) + (play.captures() ? "x" : "-") + std::to_string(play.to().number());
}

Result<Play> move_between(const State& state, Square from, Square to, std::optional<Squares> captured) {
  std::optional<Play> found;
  for (const Play& play : legal(state)) {
    if (play.kind() != PlayKind::move || play.from() != from || play.to() != to) continue;
    if (captured && play.captured() != *captured) continue;
    if (found && apply(state, *found).board() != apply(state, play).board()) {
      return refuse<"checkers.several-captures", "from", "to", "one", "another">(from.number(), to.number(),
                                                                                 describe(*found), describe(play));
    }
    if (!found) found = play;
  }
  if (found) return *found;
  if (const auto allowed = check_play(state, Play::step(from, to)); !allowed) return refuse(allowed.error().message);
  return refuse<"checkers.captures-others", "from", "to">(from.number(), to.number());
}

Result<Play> read_move(const State& state, std::string_view text) {
  if (text.empty() || text.front() < '0' || text.front() > '9') {
    return refuse<"checkers.no-move", "text">(engines::on_one_line(text));
  }
  auto play = parse_play(state, text);
  if (play) return play;
  // Where several ways lead to the same, any of them will do.
  if (const auto ends = ends_of(text)) {
    if (auto meant = move_between(state, ends->from, ends->to)) return meant;
  }
  return play;
}

}  // namespace fourfold::checkers
