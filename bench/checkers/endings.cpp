#include "endings.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "notation/checkers/text.h"
#include "players/checkers/endgame_tables.h"
#include "players/checkers/known_moves.h"
#include "players/checkers/search_engine.h"
#include "players/random_source.h"

namespace fourfold::checkers {
namespace {

constexpr int plies_of_forty_moves = 80;

State state_of(const Rules& rules, const Facing& facing) {
  return *State::from(rules, {board_of(facing), Side::dark, Status::playing});
}

bool converts(const Board& before, const Board& after) {
  return std::popcount(before.dark | before.light) != std::popcount(after.dark | after.light) ||
         std::popcount(before.kings) != std::popcount(after.kings);
}

// Plies of a won position to the next conversion, by the winner's best move.
std::optional<int> plies_to_win(const EndgameTables& tables, const State& state) {
  std::optional<int> fewest;
  for (const Play& play : legal(state)) {
    const State after = apply(state, play);
    const bool over = phase(after) == Phase::over;
    if (!over && tables.probe(after.board(), after.turn()) != Proven::loss) continue;
    int plies = 1;
    if (!over && converts(state.board(), after.board())) {
      if (is_slow(*tables.probe_in_time(after.board(), after.turn(), 0))) plies += slow_plies;
    } else if (!over) {
      const auto left = tables.distance(after.board(), after.turn());
      if (!left) return std::nullopt;
      plies = *left + 1;
    }
    fewest = std::min(fewest.value_or(plies), plies);
  }
  return fewest;
}

class EndingsCheck {
 public:
  EndingsCheck(const Rules& rules, const players::Resources& resources)
      : rules_(rules), tables_(tables_of(rules, resources)), engine_(resources, Level{.plies = 1, .nodes = 1}) {}

  int pieces_known() const { return tables_->pieces(); }

  void check(const Material& material) {
    const Slice slice(material);
    slice.for_each(0, slice.blocks(),
                   [&](std::size_t /*index*/, const Facing& facing) { check(state_of(rules_, facing)); });
  }

  std::uint64_t won = 0;
  std::uint64_t drawn = 0;
  std::uint64_t lost = 0;
  std::uint64_t wrong = 0;
  int longest = 0;  // plies from a win to a conversion

 private:
  void check(const State& state) {
    if (phase(state) == Phase::over) {
      ++lost;  // nothing can move
      return;
    }
    switch (*tables_->probe(state.board(), state.turn())) {
      case Proven::loss:
        ++lost;
        if (!every_reply_is_nearer(state)) complain(state, "a defence leads away from the end");
        return;
      case Proven::draw:
        ++drawn;
        if (verdict_after_move(state) != Proven::draw) complain(state, "the draw is given away");
        return;
      case Proven::win:
        ++won;
        if (!goes_nearer(state)) complain(state, "the win is not pursued");
        return;
    }
  }

  std::optional<Proven> verdict_after_move(const State& state) {
    const auto decision = engine_.think(state);
    if (!decision) return std::nullopt;
    const State after = apply(state, decision->play);
    if (phase(after) == Phase::over) return Proven::win;
    return turned(*tables_->probe(after.board(), after.turn()));
  }

  bool goes_nearer(const State& state) {
    const auto plies = plies_to_win(*tables_, state);
    const auto decision = engine_.think(state);
    if (!plies || !decision) return false;
    longest = std::max(longest, *plies);
    const State after = apply(state, decision->play);
    if (phase(after) == Phase::over) return true;
    if (tables_->probe(after.board(), after.turn()) != Proven::loss) return false;
    return converts(state.board(), after.board()) || tables_->distance(after.board(), after.turn()) == *plies - 1;
  }

  bool every_reply_is_nearer(const State& state) {
    const auto distance = tables_->distance(state.board(), state.turn());
    if (!distance) return false;
    return std::ranges::all_of(legal(state), [&](const Play& play) {
      const State after = apply(state, play);
      if (phase(after) == Phase::over) return false;
      if (tables_->probe(after.board(), after.turn()) != Proven::win) return false;
      if (converts(state.board(), after.board())) return true;
      const auto plies = plies_to_win(*tables_, after);
      return plies && *plies < *distance;
    });
  }

  void complain(const State& state, const char* what) {
    constexpr std::uint64_t most_told = 20;
    if (++wrong <= most_told) fmt::print("{}: {}\n", format_position(state), what);
  }

