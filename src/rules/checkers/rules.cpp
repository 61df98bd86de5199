// The presets and options of checkers as people see them.
#include "rules/checkers/rules.h"

namespace fourfold::checkers {
namespace {

constexpr Choice<First> first_choices[] = {{"choose", First::choose}, {"random", First::random}, {"dark", First::dark}};
constexpr Choice<Capture> capture_choices[] = {{"optional", Capture::optional}, {"compulsory", Capture::compulsory}};
constexpr Choice<Chain> chain_choices[] = {{"may-stop", Chain::may_stop}, {"must-finish", Chain::must_finish}};
constexpr Choice<Crowning> crowning_choices[] = {{"ends-turn", Crowning::ends_turn}, {"goes-on", Crowning::goes_on}};
constexpr Choice<Draws> draws_choices[] = {{"automatic", Draws::automatic}, {"claim", Draws::claim}};
constexpr Choice<BallotDeck> ballot_choices[] = {
    {"none", BallotDeck::none}, {"crossboard", BallotDeck::crossboard}, {"mail", BallotDeck::mail}};

constexpr Preset<Rules> all_presets[] = {
    {"tournament", Box::club, Rules{}},
    {"botanica", Box::botanica,
     Rules{.first = First::choose,
           .capture = Capture::optional,
           .chain = Chain::may_stop,
           .crowning = Crowning::ends_turn,
           .draws = Draws::claim,
           .ballot = BallotDeck::none}},
};

constexpr Option<Rules> all_options[] = {
    choice_option<&Rules::first, first_choices>("first", {2}),
    choice_option<&Rules::capture, capture_choices>("capture", {5}),
    choice_option<&Rules::chain, chain_choices>("chain", {5}),
    choice_option<&Rules::crowning, crowning_choices>("crowning", {7}),
    choice_option<&Rules::draws, draws_choices>("draws", {10}),
    choice_option<&Rules::ballot, ballot_choices>("ballot", {}),
};

}  // namespace

std::span<const Preset<Rules>> presets() { return all_presets; }
std::span<const Option<Rules>> options() { return all_options; }

Result<void> check(const Rules& rules) {
  if (rules.ballot != BallotDeck::none && rules.first != First::dark) {
    return refuse<"checkers.ballot-needs-dark", "ballot">(rules.ballot == BallotDeck::crossboard ? "crossboard"
                                                                                                 : "mail");
  }
  return {};
}

bool in_force(const Rules& /*rules*/, int /*clause*/) { return true; }

std::span<const Seat> seats(const Rules& /*rules*/) {
  static constexpr Seat both[] = {Seat::one, Seat::two};
  return both;
}

}  // namespace fourfold::checkers
