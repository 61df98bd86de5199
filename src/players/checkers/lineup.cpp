#include "players/checkers/lineup.h"

#include "players/checkers/greedy.h"

namespace fourfold::checkers {
namespace {

using Made = std::unique_ptr<players::Player<Game>>;

constexpr players::Entry<Game> entries[] = {
    {"greedy", "looks one move ahead, sees captures out and counts material and tempo",
     []() -> Made { return std::make_unique<Greedy>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, {}, {}, {}}; }

}  // namespace fourfold::checkers
