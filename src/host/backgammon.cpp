// The host of backgammon.
#include "host/make_host.h"

namespace fourfold::host {

template Result<std::unique_ptr<Host>> make_host<backgammon::Game>(const records::Record&, std::uint64_t, bool);

}  // namespace fourfold::host
