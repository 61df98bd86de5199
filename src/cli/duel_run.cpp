#include "cli/duel_run.h"

#include <limits>
#include <tuple>

#include <fmt/core.h>

#include "cli/ask.h"
#include "cli/asked_limits.h"
#include "cli/language.h"
#include "engines/external_player.h"
#include "engines/machine_clock.h"
#include "players/duel.h"
#include "players/duel_threads.h"

namespace fourfold::cli {
namespace {

// What the game changes for duels, then what was asked for.
template <Game G>
Question for_duel(Question question) {
  const auto settings = lineup(G{}).duel_settings;
  question.set.insert(question.set.begin(), settings.begin(), settings.end());
  question.rules = asked_preset<G>(question).value_or(question.rules);
  return question;
}

Json settings_json(const Question& question) {
  Json settings = Json::object();
  for (const std::string& setting : question.set) {
    const std::size_t equals = setting.find('=');
    settings[setting.substr(0, equals)] = setting.substr(equals + 1);
  }
  return settings;
}

std::string rules_text(const Question& question, const Json& settings) {
  std::string text = question.game + " " + question.rules;
  for (const auto& [option, value] : settings.items()) text += " " + option + "=" + value.get<std::string>();
  return text;
}

template <HasBoard G>
Answer<DuelReport> duel(const DuelRequest& request,
                        const std::function<bool(const players::Tally&, std::int64_t)>& go_on) {
  const Question question = for_duel<G>(request.question);
  const auto rules = asked_rules<G>(question);
  if (!rules) return passed_on(rules);
  // Each thread has its own.
  std::vector<std::unique_ptr<players::Engine<G>>> a;
  std::vector<std::unique_ptr<players::Engine<G>>> b;
  for (unsigned thread = 0; thread < request.threads; ++thread) {
    for (const auto& [name, all] : {std::tie(request.a, a), std::tie(request.b, b)}) {
      auto made = engines::find_player<G>(name);
      if (!made) return tl::unexpected<Refusal>(Refusal(made.error()));
      all.push_back(*std::move(made));
    }
  }

  const auto seated = static_cast<std::int64_t>(seats(*rules).size());
  const std::int64_t rounds = (request.games + seated - 1) / seated;
  players::DuelSettings settings{.seed = request.seed, .nodes = request.nodes};
  if (request.seconds) {
    settings.deadline = [&] { return engines::deadline_in(*request.seconds); };
    // As many as there is time for, whatever the bots' own habit.
    if (settings.nodes == 0) settings.nodes = std::numeric_limits<std::uint64_t>::max();
  }
  const Json changed = settings_json(question);
  DuelReport report{rules_text(question, changed), {}, rounds * seated, {}};
  const auto played = players::play_rounds(
      static_cast<std::uint64_t>(rounds), request.threads,
      [&](std::uint64_t round, unsigned thread) {
        return players::play_round<G>(*rules, *a[thread], *b[thread], settings, round);
      },
      [&](const players::Tally& so_far) { return go_on(so_far, report.games); });
  if (!played) return tl::unexpected<Refusal>(Refusal(played.error()));
  report.tally = *played;

  const players::Tally& tally = report.tally;
  report.json = {{"game", G::name},
                 {"rules", question.rules},
                 {"set", changed},
                 {"a", request.a},
                 {"b", request.b},
                 {"seed", request.seed},
                 {"nodes", request.nodes},
                 {"time", request.seconds ? Json(*request.seconds) : Json()},
                 {"seats", seated},
                 {"games", tally.games},
                 {"points_per_game", tally.points_a_game()},
                 {"standard_error", tally.standard_error()},
                 {"wins", tally.wins},
                 {"draws", tally.draws},
                 {"losses", tally.losses},
                 {"unfinished", tally.unfinished},
                 {"stopped", tally.games < report.games}};
  return report;
}

}  // namespace

Answer<DuelReport> run_duel(const DuelRequest& request,
                            const std::function<bool(const players::Tally&, std::int64_t)>& go_on) {
  return with_game(request.question.game, [&]<class G>() { return duel<G>(request, go_on); });
}

std::string result_text(const players::Tally& tally) {
  return with_sign(tally.points_a_game(), 4) + " ± " + decimal(tally.standard_error(), 4);
}

}  // namespace fourfold::cli
