#include "engines/checkers/session_player.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "players/registry.h"

namespace fourfold::checkers {

Result<Rules> session_rules(std::string_view preset) {
  const auto found = find_preset<Game>(preset);
  if (!found) return refuse(found.error());
  Rules rules = found->rules;
  rules.draws = Draws::claim;
  return rules;
}

Result<EnginePointer> session_engine(const engines::SessionSettings& settings, std::size_t hash_megabytes) {
  players::Resources resources = players::usual_resources();
  resources.hash_bytes = hash_megabytes << 20;
  resources.trouble = settings.trouble;
  const std::string_view strongest = players::player_names<Game>().back();
  return players::make_player<Game>(settings.bot.empty() ? strongest : settings.bot, resources);
}

void begin_game(players::Engine<Game>& engine, const Rules& rules) {
  engine.new_game();
  // An engine gets ready when it is first asked.
  players::Limits least;
  least.nodes = 1;
  (void)engine.think(begin_with(rules, seat_of(Side::dark)), least);
}

void until(players::Limits& limits, players::Deadline deadline) {
  limits.deadline = std::move(deadline);
  if (limits.nodes == 0) limits.nodes = std::numeric_limits<std::uint64_t>::max();
}

Result<ChosenMove> choose_move(players::Engine<Game>& engine, const State& state, const players::Limits& limits,
                               const players::OnProgress<Game>& told) {
  const PlayList plays = legal(state);
  if (plays.size() == 1) return ChosenMove{plays[0]};
  const auto decision = engine.think(state, limits, told);
  if (!decision) return refuse(decision.error());
  const auto is_choice = [&](const players::Candidate<Game>& candidate) {
    return decision->play.kind() == PlayKind::move ? candidate.play == decision->play
                                                   : candidate.play.kind() == PlayKind::move;
  };
  const auto choice = std::ranges::find_if(decision->candidates, is_choice);
  if (choice == decision->candidates.end()) return ChosenMove{plays[0]};
  return ChosenMove{choice->play, *choice, decision->nodes};
}

std::optional<Play> ChosenMove::reply() const {
  if (!judged || judged->line.size() < 2 || judged->line[1].kind() != PlayKind::move) return std::nullopt;
  return judged->line[1];
}

}  // namespace fourfold::checkers
