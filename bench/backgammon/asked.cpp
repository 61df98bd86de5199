#include "asked.h"

#include <fmt/core.h>
#include <sys/resource.h>

#include "cli/progress.h"
#include "engines/outside.h"

namespace fourfold::backgammon {

std::unique_ptr<players::Player<Game>> player_named(const std::string& name) {
  auto found = engines::find_player<Game>(name);
  if (found) return std::move(*found);
  fmt::print(stderr, "{}\n", found.error().message);
  return nullptr;
}

double processor_seconds() {
  double seconds = 0;
  for (const int whose : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used{};
    getrusage(whose, &used);
    const auto add = [&](const timeval& time) {
      seconds += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    add(used.ru_utime);
    add(used.ru_stime);
  }
  return seconds;
}

Answers answers_of(const std::string& name, const std::vector<State>& questions) {
  Answers answers{name, {}, 0};
  const double start = processor_seconds();
  {
    // It lives only here: the time of another program is known when it has ended.
    const auto player = player_named(name);
    cli::Progress progress;
    for (const State& question : questions) {
      answers.plays.push_back(player->decide(question, {}).play);
      progress.show(static_cast<std::int64_t>(answers.plays.size()), static_cast<std::int64_t>(questions.size()),
                    "questions", [&] { return name; });
    }
  }
  answers.seconds_a_question = (processor_seconds() - start) / static_cast<double>(questions.size());
  return answers;
}

}  // namespace fourfold::backgammon
