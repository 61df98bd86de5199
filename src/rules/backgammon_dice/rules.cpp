// The presets and the table of options of Backgammon Dice, with the two options that are lists: the setup and the six
// sides.
#include "rules/backgammon_dice/rules.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace fourfold::backgammon_dice {
namespace {

constexpr std::string_view side_letters = "0+-DSH";

constexpr Choice<Duty> duties[] = {{"step", Duty::step}, {"turn", Duty::turn}, {"none", Duty::none}};
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
    if (space < 1 || space > last_setup_space) return refuse("the pawns start on the own spaces 1 to 8 (BD-1)");
    if (std::count(setup.begin(), setup.end(), space) > 2) {
      return refuse("a space holds two pawns, and more would start on space " + std::to_string(space) + " (BD-3)");
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
    return refuse("'" + std::string(text) +
                  "' is neither 'standard' nor five own spaces from 1 to 8 such as 1,1,3,6,6");
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
  for (const Side side : rules.faces) {
    if (!text.empty()) text += ',';
    text += letter(side);
  }
  return text;
}

Result<void> set_faces(Rules& rules, std::string_view text) {
  if (text == "off" || text == "standard") {
    rules.special_sides = text == "standard";
    rules.faces = standard_faces;
    return {};
  }
  std::array<Side, sides_of_a_pawn> faces{};
  bool readable = text.size() == 2 * faces.size() - 1;
  for (std::size_t i = 0; readable && i < text.size(); ++i) {
    const std::size_t side = side_letters.find(text[i]);
    readable = i % 2 == 0 ? side != std::string_view::npos : text[i] == ',';
    if (readable && i % 2 == 0) faces[i / 2] = static_cast<Side>(side);
  }
  if (!readable) {
    return refuse("'" + std::string(text) +
                  "' is neither 'off' nor 'standard' nor six of the sides 0 + - D S H such as " + "0,+,-,D,S,H");
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
    {"simple", "Plain pawns: race all five round the board and bear them off.", simple_rules()},
    {"basic", "Captured pawns come back with a rolled side up: Double, Switch or Half change how they move.",
     basic_rules()},
    {"scored", "Rounds for tournament points, one for being off first and one for the lowest score.", scored_rules()},
};

constexpr Option<Rules> all_options[] = {
    {"setup", "BD-1: the own spaces on which the five pawns start",
     [] { return std::string("standard, or five own spaces such as 1,1,3,6,6"); }, setup_text, set_setup},
    choice_option<&Rules::duty, duties>(
        "duty", "BD-6: moving and capturing are duties at each step, over the whole turn, or not at all"),
    choice_option<&Rules::bear_off, bear_offs>(
        "bear_off", "BD-9: only the exact number bears off, or a larger one from the hindmost space"),
    flag_option<&Rules::must_bear_off>("must_bear_off",
                                       "BD-9: a die that matches a pawn's home space must bear it off"),
    {"faces", "BD-12: the six sides of a pawn die, or plain pawns",
     [] { return std::string("off, standard, or six sides such as 0,+,-,D,S,H"); }, faces_text, set_faces},
    choice_option<&Rules::redeem_roll, redeem_rolls>(
        "redeem_roll", "BD-13: captured pawns are rolled anew at each attempt to come back, or once"),
    choice_option<&Rules::switching, switchings>(
        "switch", "BD-15: a Switch changes places with own pawns and opposing blots, only one of these, or nobody"),
    choice_option<&Rules::special_bear_off, special_bear_offs>(
        "special_bear_off",
        "BD-17: a Half leaves with its home space's number, or with a die whose half is that number"),
    flag_option<&Rules::scored>("scored", "BD-18: rounds are played for tournament points"),
    choice_option<&Rules::round_end, round_ends>("round_end",
                                                 "BD-18: a scored round ends when both sides are off, or the first"),
    flag_option<&Rules::symbols>("symbols", "BD-20: the symbol of a pawn counts when it leaves in a scored round"),
    number_option<&Rules::match_points, 1, 99>("match_points",
                                               "BD-21: the points that win; a game without scoring counts one"),
    number_option<&Rules::random_start, 0, pawns_a_side>("random_start",
                                                         "BD-22: pawns a side that are rolled before the start"),
};

constexpr Seat both_seats[] = {Seat::one, Seat::two};

}  // namespace

char letter(Side side) { return side_letters[std::min<std::size_t>(static_cast<std::size_t>(side), 5)]; }

std::span<const Preset<Rules>> presets() { return all_presets; }
std::span<const Option<Rules>> options() { return all_options; }
std::span<const Seat> seats(const Rules& /*rules*/) { return both_seats; }

Result<void> check(const Rules& rules) {
  if (auto setup = check_setup(rules.setup); !setup) return setup;
  if (!std::ranges::is_sorted(rules.setup)) return refuse("the spaces of the setup are listed in rising order");
  if (!std::ranges::is_sorted(rules.faces) || rules.faces.back() > Side::half_minus) {
    return refuse("the six sides of a pawn are listed in the order 0 + - D S H (BD-12)");
  }
  if (rules.random_start > pawns_a_side)
    return refuse("at most all five pawns of a side are rolled before the start (BD-22)");
  if (rules.random_start > 0 && !rules.special_sides) {
    return refuse("a random start rolls the pawns' sides, so it needs special sides: set faces=standard (BD-22)");
  }
  if (rules.match_points < 1) return refuse("a match is played to at least one point (BD-21)");
  return {};
}

}  // namespace fourfold::backgammon_dice
