// Any bytes as a line of --batch: refused, or a question; and an answer that is JSON whatever was asked.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "cli/batch.h"
#include "cli/convert_batch.h"
#include "cli/moves.h"
#include "cli/question.h"
#include "cli/report.h"

using namespace fourfold;
using namespace fourfold::cli;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string line(reinterpret_cast<const char*>(data), size);
  const auto told = [&](const Answer<Json>& answer) {
    const Json json = answer_json(line, answer);
    if (!Json::accept(one_line(json))) std::abort();
    if (!answer && (!json.contains("error") || !json.contains("code"))) std::abort();
  };
  (void)read_question(line, {}, best_words);
  (void)read_question(line, {}, rollout_words);
  told(convert_request(line));
  const auto question = read_question(line, {}, position_words);
  if (!question) {
    told(passed_on(question));
    return 0;
  }
  const auto moves = find_moves(*question);
  if (moves) {
    told(moves->json);
  } else {
    told(passed_on(moves));
  }
  return 0;
}
