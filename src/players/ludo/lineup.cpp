#include "players/ludo/lineup.h"

#include "players/ludo/greedy.h"

namespace fourfold::ludo {
namespace {

using Made = std::unique_ptr<players::Player<Game>>;

constexpr players::Entry<Game> entries[] = {
    {"greedy", "captures, finishes, enters, reaches its column or runs, in that order",
     []() -> Made { return std::make_unique<Greedy>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, {}, {}, {}}; }

}  // namespace fourfold::ludo
