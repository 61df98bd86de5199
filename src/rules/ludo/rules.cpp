// The presets and options of ludo as tables, and which options do not fit together.
#include "rules/ludo/rules.h"

#include <array>
#include <string>

namespace fourfold::ludo {
namespace {

constexpr Choice<MustUse> must_use_words[] = {{"both", MustUse::both}, {"may-decline", MustUse::may_decline}};
constexpr Choice<Capture> capture_words[] = {{"turn-end", Capture::turn_end}, {"landing", Capture::landing}};
constexpr Choice<Shelter> shelter_words[] = {{"none", Shelter::none}, {"starting-flowers", Shelter::starting_flowers}};
constexpr Choice<Blocks> blocks_words[] = {{"none", Blocks::none}, {"pairs", Blocks::pairs}};
constexpr Choice<Finish> finish_words[] = {{"bounce", Finish::bounce}, {"exact-or-stay", Finish::exact_or_stay}};
constexpr Choice<ThreeSixes> three_sixes_words[] = {{"as-any-other", ThreeSixes::as_any_other},
                                                    {"lose-turn", ThreeSixes::lose_turn}};

constexpr Rules standard() { return {}; }

constexpr Rules beginner() {
  Rules rules;
  rules.dice = 1;
  rules.entry = 1U << 1 | 1U << 6;
  return rules;
}

constexpr Rules classic() {
  Rules rules;
  rules.dice = 1;
  rules.capture = Capture::landing;
  rules.finish = Finish::exact_or_stay;
  rules.entry_roll = false;
  rules.six_again = true;
  rules.three_sixes = ThreeSixes::lose_turn;
  return rules;
}

constexpr Preset<Rules> all_presets[] = {
    {"standard", Box::liberty, standard()},
    {"beginner", Box::liberty, beginner()},
    {"classic", Box::club, classic()},
};

std::string words_of(NumberSet set) {
  std::string text;
  for (int n = 1; n <= 6; ++n) {
    if (holds(set, n)) text += (text.empty() ? "" : ",") + std::to_string(n);
  }
  return text;
}

// Different numbers from 1 to `most` with commas between, or 0.
NumberSet numbers_in(std::string_view text, int most) {
  unsigned set = 0;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const int n = text[i] - '0';
    if (n < 1 || n > most || (set >> n & 1U) != 0) return 0;
    if (i + 1 == text.size()) return static_cast<NumberSet>(set | 1U << n);
    if (text[i + 1] != ',') return 0;
    set |= 1U << n;
  }
  return 0;
}

Result<void> set_seats(Rules& rules, std::string_view text) {
  const NumberSet set = numbers_in(text, max_seats);
  if ((set & (set - 1)) == 0) {
    return refuse<"ludo.seats-unreadable", "word">(text);
  }
  rules.seats = set;
  return {};
}

Result<void> set_entry(Rules& rules, std::string_view text) {
  const NumberSet set = numbers_in(text, 6);
  if (set == 0) return refuse<"ludo.entry-unreadable", "word">(text);
  rules.entry = set;
  return {};
}

constexpr Option<Rules> all_options[] = {
    {.name = "seats",
     .clauses = {1},
     .get = [](const Rules& rules) { return words_of(rules.seats); },
     .set = set_seats,
     .example = "1,2,3,4"},
    number_option<&Rules::dice, 1, 2>("dice", {3, 13}),
    {.name = "entry",
     .clauses = {3, 13},
     .get = [](const Rules& rules) { return words_of(rules.entry); },
     .set = set_entry,
     .example = "1,6"},
    choice_option<&Rules::must_use, must_use_words>("must_use", {7}),
    choice_option<&Rules::capture, capture_words>("capture", {8}),
    choice_option<&Rules::shelter, shelter_words>("shelter", {8}),
    choice_option<&Rules::blocks, blocks_words>("blocks", {9}),
    choice_option<&Rules::finish, finish_words>("finish", {11}),
    flag_option<&Rules::play_on>("play_on", {12}),
    flag_option<&Rules::entry_roll>("entry_roll", {13}),
    flag_option<&Rules::six_again>("six_again", {}),
    choice_option<&Rules::three_sixes, three_sixes_words>("three_sixes", {}),
};

struct SeatList {
  std::array<Seat, max_seats> seats{};
  std::size_t count = 0;
};

// The seats of every set, so that asking who plays costs nothing.
constexpr auto seat_lists = [] {
  std::array<SeatList, 1U << max_seats> lists{};
  for (std::size_t set = 0; set < lists.size(); ++set) {
    for (int i = 0; i < max_seats; ++i) {
      if ((set >> i & 1U) != 0) lists[set].seats[lists[set].count++] = seat_at(i);
    }
  }
  return lists;
}();

}  // namespace

std::span<const Preset<Rules>> presets() { return all_presets; }
std::span<const Option<Rules>> options() { return all_options; }

Result<void> check(const Rules& rules) {
  if (seats(rules).size() < 2) return refuse<"ludo.needs-players">();
  if ((rules.entry & 0x7e) == 0) return refuse<"ludo.needs-entry">();
  if (rules.dice != 1 && rules.dice != 2) return refuse<"ludo.one-or-two-dice">();
  if (rules.six_again && rules.dice != 1) {
    return refuse<"ludo.six-again-one-die">();
  }
  if (rules.six_again && rules.entry_roll) {
    return refuse<"ludo.two-extra-rolls">();
  }
  if (rules.three_sixes == ThreeSixes::lose_turn && !rules.six_again) {
    return refuse<"ludo.never-a-third-six">();
  }
  return {};
}

// What is played with two dice cannot happen with one, and the other way round.
bool in_force(const Rules& rules, int clause) {
  switch (clause) {
    case 4:
    case 6:
    case 7:
      return rules.dice == 2;
    case 13:
      return rules.dice == 1;
    default:
      return true;
  }
}

std::span<const Seat> seats(const Rules& rules) {
  const SeatList& list = seat_lists[rules.seats >> 1 & 0xf];
  return {list.seats.data(), list.count};
}

std::optional<Setting> seating(int players) {
  constexpr std::string_view usual[] = {"1,3", "1,2,3", "1,2,3,4"};
  if (players < 2 || players > max_seats) return std::nullopt;
  return Setting{"seats", usual[players - 2]};
}

}  // namespace fourfold::ludo
