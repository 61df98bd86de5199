// Makes an opening book of checkers: the first plies from the start, and the ballots, each searched for longer than a
// game has time. Goes on with the book that is there; Ctrl-C saves.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <thread>

#include "notation/checkers/text.h"
#include "players/checkers/search_engine.h"
#include "rules/checkers/ballots.h"
#include "rules/checkers/checkers.h"

namespace {

using namespace fourfold;
using namespace fourfold::checkers;

std::atomic<bool> interrupted = false;

struct Settings {
  std::string file;
  std::string rules = "tournament";
  std::uint64_t nodes = 10'000'000;
  int plies = 2;  // from the start
  unsigned threads = 1;
};

SearchPosition position_of(const State& state) {
  return SearchPosition::of(state.board(), state.turn(), state.quiet_plies());
}

// Every position once, by its key.
std::map<std::uint64_t, State> positions(const Rules& rules, int plies) {
  std::map<std::uint64_t, State> found;
  std::vector<State> layer{begin_with(rules, Seat::one)};
  for (int ply = 0;; ++ply) {
    std::vector<State> next;
    for (const State& state : layer) {
      if (!found.emplace(position_of(state).key, state).second || ply == plies) continue;
      for (const Play& play : legal(state)) next.push_back(apply(state, play));
    }
    if (ply == plies) break;
    layer = std::move(next);
  }
  for (const Ballot& ballot : ballots()) {
    // Under other rules than the tournament's a ballot may be no game at all, and nobody draws one.
    if (rules.capture != Capture::compulsory) break;
    const auto state = State::from(rules, {board_after(ballot), Side::light, Status::playing});
    if (state) found.emplace(position_of(*state).key, *state);
  }
  std::erase_if(found,
                [](const auto& each) { return phase(each.second) != Phase::decide || legal(each.second).size() < 2; });
  return found;
}

class Book {
 public:
  Book(const Settings& settings, const Rules& rules) : settings_(settings), open_(positions(rules, settings.plies)) {
    std::ifstream file(settings.file);
    for (std::string line; std::getline(file, line);) {
      if (line.empty() || line.front() == '#') continue;
      const std::uint64_t key = std::stoull(line.substr(0, 16), nullptr, 16);
      lines_.emplace(key, line);
      open_.erase(key);
    }
  }

  bool fill() {
    std::printf("%zu positions are in the book, %zu are to come\n", lines_.size(), open_.size());
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < settings_.threads; ++i) threads.emplace_back([&] { work(); });
    threads.clear();
    return save();
  }

 private:
  void work() {
    players::Resources resources = players::usual_resources();
    resources.hash_bytes = std::size_t{128} << 20;
    SearchEngine engine(resources, Level{});
    while (!interrupted) {
      const auto next = take();
      if (next.empty()) return;
      const auto& [key, state] = *next.begin();
      engine.new_game();
      const auto decision = engine.think(state, {.nodes = settings_.nodes});
      if (!decision) return;
      const auto& best = decision->candidates.front();
      const OpeningBook::Entry entry{key,
                                     best.play.from().index() + 1,
                                     best.play.to().index() + 1,
                                     best.play.captured() != 0,
                                     static_cast<int>(best.value),
                                     best.plies};
      add(key, book_line(entry) + " # " + format_position(state));
    }
  }

  std::map<std::uint64_t, State> take() {
    const std::lock_guard lock(mutex_);
    std::map<std::uint64_t, State> one;
    if (!open_.empty()) one.insert(open_.extract(open_.begin()));
    return one;
  }

  void add(std::uint64_t key, const std::string& line) {
    const std::lock_guard lock(mutex_);
    lines_.emplace(key, line);
    std::printf("%4zu left: %s\n", open_.size(), line.c_str());
    std::fflush(stdout);
    constexpr std::size_t lines_between_saves = 20;
    if (lines_.size() % lines_between_saves == 0) save();
  }

  bool save() const {
    std::ofstream file(settings_.file);
    file << "# The opening book of checkers under the rules '" << settings_.rules
         << "', made by make_checkers_book with " << settings_.nodes
         << " nodes a\n# position: its key, the move, hundredths of a man, plies.\n";
    for (const auto& [key, line] : lines_) file << line << "\n";
    file.flush();
    if (!file) std::fprintf(stderr, "%s cannot be written\n", settings_.file.c_str());
    return static_cast<bool>(file);
  }

  Settings settings_;
  std::mutex mutex_;
  std::map<std::uint64_t, State> open_;
  std::map<std::uint64_t, std::string> lines_;
};

}  // namespace

int main(int argc, char** argv) try {
  Settings settings;
  CLI::App app("Makes an opening book of checkers.");
  app.add_option("file", settings.file, "the book, such as data/checkers/tournament.fourbook")->required();
  app.add_option("--rules", settings.rules, "the preset that is played")->capture_default_str();
  app.add_option("--nodes", settings.nodes, "searched for each position")->capture_default_str();
  app.add_option("--plies", settings.plies, "from the start, every position so far")
      ->check(CLI::Range(0, 6))
      ->capture_default_str();
  app.add_option("--threads", settings.threads)->check(CLI::Range(1, 64))->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  for (const auto& preset : presets()) {
    if (preset.name != settings.rules) continue;
    std::signal(SIGINT, [](int) { interrupted = true; });
    std::signal(SIGTERM, [](int) { interrupted = true; });
    return Book(settings, preset.rules).fill() ? 0 : 1;
  }
  std::fprintf(stderr, "There is no preset called %s.\n", settings.rules.c_str());
  return 1;
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
