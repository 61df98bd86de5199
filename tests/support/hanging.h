// Programs that tests start are ended when they hang. They may take long where they are watched by sanitizers and the
// machine is busy.
#pragma once

#include <unistd.h>

namespace fourfold::test {

// In the new process, before it becomes the program.
inline void end_if_it_hangs() { alarm(300); }

}  // namespace fourfold::test
