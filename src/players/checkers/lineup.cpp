#include "players/checkers/lineup.h"

#include "players/checkers/built_in_files.h"
#include "players/checkers/endgame_build.h"
#include "players/checkers/greedy.h"
#include "players/checkers/search_engine.h"

namespace fourfold::checkers {
namespace {

using players::MadeEngine;
using players::Resources;

template <Level how>
MadeEngine<Game> level(const Resources& resources) {
  return std::make_unique<SearchEngine>(resources, how);
}

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.checkers.greedy">,
     [](const Resources& /*resources*/) -> MadeEngine<Game> { return std::make_unique<Greedy>(); }},
    {"beginner", say<"player.checkers.beginner">, level<Level{.plies = 1, .noise = 70, .tables = false}>},
    {"easy", say<"player.checkers.easy">, level<Level{.plies = 3, .noise = 45, .tables = false}>},
    {"medium", say<"player.checkers.medium">, level<Level{.plies = 5, .noise = 25, .tables = false}>},
    {"hard", say<"player.checkers.hard">, level<Level{.plies = 7, .noise = 6}>},
    {"expert", say<"player.checkers.expert">, level<Level{.nodes = 100'000, .book = true}>},
    {"master", say<"player.checkers.master">, level<Level{.nodes = 1'500'000, .book = true}>},
};

// To be compared with: what nets and tables are worth, and fixed points by depth.
constexpr std::uint64_t expert_nodes = 100'000;
constexpr players::Entry<Game> yardsticks[] = {
    {"counting", say<"player.checkers.counting">, level<Level{.nodes = expert_nodes, .nets = false}>},
    {"tableless", say<"player.checkers.tableless">, level<Level{.nodes = expert_nodes, .tables = false}>},
    {"plies:3", say<"player.checkers.plies">, level<Level{.plies = 3}>},
    {"plies:5", say<"player.checkers.plies">, level<Level{.plies = 5}>},
    {"plies:7", say<"player.checkers.plies">, level<Level{.plies = 7}>},
    {"plies:9", say<"player.checkers.plies">, level<Level{.plies = 9}>},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) {
  return {entries, yardsticks, {}, {}, players::no_rollouts, table_builder(), missing_files};
}

}  // namespace fourfold::checkers
