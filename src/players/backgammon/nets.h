// The nets that judge backgammon positions: one while the sides are in contact, one for races, and one for hypergammon,
// where all is different. They are part of the program.
#pragma once

#include "players/backgammon/chances.h"
#include "players/backgammon/features.h"
#include "players/net/net.h"

namespace fourfold::backgammon {

struct Nets {
  net::Net contact;
  net::Net race;
  net::Net few;    // for contact and races of three checkers a side
  net::Net quick;  // a small one for contact: sorts plays, so that the contact net looks at the best of them only
};

// Those of data/backgammon, or of the folder named by FOURFOLD_BACKGAMMON_NETS; read when they are first asked for.
const Nets& nets();

// What the first five logits say.
Chances chances_of(const net::Logits& logits);

}  // namespace fourfold::backgammon
