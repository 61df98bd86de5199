#include "known_positions.h"

#include <fmt/core.h>

#include <cstdio>
#include <fstream>
#include <vector>

#include "bench/processor_time.h"
#include "notation/checkers/text.h"
#include "players/checkers/search_engine.h"
#include "sentences/catalogue.h"

namespace fourfold::checkers {
namespace {

using bench::processor_seconds;
using players::Proof;

// A judgement that leaves no doubt, in hundredths of a man.
constexpr double clearly = 60;

bool judged_so(double value, const std::string& verdict) {
  if (verdict == "wins") return value >= clearly;
  if (verdict == "loses") return value <= -clearly;
  return value > -clearly && value < clearly;
}

struct KnownPosition {
  std::string fen;
  std::string verdict;
  std::string move;
  std::string name;
};

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<KnownPosition> read(const std::string& file) {
  std::vector<KnownPosition> positions;
  std::ifstream lines(file);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    std::vector<std::string> parts;
    for (std::size_t at = 0; at != std::string::npos;) {
      const std::size_t bar = line.find('|', at);
      parts.push_back(trimmed(line.substr(at, bar == std::string::npos ? bar : bar - at)));
      at = bar == std::string::npos ? bar : bar + 1;
    }
    parts.resize(4);
    positions.push_back({parts[0], parts[1], parts[2], parts[3]});
  }
  return positions;
}

}  // namespace

int solve_known(const Rules& rules, const players::Resources& resources, const std::string& file, double seconds) {
  const std::vector<KnownPosition> positions = read(file);
  if (positions.empty()) {
    std::fprintf(stderr, "%s has no positions, or cannot be read.\n", file.c_str());
    return 1;
  }
  fmt::print("| position | book | found | proven after | nodes | depth |\n| --- | --- | --- | --- | --- | --- |\n");
  int contradicted = 0;
  int proven = 0;
  int judged = 0;
  players::Resources roomy = resources;
  roomy.hash_bytes = std::size_t{256} << 20;
  for (const KnownPosition& known : positions) {
    const auto state = parse_position(rules, known.fen);
    if (!state) {
      std::fprintf(stderr, "%s: %s\n", known.fen.c_str(), english(state.error()).c_str());
      return 1;
    }
    SearchEngine engine(roomy, Level{});
    players::StopFlag enough;
    players::Limits limits;
    limits.flag = &enough;
    const double start = processor_seconds();
    const auto passed = [&] { return processor_seconds() - start; };
    limits.stop = [&] { return passed() > seconds; };
    const auto decision = *engine.think(*state, limits, [&](const auto& progress) {
      if (progress.best.proof != Proof::none) enough.raise();
    });
    const auto& best = decision.candidates.front();
    const std::string_view verdict = players::word_for(best.proof);
    const bool same_move = known.move.empty() || format_play(*state, best.play) == known.move;
    if (!verdict.empty()) {
      ++(verdict == known.verdict && same_move ? proven : contradicted);
    } else if (same_move && judged_so(best.value, known.verdict)) {
      ++judged;
    }
    fmt::print("| `{}` {} | {} {} | {} {} | {} | {} | {} |\n", known.fen, known.name, known.verdict, known.move,
               verdict.empty() ? fmt::format("{:+.0f}", best.value) : std::string(verdict),
               format_play(*state, best.play), verdict.empty() ? "–" : fmt::format("{:.2f} s", passed()),
               decision.nodes, best.plies);
    std::fflush(stdout);
  }
  fmt::print("\n{} of {} proven as the book says, {} otherwise; {} more judged as it says.\n", proven, positions.size(),
             contradicted, judged);
  return contradicted == 0 ? 0 : 1;
}

}  // namespace fourfold::checkers
