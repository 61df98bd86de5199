// Tables of endings: the published counts, a naive solver that shares nothing with them but the rules, damaged files,
// and endings that are played to their verdict.
#include "players/checkers/endgame_tables.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <map>

#include "players/checkers/endgame_build.h"
#include "players/checkers/endgame_solver.h"
#include "players/checkers/score.h"
#include "players/checkers/search_engine.h"
#include "players/random_source.h"
#include "tests/rules/checkers/helpers.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::checkers::test {
namespace {

const players::Resources nothing_else{};

SliceCounts counts_of(const EndgameTables& tables, int pieces) {
  SliceCounts all;
  for (const Material& material : materials_of(pieces)) all += tables.counts(material);
  return all;
}

TEST(EndgameTables, those_of_the_program_have_the_published_counts) {
  const auto tables = tables_of(tournament(), nothing_else);
  ASSERT_EQ(tables->pieces(), 4);
  struct Published {
    int pieces;
    std::uint64_t won, lost, drawn;
  };
  for (const Published& each :
       {Published{2, 716, 402, 2370}, Published{3, 100250, 87305, 8477}, Published{4, 2574304, 1917090, 1717922}}) {
    const SliceCounts counts = counts_of(*tables, each.pieces);
    EXPECT_EQ(counts.won, each.won);
    EXPECT_EQ(counts.lost, each.lost);
    EXPECT_EQ(counts.drawn, each.drawn);
  }
  EXPECT_EQ(tables_of(botanica(), nothing_else)->pieces(), 4);
  Rules other = tournament();
  other.chain = Chain::may_stop;
  EXPECT_EQ(tables_of(other, nothing_else)->pieces(), 1) << "nothing is known of rules that no preset has";
}

// All positions of two pieces by asking the rules about every move again and again, until nothing changes.
class NaiveSolver {
 public:
  explicit NaiveSolver(const Rules& rules) : rules_(rules) {
    for (int dark = 1; dark <= 32; ++dark) {
      for (int light = 1; light <= 32; ++light) {
        for (const char* const kinds : {"mm", "mk", "km", "kk"}) {
          for (const char turn : {'B', 'W'}) add(dark, light, kinds, turn);
        }
      }
    }
    for (bool changed = true; changed;) {
      changed = false;
      for (auto& [text, known] : positions_) {
        if (known.value != 0) continue;
        known.value = look(known.state);
        changed = changed || known.value != 0;
      }
    }
  }

  // Calls visit(state, value): 1 won, -1 lost, 0 drawn for the side to move.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const auto& [text, known] : positions_) visit(known.state, known.value);
  }

 private:
  struct Known {
    State state;
    int value = 0;
  };

  void add(int dark, int light, const char* kinds, char turn) {
    if (dark == light) return;
    const auto piece = [](char kind, int square) { return (kind == 'k' ? "K" : "") + std::to_string(square); };
    const std::string fen = std::string(1, turn) + ":W" + piece(kinds[1], light) + ":B" + piece(kinds[0], dark);
    const auto state = parse_position(rules_, fen);
    if (!state) return;  // a man on its far row
    Known known{*state, 0};
    if (phase(*state) == Phase::over) known.value = -1;
    positions_.emplace(format_position(*state), known);
  }

  // 1 if a move wins, -1 if all lose, 0 while that is not known.
  int look(const State& state) const {
    bool all_lose = true;
    for (const Play& play : legal(state)) {
      const State after = apply(state, play);
      int reply = 0;
      if (phase(after) == Phase::over) {
        reply = -1;
      } else {
        reply = positions_.at(format_position(after)).value;
      }
      if (reply == -1) return 1;
      all_lose = all_lose && reply == 1;
    }
    return all_lose ? -1 : 0;
  }

  Rules rules_;
  std::map<std::string, Known> positions_;
};