  Rules rules_;
  std::shared_ptr<const EndgameTables> tables_;
  SearchEngine engine_;
};

// Positions with so many pieces in which the game goes on, all alike likely.
class DrawnEndings {
 public:
  DrawnEndings(const Rules& rules, int pieces, std::uint64_t seed)
      : rules_(rules), materials_(materials_of(pieces)), random_(seed) {
    ends_.reserve(materials_.size());
    std::uint64_t end = 0;
    for (const Material& material : materials_) ends_.push_back(end += Slice(material).size());
  }

  State next() {
    for (;;) {
      const std::uint64_t number = random_.next() % ends_.back();
      const auto at = static_cast<std::size_t>(std::ranges::upper_bound(ends_, number) - ends_.begin());
      const Slice slice(materials_[at]);
      const Facing facing = slice.at(static_cast<std::size_t>(number - (at == 0 ? 0 : ends_[at - 1])));
      if ((facing.own_men & facing.opposing_men) != 0) continue;
      const State state = state_of(rules_, facing);
      if (phase(state) != Phase::over) return state;
    }
  }

 private:
  Rules rules_;
  std::vector<Material> materials_;
  std::vector<std::uint64_t> ends_;  // of each material's numbers
  RandomSource random_;
};

struct PlayedOut {
  State end;
  int plies;
};
PlayedOut played_out(State state, SearchEngine& dark, SearchEngine& light) {
  int plies = 0;
  for (; phase(state) != Phase::over; ++plies) {
    SearchEngine& mover = state.turn() == Side::dark ? dark : light;
    state = apply(state, mover.think(state)->play);
  }
  return {state, plies};
}

}  // namespace

int check_endings(const Rules& rules, const players::Resources& resources, int pieces) {
  EndingsCheck check(rules, resources);
  if (check.pieces_known() < pieces) {
    fmt::print("Tables are here for {} pieces: 'fourfold tables build checkers --pieces {}' makes more.\n",
               check.pieces_known(), pieces);
    return 1;
  }
  for (int count = 2; count <= pieces; ++count) {
    for (const Material& material : materials_of(count)) check.check(material);
    fmt::print("up to {} pieces: {} won, {} lost, {} drawn; {} wrong; at most {} plies to a conversion\n", count,
               check.won, check.lost, check.drawn, check.wrong, check.longest);
    std::fflush(stdout);
  }
  const bool in_time = check.longest < plies_of_forty_moves;
  fmt::print("Forty moves {} enough.\n", in_time ? "are always" : "are not always");
  return check.wrong == 0 ? 0 : 1;
}

int play_wins(const Rules& rules, const players::Resources& resources, const WinsToPlay& wins) {
  const auto tables = tables_of(rules, resources);
  if (tables->pieces() < wins.pieces) {
    fmt::print("Tables are here for {} pieces: 'fourfold tables build checkers --pieces {}' makes more.\n",
               tables->pieces(), wins.pieces);
    return 1;
  }
  const Level level{.nodes = wins.nodes};
  SearchEngine winner(resources, level);
  SearchEngine defender(resources, level);
  DrawnEndings drawn(rules, wins.pieces, wins.seed);
  std::size_t won = 0;
  std::size_t played = 0;
  std::uint64_t plies = 0;
  int longest = 0;
  std::size_t slow = 0;  // for which forty moves may not be enough
  while (played < wins.count) {
    const State begun = drawn.next();
    const auto proven = tables->probe_in_time(begun.board(), begun.turn(), 0);
    if (proven == ProvenInTime::slow_win) ++slow;
    if (proven != ProvenInTime::win) continue;
    winner.new_game();
    defender.new_game();
    const auto [end, length] = played_out(begun, winner, defender);
    ++played;
    plies += static_cast<std::uint64_t>(length);
    longest = std::max(longest, length);
    if (outcome(end).of(seat_of(Side::dark)) > 0) {
      ++won;
    } else {
      fmt::print("not won: {}\n", format_position(begun));
    }
    if (played % 100 == 0) {
      fmt::print("{} of {} won, {:.1f} plies a game, the longest {}; {} more were too slow for forty moves\n", won,
                 played, static_cast<double>(plies) / static_cast<double>(played), longest, slow);
      std::fflush(stdout);
    }
  }
  return won == played ? 0 : 1;
}

}  // namespace fourfold::checkers
