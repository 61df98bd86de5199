// Screens of checkers.
#include "screen/make_screen.h"

namespace fourfold::screen {

template Result<Parts> own_parts<checkers::Game>(const Setup&, std::span<const Event>, const std::optional<Secret>&,
                                                 UnknownBot);
template Result<Parts> copied_parts<checkers::Game>(const Setup&, std::span<const Event>, int);

}  // namespace fourfold::screen