TEST(EndgameTables, two_pieces_agree_with_a_naive_solver_under_all_rules) {
  for (const Capture capture : {Capture::optional, Capture::compulsory}) {
    for (const Chain chain : {Chain::may_stop, Chain::must_finish}) {
      for (const Crowning crowning : {Crowning::ends_turn, Crowning::goes_on}) {
        Rules rules;
        rules.capture = capture;
        rules.chain = chain;
        rules.crowning = crowning;
        EndgameTables tables(rules);
        for (const Material& material : materials_of(2)) {
          if (tables.has(material)) continue;
          const auto solved = solve_pair(rules, material, tables, {.threads = 2, .distances = true});
          for (int which = 0; which < (solved->both ? 2 : 1); ++which) {
            const auto bytes = std::make_shared<const std::string>(table_file(rules, {solved->files[which]}));
            ASSERT_TRUE(tables.add(*bytes, bytes));
          }
        }
        int positions = 0;
        NaiveSolver(rules).for_each([&](const State& state, int value) {
          const auto proven = tables.probe(state.board(), state.turn());
          ASSERT_TRUE(proven);
          ASSERT_EQ(static_cast<int>(*proven) - 1, value) << format_position(state);
          ++positions;
        });
        EXPECT_EQ(positions, 2 * 3488);
      }
    }
  }
}

// Both sides play as well as tables know. Who should win does, before any draw is due.
TEST(EndgameTables, endings_are_played_to_their_verdict) {
  for (const Rules& rules : {tournament(), botanica()}) {
    const auto tables = tables_of(rules, nothing_else);
    SearchEngine engine(nothing_else, Level{.nodes = 500});
    RandomSource random(5);
    int won = 0;
    for (int tries = 0; won < 120 && tries < 100'000; ++tries) {
      const std::vector<Material> materials = materials_of(2 + static_cast<int>(random.below(3)));
      const Slice slice(materials[random.below(static_cast<std::uint32_t>(materials.size()))]);
      const Facing facing = slice.at(random.next() % slice.size());
      if ((facing.own_men & facing.opposing_men) != 0) continue;
      const auto start = State::from(rules, {board_of(facing), Side::dark, Status::playing});
      if (!start || tables->probe(start->board(), Side::dark) != Proven::win) continue;
      ++won;
      State state = *start;
      for (int ply = 0; ply < 400 && phase(state) != Phase::over; ++ply) {
        const auto decision = *engine.think(state);
        ASSERT_NE(decision.candidates[0].proof, players::Proof::none);
        state = apply(state, decision.play);
      }
      ASSERT_EQ(phase(state), Phase::over);
      ASSERT_EQ(outcome(state).of(Seat::one), 1) << format_position(*start);
    }
    EXPECT_EQ(won, 120);
  }
}

bool can_capture(const State& state) {
  const PlayList plays = legal(state);
  return std::any_of(plays.begin(), plays.end(), [](const Play& play) { return play.captured() != 0; });
}

// Kings that wander about and offer nothing, until so many plies are without progress; nothing if that goes wrong.
std::optional<State> wandered(RandomSource& random, const Rules& rules, int plies) {
  const std::array<Material, 4> materials = {{{0, 2, 0, 1}, {0, 1, 0, 2}, {0, 2, 0, 2}, {0, 3, 0, 1}}};
  const Slice slice(materials[random.below(materials.size())]);
  State state = *State::from(rules, {board_of(slice.at(random.next() % slice.size())), Side::dark, Status::playing});
  if (phase(state) == Phase::over || can_capture(state)) return std::nullopt;
  while (state.quiet_plies() < plies) {
    std::vector<State> next;
    for (const Play& play : legal(state)) {
      const State after = apply(state, play);
      if (phase(after) != Phase::over && !can_capture(after)) next.push_back(after);
    }
    if (next.empty()) return std::nullopt;
    state = next[random.below(static_cast<std::uint32_t>(next.size()))];
  }
  return state;
}

// By the rules alone until forty moves are over; tables judge what progress leads to. 1 won for the side to move, 0
// drawn, -1 lost. Who may claim a draw has at least that.
int looked_through(const EndgameTables& tables, const State& state) {
  if (phase(state) == Phase::over) {
    const auto score = outcome(state).of(seat_of(state.turn()));
    return score > 0 ? 1 : score < 0 ? -1 : 0;
  }
  if (state.quiet_plies() == 0) return static_cast<int>(*tables.probe(state.board(), state.turn())) - 1;
  const bool forty_over = state.quiet_plies() == QuietMoves::most;
  int best = state.draw_due() ? 0 : -1;
  for (const Play& play : legal(state)) {
    const State after = apply(state, play);
    // The other one claims then.
    const bool still_over = forty_over && phase(after) != Phase::over && after.quiet_plies() == QuietMoves::most;
    best = std::max(best, still_over ? 0 : -looked_through(tables, after));
  }
  return best;
}

