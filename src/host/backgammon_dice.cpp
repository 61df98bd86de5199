// The host of Backgammon Dice.
#include "host/make_host.h"

namespace fourfold::host {

template Result<std::unique_ptr<Host>> make_host<backgammon_dice::Game>(const records::Record&, std::uint64_t, bool);

}  // namespace fourfold::host
