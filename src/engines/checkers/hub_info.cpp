#include "engines/checkers/hub_info.h"

#include <charconv>

#include "engines/checkers/hub_text.h"
#include "players/checkers/score.h"

namespace fourfold::checkers {
namespace {

std::string fixed(double number, int digits) {
  char text[64];
  const auto end = std::to_chars(text, text + sizeof text, number, std::chars_format::fixed, digits).ptr;
  return {text, end};
}

// In men. A game that is won for certain is a hundred, less a hundredth for each ply until its end where that was seen.
double in_men(double value) {
  constexpr double won = 100;
  constexpr double won_by_tables = 80;
  const int score = static_cast<int>(value);
  if (!is_proven(score)) return value / 100;
  const double sign = score > 0 ? 1 : -1;
  if (!is_seen_to_end(score)) return sign * won_by_tables;
  return sign * (won - (decided_score - sign * value) / 100);
}

}  // namespace

std::string hub_info(const players::ThinkingProgress<Game>& progress, double seconds) {
  const double millions = static_cast<double>(progress.nodes) / 1e6;
  std::string line;
  for (const Play& play : progress.best.line) line.append(line.empty() ? "" : " ").append(hub_move(play));
  return "info depth=" + std::to_string(progress.plies) + " score=" + fixed(in_men(progress.best.value), 2) +
         " nodes=" + std::to_string(progress.nodes) + " time=" + fixed(seconds, 3) +
         " nps=" + fixed(seconds > 0 ? millions / seconds : 0, 3) + " pv=\"" + line + "\"";
}

}  // namespace fourfold::checkers
