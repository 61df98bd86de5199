#include "timed_player.h"

#include <fmt/core.h>
#include <sys/resource.h>

#include <stdexcept>

#include "cli/progress_bar.h"
#include "engines/external_player.h"
#include "sentences/catalogue.h"

namespace fourfold::backgammon {

std::unique_ptr<players::Engine<Game>> player_named(const std::string& name) {
  auto found = engines::find_player<Game>(name);
  if (found) return std::move(*found);
  fmt::print(stderr, "{}\n", english(found.error()));
  return nullptr;
}

players::Decision<Game> decision_of(players::Engine<Game>& player, const State& state, std::uint64_t seed) {
  auto decision = player.think(state, {.seed = seed});
  if (!decision) throw std::runtime_error(english(decision.error()));
  return *std::move(decision);
}

namespace {

// The processor time of this program and of those that it has started and waited for.
double seconds_with_children() {
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

}  // namespace

std::string questions_done(std::int64_t done, std::int64_t all) { return fmt::format("{} of {} questions", done, all); }

Answers answers_of(const std::string& name, const std::vector<State>& questions) {
  Answers answers{name, {}, 0};
  const double start = seconds_with_children();
  {
    // It lives only here: the time of another program is known when it has ended.
    const auto player = player_named(name);
    cli::ProgressBar progress;
    for (const State& question : questions) {
      answers.plays.push_back(decision_of(*player, question).play);
      progress.show(static_cast<std::int64_t>(answers.plays.size()), static_cast<std::int64_t>(questions.size()),
                    questions_done, [&] { return name; });
    }
  }
  answers.seconds_a_question = (seconds_with_children() - start) / static_cast<double>(questions.size());
  return answers;
}

}  // namespace fourfold::backgammon
