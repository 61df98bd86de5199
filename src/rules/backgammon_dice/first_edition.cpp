#include "rules/backgammon_dice/first_edition.h"

#include <set>
#include <tuple>
#include <vector>

namespace fourfold::backgammon_dice::first_edition {
namespace {

// Everything that makes two positions in a turn the same, in an order for sets.
auto key_of(const MidTurn& now) { return std::tuple(now.mine.bits(), now.theirs.bits(), now.scored); }

// Every way to the end of a turn, one for each position with so many dice used. It takes its time.
class Ways {
 public:
  struct End {
    MidTurn position;
    Play play;
    int used;
    bool captures_unaided;
  };

  Ways(const Rules& rules, const MidTurn& start, const DiceLeft& dice)
      : rules_(rules), total_(static_cast<int>(dice.size())) {
    follow(start, dice, Play::pass(), false);
  }
  const std::vector<End>& ends() const { return ends_; }

 private:
  void follow(const MidTurn& now, const DiceLeft& dice, Play play, bool captured) {
    const int high = dice.empty() ? 0 : dice[0].pips();
    if (!met_.emplace(key_of(now), dice.size(), high, captured).second) return;
    const PossibleSteps steps = dutiful_steps(rules_, now, dice);
    if (steps.empty()) {
      // Bearing off the last pawn leaves no die unplayed.
      ends_.push_back({now, play, now.mine.all_off() ? total_ : play.size(), captured});
      return;
    }
    for (const PossibleStep& possible : steps) {
      DiceLeft left = dice;
      take_die(left, possible.step.die());
      follow(possible.after, left, play.with(play.size(), possible.step), captured || possible.captures_unaided);
    }
  }

  const Rules& rules_;
  int total_;
  std::vector<End> ends_;
  std::set<std::tuple<decltype(key_of(MidTurn{})), std::size_t, int, bool>> met_;
};

}  // namespace

void go_back_to(Rules& preset) {
  preset.edition = Edition::first;
  preset.duty = Duty::step;
}

void keep_dutiful(const Rules& rules, PossibleSteps& steps) {
  if (rules.duty == Duty::step && std::ranges::any_of(steps, &PossibleStep::captures_unaided)) {
    keep_if(steps, [](const PossibleStep& step) { return step.captures; });
    return;
  }
  if (!rules.must_bear_off) return;
  unsigned matching_dice = 0;
  for (const PossibleStep& possible : steps) matching_dice |= possible.matches_home ? 1U << possible.step.die() : 0;
  keep_if(steps, [&](const PossibleStep& possible) {
    return (matching_dice >> possible.step.die() & 1) == 0 || possible.matches_home || possible.captures;
  });
}

void find_plays_with_most_dice(const Rules& rules, const MidTurn& start, const DiceLeft& dice, PlayList& plays) {
  const Ways ways(rules, start, dice);
  int most_used = 0;
  for (const Ways::End& end : ways.ends()) most_used = std::max(most_used, end.used);
  bool must_capture = false;
  for (const Ways::End& end : ways.ends()) must_capture |= end.used == most_used && end.captures_unaided;
  std::set<decltype(key_of(MidTurn{}))> listed;
  for (const Ways::End& end : ways.ends()) {
    const bool captures = end.position.theirs.captured() > start.theirs.captured();
    if (end.used < most_used || (must_capture && !captures)) continue;
    if (listed.insert(key_of(end.position)).second) plays.push_back(end.play);
  }
}

}  // namespace fourfold::backgammon_dice::first_edition
