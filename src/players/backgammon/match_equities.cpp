#include "players/backgammon/match_equities.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <vector>

#include "players/backgammon/kazaross.h"

namespace fourfold::backgammon {
namespace {

static_assert(MatchEquities::longest == kazaross::longest);

std::size_t at(int away) { return static_cast<std::size_t>(away - 1); }

std::vector<std::string_view> words_of(std::string_view line) {
  line = line.substr(0, line.find('#'));
  std::vector<std::string_view> words;
  for (std::size_t from = 0; (from = line.find_first_not_of(" \t\r", from)) != std::string_view::npos;) {
    const std::size_t to = std::min(line.find_first_of(" \t\r", from), line.size());
    words.push_back(line.substr(from, to - from));
    from = to;
  }
  return words;
}

bool number(std::string_view word, int& to) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), to);
  return error == std::errc() && end == word.data() + word.size();
}

// The chance of a side that needs `mine` points against one that needs `theirs`, as if many games of a few points each
// were still to come; fitted to Kazaross-XG2 with 18 to 25 points to go. One part in a hundred falls slowly, so that a
// point is worth something at every score.
double long_match(int mine, int theirs) {
  const double lead = 0.56 * (theirs - mine) / std::sqrt(mine + theirs);
  return 0.99 * (0.5 + 0.5 * std::erf(lead / std::numbers::sqrt2)) +
         0.01 * (0.5 + 0.5 * lead / std::sqrt(1 + lead * lead));
}

constexpr std::string_view after = "after-crawford";
constexpr int certain = 100'000;

}  // namespace

const MatchEquities& MatchEquities::kazaross_xg2() {
  static const MatchEquities table = [] {
    MatchEquities made;
    made.before_crawford_ = kazaross::before_crawford;
    made.after_crawford_ = kazaross::after_crawford;
    return made;
  }();
  return table;
}

Result<MatchEquities> MatchEquities::read(std::string_view text) {
  MatchEquities table = kazaross_xg2();
  std::int64_t line_number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::vector<std::string_view> words = words_of(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    ++line_number;
    if (words.empty()) continue;
    int mine = 0;
    int theirs = 0;
    int chance = 0;
    const bool is_after = words.size() == 4 && words[2] == after;
    const bool read = (words.size() == 3 || is_after) && number(words[0], mine) && number(words[1], theirs) &&
                      number(words.back(), chance) && mine > theirs && theirs >= 1 && mine <= longest &&
                      (!is_after || theirs == 1) && chance > 0 && chance < certain;
    if (!read) return refuse<"match-equities.line", "line">(line_number);
    const float share = static_cast<float>(chance) / certain;
    is_after ? table.set_after_crawford(mine, share) : table.set(mine, theirs, share);
  }
  // Somebody who needs a point more is worse off, or games would be lost on purpose.
  for (int mine = 2; mine <= longest; ++mine) {
    for (int theirs = 1; theirs <= longest; ++theirs) {
      const auto gets_worse = [&](bool crawford_over) {
        return table.chance(mine, theirs, crawford_over) < table.chance(mine - 1, theirs, crawford_over);
      };
      if (!gets_worse(false) || (theirs == 1 && !gets_worse(true)))
        return refuse<"match-equities.order", "mine", "theirs">(mine, theirs);
    }
  }
  return table;
}

void MatchEquities::set(int mine, int theirs, float chance) {
  before_crawford_[at(mine)][at(theirs)] = chance;
  before_crawford_[at(theirs)][at(mine)] = 1 - chance;
}

void MatchEquities::set_after_crawford(int mine, float chance) { after_crawford_[at(mine)] = chance; }

float MatchEquities::chance(int mine, int theirs, bool crawford_over) const {
  if (mine <= 0) return 1;
  if (theirs <= 0) return 0;
  if (mine > longest || theirs > longest) {
    if (mine < theirs) return 1 - chance(theirs, mine, crawford_over);
    // Beyond the table, and meeting it at its edge.
    const double all = long_match(mine, theirs);
    if (theirs > longest) return static_cast<float>(all);
    return static_cast<float>(all / long_match(longest, theirs) * chance(longest, theirs, crawford_over));
  }
  if (crawford_over && theirs == 1) return after_crawford_[at(mine)];
  if (crawford_over && mine == 1) return 1 - after_crawford_[at(theirs)];
  return before_crawford_[at(mine)][at(theirs)];
}

}  // namespace fourfold::backgammon
