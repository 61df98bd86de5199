// The nets that judge backgammon positions: one while the sides are in contact, one for races, and one for hypergammon,
// where all is different. They are part of the program; others can be given as resources. The module of the browser has
// the small ones only: a page fetches the large one that it needs, and until it is there the quick one judges.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "players/backgammon/chances.h"
#include "players/backgammon/features.h"
#include "players/backgammon/match_equities.h"
#include "players/net/net.h"
#include "players/resources.h"
#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

struct Nets {
  net::Net contact;
  net::Net race;
  net::Net hypergammon;  // for contact and races of three checkers a side
  net::Net quick;        // a small one for contact: sorts plays, so that the contact net looks at the best of them only
  MatchEquities match_equities = MatchEquities::kazaross_xg2();  // what the points of a game are worth in a match
};

// Those of data/backgammon, as they were when the program was built; read when they are first asked for. No error in a
// program that was built whole.
const Result<std::shared_ptr<const Nets>>& built_in_nets();

// Each from the resources' file of its name, such as backgammon/race.fournet, where they have it, else the built-in
// one; and the match equities from backgammon/match-equities.txt.
Result<std::shared_ptr<const Nets>> nets_of(const players::Resources& resources);

// What these rules' players would use, and is not part of this program.
std::vector<std::string> missing_files(const Rules& rules);

// What five logits say.
Chances chances_of(std::span<const std::int32_t, 5> logits);

}  // namespace fourfold::backgammon