// Whatever tables say: with few plies left until forty moves are over, most wins come too late.
TEST(EndgameTables, what_comes_too_late_or_again_is_not_called_proven) {
  constexpr int nearly_over = QuietMoves::most - 4;
  for (const Rules& rules : {tournament(), botanica()}) {
    const auto tables = tables_of(rules, nothing_else);
    SearchEngine engine(nothing_else, Level{.nodes = 2000});
    RandomSource random(7);
    int looked_at = 0;
    int too_late = 0;
    int too_late_first = 0;
    int slowly_told = 0;
    int proven = 0;
    while (looked_at < 60) {
      const auto state = wandered(random, rules, nearly_over);
      if (!state) continue;
      ++looked_at;
      engine.new_game();
      const auto decision = *engine.think(*state, {.lines = 100});
      if (std::abs(decision.candidates[0].value) > most_judged &&
          decision.candidates[0].proof == players::Proof::none) {
        ++too_late_first;
        const bool told = decision.reason.code == "reason.checkers.wins-slowly" ||
                          decision.reason.code == "reason.checkers.may-hold-out" || decision.candidates.size() == 1;
        if (told) ++slowly_told;
      }
      for (const auto& candidate : decision.candidates) {
        const State after = apply(*state, candidate.play);
        const int truth = -looked_through(*tables, after);
        if (candidate.proof == players::Proof::none) {
          if (truth == 0) ++too_late;
          continue;
        }
        ++proven;
        ASSERT_EQ(players::word_for(candidate.proof),
                  (std::array{"loses", "draws", "wins"}[static_cast<std::size_t>(truth + 1)]))
            << format_position(*state) << " " << format_play(*state, candidate.play);
      }
    }
    EXPECT_GT(proven, 50);
    EXPECT_GT(too_late, 0);
    EXPECT_EQ(slowly_told, too_late_first);
  }
}

// Under botanica three kings need up to 67 moves against two, and forty are a draw. Those wins that are told to come in
// time do, whatever the other side does; some do not.
TEST(EndgameTables, forty_moves_are_enough_where_tables_say_so) {
  const Rules rules = botanica();
  EndgameTables tables = *tables_of(rules, nothing_else);
  const auto solved = solve_pair(rules, {0, 3, 0, 2}, tables, {.threads = 2, .distances = true});
  for (const SliceFile& file : solved->files) {
    const auto bytes = std::make_shared<const std::string>(table_file(rules, {file}));
    ASSERT_TRUE(tables.add(*bytes, bytes));
  }
  const Slice slice({0, 3, 0, 2});
  RandomSource random(11);
  int in_time = 0;
  int slow = 0;
  while (in_time < 200) {
    State state = *State::from(rules, {board_of(slice.at(random.next() % slice.size())), Side::dark, Status::playing});
    const auto proven = tables.probe_in_time(state.board(), Side::dark, 0);
    if (phase(state) == Phase::over || can_capture(state) || proven == ProvenInTime::draw) continue;
    if (proven == ProvenInTime::slow_win) ++slow;
    if (proven != ProvenInTime::win) continue;
    ++in_time;
    // The winner goes where the other has the fewest plies left, the other anywhere, until one is taken.
    const auto left = [&](const State& next) { return tables.distance(next.board(), next.turn()).value_or(0); };
    while (phase(state) != Phase::over && std::popcount(state.board().light | state.board().dark) == 5) {
      std::optional<State> best;
      for (const Play& play : legal(state)) {
        const State next = apply(state, play);
        if (state.turn() == Side::dark) {
          if (phase(next) != Phase::over && tables.probe(next.board(), next.turn()) != Proven::loss) continue;
          const bool taken = play.captured() != 0 || phase(next) == Phase::over;
          if (taken || !best || left(next) < left(*best)) best = next;
          if (taken) break;
        } else if (!best || random.below(3) == 0) {
          best = next;
        }
      }
      ASSERT_TRUE(best);
      state = *best;
    }
    if (phase(state) == Phase::over) {
      ASSERT_EQ(outcome(state).of(Seat::one), 1);
    } else {
      ASSERT_EQ(tables.probe(state.board(), state.turn()), state.turn() == Side::dark ? Proven::win : Proven::loss);
    }
  }
  EXPECT_GT(slow, 0);
}

