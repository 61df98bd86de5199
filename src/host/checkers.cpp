// The host of checkers.
#include "host/make_host.h"

namespace fourfold::host {

template Result<std::unique_ptr<Host>> make_host<checkers::Game>(const records::Record&, std::uint64_t, bool);

}  // namespace fourfold::host
