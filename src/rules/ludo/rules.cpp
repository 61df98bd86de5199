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
    {"standard", "two dice, a 6 brings a piece out, what is too much for the Winning Square is moved back", standard()},
    {"beginner", "one die, a 6 or a 1 brings a piece out and rolls again for it", beginner()},
    {"classic", "one die, a six rolls again and three in a row lose the turn, exact finish", classic()},
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
    return refuse("'" + std::string(text) + "' is not two to four different seats from 1 to 4, such as 1,3 or 1,2,3,4");
  }
  rules.seats = set;
  return {};
}

Result<void> set_entry(Rules& rules, std::string_view text) {
  const NumberSet set = numbers_in(text, 6);
  if (set == 0)
    return refuse("'" + std::string(text) + "' is not one or more different numbers from 1 to 6, such as 6 or 1,6");
  rules.entry = set;
  return {};
}

constexpr Option<Rules> all_options[] = {
    {"seats", "who plays; colours sit 13 spaces apart, clockwise (LU-1)",
     [] { return std::string("two to four of 1,2,3,4"); }, [](const Rules& rules) { return words_of(rules.seats); },
     set_seats},
    number_option<&Rules::dice, 1, 2>("dice", "how many dice are rolled (LU-3, LU-13)"),
    {"entry", "the numbers that bring a piece out of its Floral Square (LU-3, LU-13)",
     [] { return std::string("one or more of 1,2,3,4,5,6"); }, [](const Rules& rules) { return words_of(rules.entry); },
     set_entry},
    choice_option<&Rules::must_use, must_use_words>("must_use", "whether every die that can be used must be (LU-7)"),
    choice_option<&Rules::capture, capture_words>("capture", "when opposing pieces are sent back (LU-8)"),
    choice_option<&Rules::shelter, shelter_words>("shelter", "where a piece on the track cannot be sent back (LU-8)"),
    choice_option<&Rules::blocks, blocks_words>("blocks",
                                                "whether two pieces of a colour on a space stop the others (LU-9)"),
    choice_option<&Rules::finish, finish_words>("finish",
                                                "what happens to a number too high for the Winning Square (LU-11)"),
    flag_option<&Rules::play_on>("play_on", "whether the others play on for second and third place (LU-12)"),
    flag_option<&Rules::entry_roll>("entry_roll",
                                    "with one die, entering gives a roll for a piece on the flower (LU-13)"),
    flag_option<&Rules::six_again>("six_again", "with one die, a six gives another roll (classic)"),
    choice_option<&Rules::three_sixes, three_sixes_words>("three_sixes", "what the third six in a row does (classic)"),
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
  if (seats(rules).size() < 2) return refuse("ludo needs two to four players: set seats to 1,3 for example");
  if ((rules.entry & 0x7e) == 0) return refuse("some number has to bring pieces into play: set entry to 6 for example");
  if (rules.dice != 1 && rules.dice != 2) return refuse("ludo is played with 1 or 2 dice");
  if (rules.six_again && rules.dice != 1) {
    return refuse("six_again belongs to the game with one die: set dice=1 as well, or six_again=off");
  }
  if (rules.six_again && rules.entry_roll) {
    return refuse("entry_roll and six_again would both give a roll after entering with a six: set one of them off");
  }
  if (rules.three_sixes == ThreeSixes::lose_turn && !rules.six_again) {
    return refuse("without six_again=on there is never a third six: set three_sixes=as-any-other, or six_again=on");
  }
  return {};
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
