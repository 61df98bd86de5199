// Every reason for which a play is refused, and positions that cannot be.
#include <vector>

#include "sentences/catalogue.h"
#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

using namespace test;

std::string reason(const State& state, std::initializer_list<int> numbers) {
  std::vector<Square> squares;
  for (const int number : numbers) squares.push_back(Square::from(number).value());
  const std::optional<Play> play = Play::along(squares);
  if (!play) return "no play";
  const Result<State> next = try_apply(state, *play);
  return next ? "" : english(next.error());
}

TEST(Refusals, name_the_rule) {
  const State state = at("B:W18,32:B9,14,21");
  EXPECT_EQ(reason(state, {14, 23}), "");
  EXPECT_EQ(reason(state, {18, 15}), "the checker on 18 is light's, and dark is to move");
  EXPECT_EQ(reason(state, {1, 5}), "there is no checker on 1");
  EXPECT_EQ(reason(state, {9, 14}), "square 14 is occupied");
  EXPECT_EQ(reason(state, {14, 10}), "men move forward only, dark's towards 32; the checker is not a king");
  EXPECT_EQ(reason(state, {9, 18}), "square 18 is occupied");
  EXPECT_EQ(reason(state, {14, 7}), "men move forward only, dark's towards 32; the checker is not a king");
  EXPECT_EQ(reason(state, {21, 25}), "a capture is possible and must be made: 14x23");
  EXPECT_EQ(reason(state, {21, 30}), "there is no checker on 25 to jump over");
  EXPECT_EQ(reason(state, {14, 17, 21}), "14-17 is a step, which is a whole move; only jumps follow one another");
  EXPECT_EQ(reason(state, {14, 32}).substr(0, 33), "14 and 32 are not on one diagonal");
  EXPECT_EQ(reason(state, {14, 14}).substr(0, 33), "14 and 14 are not on one diagonal");
  EXPECT_EQ(reason(at("B:W32:B9,14"), {9, 18}), "the checker on 14 is your own; only opposing checkers are jumped");
  EXPECT_EQ(reason(at("W:W18:B14"), {18, 22}), "men move forward only, light's towards 1; the checker is not a king");
}

TEST(Refusals, of_words) {
  const State state = begin_with(tournament(), Seat::one);
  EXPECT_EQ(english(check_play(state, Play::say(PlayKind::first_light)).error()), "who begins is settled");
  EXPECT_EQ(english(check_play(state, Play::say(PlayKind::accept_draw)).error()), "no draw has been offered");
  EXPECT_EQ(english(check_play(state, Play{}).error()),
            "a move names the square it leaves and the square it reaches, as in 11-15");
  Rules rules = tournament();
  rules.ballot = BallotDeck::mail;
  EXPECT_EQ(english(check_play(initial(rules), Play::say(PlayKind::resign)).error()), "first the ballot is drawn");
}

TEST(Refusals, agree_with_the_list_of_plays_for_every_pair_of_squares) {
  for (const std::string_view fen : {"B:W18,26,32:B14,9,K22", "W:W9,K18:B5,6,14,K2", "B:W26,27:B22,21"}) {
    for_each_movement([&](const Rules& rules) {
      const State state = at(fen, rules);
      const PlayList plays = legal(state);
      for (unsigned from = 0; from < 32; ++from) {
        for (unsigned to = 0; to < 32; ++to) {
          const Play play = Play::step(Square::nth(from), Square::nth(to));
          const bool listed = std::find(plays.begin(), plays.end(), play) != plays.end();
          EXPECT_EQ(check_play(state, play).has_value(), listed) << fen << " " << describe(play);
        }
      }
    });
  }
}

TEST(Positions, that_cannot_be_are_refused) {
  const auto message = [](const Position& position, const Rules& rules = tournament()) {
    const Result<State> state = State::from(rules, position);
    return state ? std::string() : english(state.error());
  };
  const Squares one = Square::nth(0).mask();
  EXPECT_EQ(message({start_board}), "");
  EXPECT_EQ(message({{.dark = ghosts, .light = one, .kings = one}}),
            "a checker stands off the board; the squares are numbered 1 to 32");
  EXPECT_EQ(message({{.dark = one, .light = one, .kings = one}}), "square 1 holds a dark and a light checker at once");
  EXPECT_EQ(message({{.dark = one, .light = one << 10, .kings = one << 5}}),
            "a king is marked on square 6, where no checker stands");
  EXPECT_EQ(message({{.dark = one << 5, .light = one, .kings = 0}}),
            "the light checker on square 1 has reached its far row, so it must be a king");
  EXPECT_EQ(message({{.dark = one << 34, .light = one << 5, .kings = 0}}),
            "the dark checker on square 32 has reached its far row, so it must be a king");
  EXPECT_EQ(message({{.dark = start_board.dark | one << 13, .light = one << 34, .kings = 0}}),
            "dark has 13 checkers; a side has at most 12");
  EXPECT_EQ(message({Board{}}), "the board is empty; at least one side needs a checker");
  EXPECT_EQ(message({start_board, Side::dark, Status::decided}), "dark can still move, so the game is not decided");
  EXPECT_EQ(message({start_board, Side::dark, Status::choose_first}), "who begins is chosen only under first=choose");
  EXPECT_EQ(message({start_board, Side::light, Status::choose_first}, botanica()),
            "who begins is chosen at the start, before any move");
  EXPECT_EQ(message({start_board, Side::dark, Status::draw_first}), "who begins is drawn only under first=random");
  EXPECT_EQ(message({start_board, Side::dark, Status::draw_ballot}),
            "a ballot is drawn only under ballot=crossboard or ballot=mail");
  EXPECT_EQ(message({start_board, Side::dark, Status::draw_claimed}), "a draw is claimed only under draws=claim");
  EXPECT_EQ(message({start_board, Side::dark, Status::draw_by_repetition}, botanica()),
            "a draw is declared unasked only under draws=automatic");
  EXPECT_EQ(message({start_board, Side::dark, Status::draw_by_forty_moves}),
            "such a draw needs a king on each side: every other move is progress");
  EXPECT_EQ(message({at("W:W5:BK1").board(), Side::light, Status::draw_offered}),
            "the game is decided on the board, so it cannot end or wait for an answer in another way");
  Rules rules = botanica();
  rules.ballot = BallotDeck::mail;
  EXPECT_NE(message({start_board}, rules).find("first=dark"), std::string::npos);
}

}  // namespace
}  // namespace fourfold::checkers
