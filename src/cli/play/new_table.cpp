#include "cli/play/new_table.h"

#include <limits>
#include <utility>

#include "cli/ask.h"
#include "cli/language.h"
#include "cli/record_wording.h"
#include "cli/whole_number.h"
#include "records/record.h"
#include "table/keyed_hash.h"
#include "table/random_bytes.h"

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
Answer<std::string> read_kind(const std::string& game, const screen::GameFacts& facts, std::string_view word) {
  const bool marked = word.starts_with(bot_mark);
  const std::string_view name = marked ? word.substr(bot_mark.size()) : word;
  if (name == human && !marked) return std::string(human);
  if (std::ranges::find(facts.bots, name) != facts.bots.end()) return std::string(bot_mark) + std::string(name);
  std::vector<std::string_view> names = facts.bots;
  names.insert(names.begin(), human);
  return refuse(unknown_name<"unknown.player", "game">(name, names, game));
}

// A person on the first seat unless something else is said; seats that are not named are for the opponent.
Answer<std::vector<Player>> read_players(const TableOptions& options, const screen::GameFacts& facts,
                                         std::size_t seats) {
  std::vector<Player> players;
  for (const std::string& word : split(options.seats.value_or(std::string(human)))) {
    const auto kind = read_kind(options.question.game, facts, word);
    if (!kind) return passed_on(kind);
    players.push_back({"", *kind});
  }
  if (players.size() > seats) {
    return refuse<"terminal.play.too-many-players", "players", "seats", "game">(players.size(), seats,
                                                                                options.question.game);
  }
  const std::string opponent = options.opponent.value_or(std::string(facts.bots.back()));
  const auto kind = read_kind(options.question.game, facts, opponent);
  if (!kind) return passed_on(kind);
  players.resize(seats, {"", *kind});
  return players;
}

// "Player 1" for a person, in the chosen language; a bot is called after its kind, with the number of its seat where
// there are several.
std::string usual_name(const std::vector<Player>& players, std::size_t seat) {
  const Player& player = players[seat];
  if (player.human()) {
    return unnamed_player(seat + 1);
  }
  std::string name = player.kind.substr(bot_mark.size());
  name = with_capital(std::move(name));
  const auto same = std::ranges::count(players, player.kind, &Player::kind);
  return same > 1 ? name + " " + std::to_string(seat + 1) : name;
}

Answer<void> name_players(const std::optional<std::string>& text, std::vector<Player>& players) {
  const std::vector<std::string> names = text ? split(*text) : std::vector<std::string>();
  if (names.size() > players.size()) {
    return refuse<"terminal.play.too-many-names", "names", "players">(names.size(), players.size());
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    const bool given = i < names.size() && !names[i].empty();
    players[i].name = given ? names[i] : usual_name(players, i);
    if (players[i].name.size() > longest_name || printable(players[i].name) != players[i].name) {
      return refuse<"terminal.play.no-name", "longest", "text">(longest_name, clipped(printable(players[i].name)));
    }
    const auto namesake = [&](const Player& other) { return other.name == players[i].name; };
    if (std::any_of(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(i), namesake)) {
      return refuse<"terminal.play.namesakes", "name">(clipped(players[i].name));
    }
  }
  return {};
}

void set_unless_by_hand(const Setting& setting, Question& question) {
  const std::string option = std::string(setting.option) + "=";
  const bool by_hand = std::ranges::any_of(question.set, [&](const auto& text) { return text.starts_with(option); });
  if (!by_hand) question.set.push_back(option + std::string(setting.value));
}

// More players than the rules seat of themselves: sets what seats so many, unless the seats are set by hand.
void seat_all(const TableOptions& options, const screen::GameFacts& facts, Question& question) {
  const std::size_t wanted = options.seats ? split(*options.seats).size() : 0;
  for (const screen::Seating& seating : facts.seatings) {
    if (std::cmp_not_equal(seating.players, wanted) || !seating.setting) continue;
    set_unless_by_hand(*seating.setting, question);
  }
}

// Points of a match where the rules have such a thing, else games of a series.
Answer<void> set_match(const TableOptions& options, const screen::GameFacts& facts, Question& question, Setup& setup) {
  if (!options.match) return {};
  if (!facts.match_option.empty()) {
    question.set.push_back(std::string(facts.match_option) + "=" + *options.match);
    return {};
  }
  const auto games = read_whole_number<int>(say<"terminal.number.series">(), *options.match, 1, longest_series);
  if (!games) return passed_on(games);
  setup.best_of = *games;
  return {};
}

Answer<std::uint64_t> read_seed(const std::optional<std::string>& text) {
  if (text)
    return read_whole_number<std::uint64_t>(say<"terminal.number.seed">(), *text, 0,
                                            std::numeric_limits<std::uint64_t>::max());
  const auto number = random_number();
  if (!number) return tl::unexpected<Refusal>(Refusal(number.error()));
  return *number;
}

Answer<DiceMode> read_dice(const std::string& word) {
  if (word == "fair") return DiceMode::fair;
  if (word == "manual") return DiceMode::manual;
  constexpr std::string_view words[] = {"fair", "manual"};
  return refuse(unknown_name<"unknown.dice">(word, words));
}

// The rules of the question, set besides the preset, and how many seats they have.
Answer<std::size_t> set_rules(const Question& question, Setup& setup) {
  const auto seats_there = with_game(question.game, [&]<class G>() -> Answer<std::size_t> {
    const auto rules = asked_rules<G>(question);
    if (!rules) return passed_on(rules);
    setup.preset = asked_preset<G>(question).value_or("");
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

void begin_with_one_game(TableOptions& options) {
  Question& question = options.question;
  if (options.match) return;
  const auto first = with_game(question.game, [&]<class G>() -> Result<std::optional<Setting>> {
    const auto name = meant_preset<G>(question.rules);
    if (!name) return refuse(name.error());
    return first_setting<G>(*find_preset<G>(*name));
  });
  if (!first) return;
  if (const std::optional<Setting>& setting = *first) set_unless_by_hand(*setting, question);
}

Answer<std::unique_ptr<screen::Screen>> open_table(const TableOptions& options) {
  const auto known = screen::facts(options.question.game);
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
  std::optional<Secret> secret;
  if (setup.dice == DiceMode::fair) {
    const auto used = options.seed ? Secret::of_seed(*seed) : Secret::drawn();
    if (!used) return tl::unexpected<Refusal>(Refusal(used.error()));
    secret = *used;
  }
  auto screen = screen::open_screen(setup, secret, *seed);
  if (!screen) return tl::unexpected<Refusal>(Refusal(screen.error()));
  return *std::move(screen);
}

}  // namespace fourfold::cli
