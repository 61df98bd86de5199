#include "cli/play/new_table.h"

#include <limits>
#include <random>
#include <utility>

#include "cli/ask.h"
#include "cli/whole_number.h"
#include "records/record.h"
#include "table/keyed_hash.h"

namespace fourfold::cli {
namespace {

constexpr std::string_view human = "human";
constexpr std::string_view bot_mark = "bot:";
constexpr std::size_t longest_name = 40;

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(',', start), text.size());
    words.emplace_back(text.substr(start, end - start));
    start = end + 1;
  }
  return words;
}

// "human" or "bot:NAME", the mark being optional.
Answer<std::string> read_kind(const std::string& game, const host::GameFacts& facts, std::string_view word) {
  const bool marked = word.starts_with(bot_mark);
  const std::string_view name = marked ? word.substr(bot_mark.size()) : word;
  if (name == human && !marked) return std::string(human);
  if (std::ranges::find(facts.bots, name) != facts.bots.end()) return std::string(bot_mark) + std::string(name);
  std::vector<std::string_view> names = facts.bots;
  names.insert(names.begin(), human);
  return refuse(unknown_name(game + " player", name, names));
}

// A person on the first seat unless something else is said; seats that are not named are for the strongest bot.
Answer<std::vector<Player>> read_players(const TableOptions& options, const host::GameFacts& facts, std::size_t seats) {
  std::vector<Player> players;
  for (const std::string& word : split(options.seats.value_or(std::string(human)))) {
    const auto kind = read_kind(options.question.game, facts, word);
    if (!kind) return passed_on(kind);
    players.push_back({"", *kind});
  }
  if (players.size() > seats) {
    return refuse("--seats names " + std::to_string(players.size()) + " players, but these rules have " +
                  std::to_string(seats) + " seats; 'fourfold games " + options.question.game + "' lists the options");
  }
  while (players.size() < seats) players.push_back({"", std::string(bot_mark) + std::string(facts.bots.back())});
  return players;
}

// "Player 1" for a person; a bot is called after its kind, with the number of its seat where there are several.
std::string usual_name(const std::vector<Player>& players, std::size_t seat) {
  const Player& player = players[seat];
  if (player.human()) return "Player " + std::to_string(seat + 1);
  std::string name = player.kind.substr(bot_mark.size());
  if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
  const auto same = std::ranges::count(players, player.kind, &Player::kind);
  return same > 1 ? name + " " + std::to_string(seat + 1) : name;
}

Answer<void> name_players(const std::optional<std::string>& text, std::vector<Player>& players) {
  const std::vector<std::string> names = text ? split(*text) : std::vector<std::string>();
  if (names.size() > players.size()) {
    return refuse("--names has " + std::to_string(names.size()) + " names for " + std::to_string(players.size()) +
                  " players");
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    const bool given = i < names.size() && !names[i].empty();
    players[i].name = given ? names[i] : usual_name(players, i);
    if (players[i].name.size() > longest_name || printable(players[i].name) != players[i].name) {
      return refuse("a name is a text of at most " + std::to_string(longest_name) + " letters, not " +
                    in_quotes(printable(players[i].name)));
    }
    const auto namesake = [&](const Player& other) { return other.name == players[i].name; };
    if (std::any_of(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(i), namesake)) {
      return refuse("two players cannot both be called " + in_quotes(players[i].name));
    }
  }
  return {};
}

// More players than the rules seat of themselves: sets what seats so many, unless the seats are set by hand.
void seat_all(const TableOptions& options, const host::GameFacts& facts, Question& question) {
  const std::size_t wanted = options.seats ? split(*options.seats).size() : 0;
  for (const host::Seating& seating : facts.seatings) {
    if (std::cmp_not_equal(seating.players, wanted) || !seating.setting) continue;
    const std::string option = std::string(seating.setting->option) + "=";
    const bool by_hand = std::ranges::any_of(question.set, [&](const auto& text) { return text.starts_with(option); });
    if (!by_hand) question.set.push_back(option + std::string(seating.setting->value));
  }
}

// Points of a match where the rules have such a thing, else games of a series.
Answer<void> set_match(const TableOptions& options, const host::GameFacts& facts, Question& question, Setup& setup) {
  if (!options.match) return {};
  if (!facts.match_option.empty()) {
    question.set.push_back(std::string(facts.match_option) + "=" + *options.match);
    return {};
  }
  const auto games = read_whole_number<int>("the number of games in a series", *options.match, 1, longest_series);
  if (!games) return passed_on(games);
  setup.best_of = *games;
  return {};
}

Answer<std::uint64_t> read_seed(const std::optional<std::string>& text) {
  if (text) return read_whole_number<std::uint64_t>("the seed", *text, 0, std::numeric_limits<std::uint64_t>::max());
  std::random_device device;
  return std::uint64_t{device()} << 32 | device();
}

// The secret of a seed: whoever knows the number knows the dice.
Bytes32 secret_of(std::uint64_t seed) {
  const std::string text = "fourfold seed 1 " + std::to_string(seed);
  const std::vector<std::uint8_t> message(text.begin(), text.end());
  return keyed_hash({}, message);
}

Answer<DiceMode> read_dice(const std::string& word) {
  if (word == "fair") return DiceMode::fair;
  if (word == "manual") return DiceMode::manual;
  constexpr std::string_view words[] = {"fair", "manual"};
  return refuse(unknown_name("kind of dice", word, words));
}

// The rules of the question, set besides the preset, and how many seats they have.
Answer<std::size_t> set_rules(const Question& question, Setup& setup) {
  const auto seats_there = with_game(question.game, [&]<class G>() -> Answer<std::size_t> {
    const auto rules = asked_rules<G>(question);
    if (!rules) return passed_on(rules);
    setup.preset = question.rules.empty() ? std::string(G::presets().front().name) : question.rules;
    return seats(*rules).size();
  });
  if (!seats_there) return seats_there;
  for (const std::string& text : question.set) {
    const auto setting = read_setting(text);
    if (setting) records::set_text(setup.options, setting->first, setting->second);
  }
  return seats_there;
}

}  // namespace

Answer<std::unique_ptr<host::Host>> open_table(const TableOptions& options) {
  const auto known = host::facts(options.question.game);
  if (!known) return tl::unexpected<Refusal>(Refusal(known.error()));
  Setup setup;
  setup.game = options.question.game;
  Question question = options.question;
  if (const auto set = set_match(options, *known, question, setup); !set) return passed_on(set);
  seat_all(options, *known, question);
  const auto seats_there = set_rules(question, setup);
  if (!seats_there) return passed_on(seats_there);
  auto players = read_players(options, *known, *seats_there);
  if (!players) return passed_on(players);
  if (const auto done = name_players(options.names, *players); !done) return passed_on(done);
  setup.players = *std::move(players);
  const auto clock = parse_clock(options.clock);
  if (!clock) return refuse_part(clock.error(), "clock", options.clock);
  setup.clock = *clock;
  const auto dice = read_dice(options.dice);
  if (!dice) return passed_on(dice);
  setup.dice = *dice;
  const auto seed = read_seed(options.seed);
  if (!seed) return passed_on(seed);
  auto host = host::open_host(setup, options.seed ? secret_of(*seed) : unguessable(), *seed);
  if (!host) return tl::unexpected<Refusal>(Refusal(host.error()));
  return *std::move(host);
}

}  // namespace fourfold::cli
