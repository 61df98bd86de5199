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
    {"tournament", "English draughts as played over the board: Black begins, captures are compulsory", Rules{}},
    {"botanica", "the boxed game: choose who begins, capture or not as you like, and stop when you like",
     Rules{.first = First::choose,
           .capture = Capture::optional,
           .chain = Chain::may_stop,
           .crowning = Crowning::ends_turn,
           .draws = Draws::claim,
           .ballot = BallotDeck::none}},
};

constexpr Option<Rules> all_options[] = {
    choice_option<&Rules::first, first_choices>("first",
                                                "who begins: chosen by seat one, drawn, or always dark (CK-2)"),
    choice_option<&Rules::capture, capture_choices>("capture", "whether a possible capture must be made (CK-5)"),
    choice_option<&Rules::chain, chain_choices>("chain", "whether a capture may stop after any of its jumps (CK-5)"),
    choice_option<&Rules::crowning, crowning_choices>("crowning",
                                                      "whether a man crowned by a jump may jump on as a king (CK-7)"),
    choice_option<&Rules::draws, draws_choices>(
        "draws", "whether repetition and forty moves without progress draw at once or may be claimed (CK-10)"),
    choice_option<&Rules::ballot, ballot_choices>(
        "ballot",
        "the three-move openings drawn at the start: none, the 144 played "
        "across the board, or these and the 12 of mail play (needs first=dark)"),
};

}  // namespace

std::span<const Preset<Rules>> presets() { return all_presets; }
std::span<const Option<Rules>> options() { return all_options; }

Result<void> check(const Rules& rules) {
  if (rules.ballot != BallotDeck::none && rules.first != First::dark) {
    return refuse("a ballot begins with a move of dark's: with ballot=" +
                  std::string(rules.ballot == BallotDeck::crossboard ? "crossboard" : "mail") + " set first=dark");
  }
  return {};
}

std::span<const Seat> seats(const Rules& /*rules*/) {
  static constexpr Seat both[] = {Seat::one, Seat::two};
  return both;
}

}  // namespace fourfold::checkers
