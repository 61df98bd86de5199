#include "cli/perft.h"

#include "bench/processor_time.h"
#include "cli/ask.h"
#include "cli/whole_number.h"

namespace fourfold::cli {
namespace {

template <HasBoard G>
Answer<Json> leaves_of(const Question& question, const std::function<void(const PerftLine&)>& tell) {
  const auto state = asked_state<G>(question);
  if (!state) return passed_on(state);
  if (!question.depth) return refuse<"terminal.perft.no-depth">();
  const Answer<int> depth = read_whole_number(say<"terminal.number.depth">(), *question.depth, 0, deepest_perft);
  if (!depth) return passed_on(depth);

  Json json = question_json<G>(question, *state);
  json["depth"] = *depth;
  Json counts = Json::array();
  PerftLine line{0, 1, 0};
  for (int d = 1; d <= *depth; ++d) {
    const double start = bench::processor_seconds();
    line = {d, perft(*state, d), 0};
    line.seconds = bench::processor_seconds() - start;
    counts.push_back(line.leaves);
    tell(line);
  }
  json["counts"] = counts;
  json["leaves"] = line.leaves;
  return json;
}

}  // namespace

Answer<Json> count_leaves(const Question& question, const std::function<void(const PerftLine&)>& tell) {
  return with_game(question.game, [&]<class G>() { return leaves_of<G>(question, tell); });
}

}  // namespace fourfold::cli