// A capture that leads to a drawn ending draws for certain, whatever the other moves are worth.
TEST(EndgameTables, a_draw_is_proven_where_other_moves_are_not_known) {
  const Rules rules = botanica();
  const auto tables = tables_of(rules, nothing_else);
  SearchEngine engine(nothing_else, Level{.nodes = 3000});
  RandomSource random(3);
  int found = 0;
  const std::vector<Material> materials = materials_of(5);
  while (found < 20) {
    const Slice slice(materials[random.below(static_cast<std::uint32_t>(materials.size()))]);
    const Facing facing = slice.at(random.next() % slice.size());
    if ((facing.own_men & facing.opposing_men) != 0) continue;
    const auto state = State::from(rules, {board_of(facing), Side::dark, Status::playing});
    if (phase(*state) == Phase::over) continue;
    for (const Play& play : legal(*state)) {
      const State after = apply(*state, play);
      if (play.captured() == 0 || phase(after) == Phase::over) continue;
      const auto verdict = tables->probe(after.board(), after.turn());
      const auto judged = *engine.judge(*state, std::array{play}, {});
      ASSERT_EQ(judged[0].proof == players::Proof::draws, verdict == Proven::draw)
          << format_position(*state) << " " << format_play(*state, play);
      if (verdict == Proven::draw) ++found;
    }
  }
}

TEST(EndgameTables, files_that_cannot_be_used_say_why_and_nothing_of_them_is_taken) {
  const auto solved = solve_pair(tournament(), {0, 1, 0, 1}, EndgameTables(tournament()), {});
  const std::string whole = table_file(tournament(), {solved->files[0]});
  const auto refused = [](const std::string& bytes, const Rules& rules = tournament()) {
    EndgameTables tables(rules);
    const auto added = tables.add(bytes, nullptr);
    EXPECT_FALSE(tables.has({0, 1, 0, 1}));
    return added ? std::string("taken") : english(added.error());
  };
  EXPECT_NE(refused(whole.substr(0, 10)).find("too short"), std::string::npos);
  EXPECT_NE(refused("fourtab9" + whole.substr(8)).find("another version"), std::string::npos);
  EXPECT_NE(refused(whole.substr(0, whole.size() - 5)).find("damaged"), std::string::npos);
  EXPECT_NE(refused(whole, botanica()).find("other rules"), std::string::npos);
  RandomSource random(1);
  for (int times = 0; times < 300; ++times) {
    std::string damaged = whole;
    damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] ^= static_cast<char>(1 + random.below(255));
    EXPECT_NE(refused(damaged), "taken");
  }
}

TEST(EndgameTables, a_folder_is_built_gone_on_with_and_used_and_a_bad_file_in_it_is_told) {
  const fourfold::test::TemporaryFolder folder;
  players::Resources resources;
  resources.tables = folder.path();
  Rules rules = tournament();
  rules.crowning = Crowning::goes_on;  // nothing of it is part of the program
  int asked = 0;
  players::TableWork work{.pieces = 3, .threads = 2};
  work.stop = [&] { return ++asked > 2000; };
  const auto builder = table_builder();
  const auto planned = builder->plan(rules, resources, 3);
  ASSERT_TRUE(planned);
  EXPECT_EQ(planned->positions_there, 0U);
  const auto stopped = builder->build(rules, resources, work);
  ASSERT_TRUE(stopped);
  EXPECT_FALSE(stopped->finished);
  EXPECT_GT(builder->plan(rules, resources, 3)->positions_there, 0U) << "what was done is kept";
  work.stop = {};
  const auto built = builder->build(rules, resources, work);
  ASSERT_TRUE(built);
  EXPECT_TRUE(built->finished);
  ASSERT_EQ(built->counts.size(), 2U);
  EXPECT_EQ(built->counts[0].positions, 3488U);
  EXPECT_EQ(built->counts[1].positions, 196032U);
  EXPECT_EQ(tables_of(rules, resources)->pieces(), 3);

  std::ofstream(table_path(resources, rules, {0, 1, 0, 1}), std::ios::binary) << "half of a fi";
  std::vector<std::string> trouble;
  resources.trouble = [&](const Message& message) { trouble.push_back(english(message)); };
  EXPECT_EQ(tables_of(rules, resources)->pieces(), 1);
  ASSERT_EQ(trouble.size(), 1U);
  EXPECT_NE(trouble[0].find("0101.fourtab"), std::string::npos);
  EXPECT_NE(trouble[0].find("fourfold tables build"), std::string::npos) << trouble[0];
  EXPECT_FALSE(builder->build(rules, resources, {.pieces = 9}));
}

}  // namespace
}  // namespace fourfold::checkers::test
