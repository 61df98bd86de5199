// The presets and the table of options of Backgammon Dice, with the two options that are lists: the setup and the six
// sides.
#include "rules/backgammon_dice/rules.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace fourfold::backgammon_dice {
namespace {

constexpr std::string_view face_letters = "0+-DSH";

constexpr Choice<Duty> duties[] = {{"turn", Duty::turn}, {"step", Duty::step}, {"none", Duty::none}};
constexpr Choice<BearOff> bear_offs[] = {{"exact", BearOff::exact}, {"backgammon", BearOff::backgammon}};
constexpr Choice<RedeemRoll> redeem_rolls[] = {{"each-attempt", RedeemRoll::each_attempt}, {"once", RedeemRoll::once}};
constexpr Choice<Switching> switchings[] = {
    {"on", Switching::on}, {"own", Switching::own}, {"opponent", Switching::opponent}, {"off", Switching::off}};
constexpr Choice<SpecialBearOff> special_bear_offs[] = {{"number", SpecialBearOff::number},
                                                        {"movement", SpecialBearOff::movement}};
constexpr Choice<RoundEnd> round_ends[] = {{"both-off", RoundEnd::both_off}, {"first-off", RoundEnd::first_off}};

// The last own space of the straight before the opponent's: pawns set up behind it never meet the opponent's.
constexpr int last_setup_space = 8;

Result<void> check_setup(const std::array<std::uint8_t, pawns_a_side>& setup) {
  for (const int space : setup) {
    if (space < 1 || space > last_setup_space) return refuse<"backgammon-dice.setup-space">();
    if (std::count(setup.begin(), setup.end(), space) > 2) {
      return refuse<"backgammon-dice.setup-three", "space">(space);
    }
  }
  return {};
}

std::string setup_text(const Rules& rules) {
  if (rules.setup == standard_setup) return "standard";
  std::string text;
  for (const int space : rules.setup) text += (text.empty() ? "" : ",") + std::to_string(space);
  return text;
}

Result<void> set_setup(Rules& rules, std::string_view text) {
  if (text == "standard") {
    rules.setup = standard_setup;
    return {};
  }
  std::array<std::uint8_t, pawns_a_side> setup{};
  // Five single digits with commas between them.
  bool readable = text.size() == 2 * setup.size() - 1;
  for (std::size_t i = 0; readable && i < text.size(); ++i) {
    readable = i % 2 == 0 ? text[i] >= '1' && text[i] <= '8' : text[i] == ',';
    if (readable && i % 2 == 0) setup[i / 2] = static_cast<std::uint8_t>(text[i] - '0');
  }
  if (!readable) {
    return refuse<"backgammon-dice.setup-unreadable", "word">(text);
  }
  if (auto checked = check_setup(setup); !checked) return checked;
  std::ranges::sort(setup);
  rules.setup = setup;
  return {};
}

std::string faces_text(const Rules& rules) {
  if (!rules.special_sides) return "off";
  if (rules.faces == standard_faces) return "standard";
  std::string text;
  for (const Face face : rules.faces) {
    if (!text.empty()) text += ',';
    text += letter(face);
  }
  return text;
}

Result<void> set_faces(Rules& rules, std::string_view text) {
  if (text == "off" || text == "standard") {
    rules.special_sides = text == "standard";
    rules.faces = standard_faces;
    return {};
  }
  std::array<Face, faces_of_a_pawn> faces{};
  bool readable = text.size() == 2 * faces.size() - 1;
  for (std::size_t i = 0; readable && i < text.size(); ++i) {
    const std::size_t face = face_letters.find(text[i]);
    readable = i % 2 == 0 ? face != std::string_view::npos : text[i] == ',';
    if (readable && i % 2 == 0) faces[i / 2] = static_cast<Face>(face);
  }
  if (!readable) {
    return refuse<"backgammon-dice.faces-unreadable", "word">(text);
  }
  std::ranges::sort(faces);
  rules.faces = faces;
  rules.special_sides = true;
  return {};
}

constexpr Rules simple_rules() { return {}; }

constexpr Rules basic_rules() {
  Rules rules;
  rules.special_sides = true;
  return rules;
}

constexpr Rules scored_rules() {
  Rules rules = basic_rules();
  rules.scored = true;
  rules.symbols = true;
  rules.match_points = 5;
  return rules;
}

constexpr Preset<Rules> all_presets[] = {
    {"simple", Box::backgammon_dice, simple_rules()},
    {"basic", Box::backgammon_dice, basic_rules()},
    {"scored", Box::backgammon_dice, scored_rules()},
};

constexpr std::string_view setup_words[] = {"standard"};
constexpr std::string_view faces_words[] = {"off", "standard"};

constexpr Option<Rules> all_options[] = {
    {.name = "setup",
     .clauses = {1},
     .get = setup_text,
     .set = set_setup,
     .words = setup_words,
     .example = "1,1,3,6,6"},
    choice_option<&Rules::duty, duties>("duty", {6}),
    choice_option<&Rules::bear_off, bear_offs>("bear_off", {9}),
    flag_option<&Rules::must_bear_off>("must_bear_off", {9}),
    {.name = "faces",
     .clauses = {12},
     .get = faces_text,
     .set = set_faces,
     .words = faces_words,
     .example = "0,+,-,D,S,H"},
    choice_option<&Rules::redeem_roll, redeem_rolls>("redeem_roll", {13}),
    choice_option<&Rules::switching, switchings>("switch", {15}),
    choice_option<&Rules::special_bear_off, special_bear_offs>("special_bear_off", {17}),
    flag_option<&Rules::scored>("scored", {18}),
    choice_option<&Rules::round_end, round_ends>("round_end", {18}),
    flag_option<&Rules::symbols>("symbols", {20}),
    number_option<&Rules::match_points, 1, 99>("match_points", {21}),
    number_option<&Rules::random_start, 0, pawns_a_side>("random_start", {22}),
};

constexpr Seat both_seats[] = {Seat::one, Seat::two};

}  // namespace

char letter(Face face) { return face_letters[std::min<std::size_t>(static_cast<std::size_t>(face), 5)]; }

std::span<const Preset<Rules>> presets() { return all_presets; }
std::span<const Option<Rules>> options() { return all_options; }
std::span<const Seat> seats(const Rules& /*rules*/) { return both_seats; }

// Special sides, scores and matches come with the later pages of the leaflet.
bool in_force(const Rules& rules, int clause) {
  switch (clause) {
    case 12:
    case 13:
    case 14:
    case 15:
    case 16:
    case 17:
      return rules.special_sides;
    case 18:
    case 19:
      return rules.scored;
    case 20:
      return rules.scored && rules.symbols;
    case 21:
      return rules.scored || rules.match_points > 1;
    case 22:
      return rules.random_start > 0;
    default:
      return true;
  }
}

Result<void> check(const Rules& rules) {
  if (auto setup = check_setup(rules.setup); !setup) return setup;
  if (!std::ranges::is_sorted(rules.setup)) return refuse<"backgammon-dice.setup-order">();
  if (!std::ranges::is_sorted(rules.faces) || rules.faces.back() > Face::half_minus) {
    return refuse<"backgammon-dice.faces-order">();
  }
  if (rules.random_start > pawns_a_side) return refuse<"backgammon-dice.random-start-five">();
  if (rules.random_start > 0 && !rules.special_sides) {
    return refuse<"backgammon-dice.random-start-sides">();
  }
  if (rules.match_points < 1) return refuse<"backgammon-dice.match-points">();
  return {};
}

}  // namespace fourfold::backgammon_dice
