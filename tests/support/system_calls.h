// For child processes: system calls that fail from now on, as they do on older kernels, other file systems and in
// strict sandboxes.
#pragma once

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstddef>
#include <span>

namespace fourfold::test {

// A process that cannot be held to the rules ends.
inline void obey(std::span<sock_filter> rules) {
  const sock_fprog program{static_cast<unsigned short>(rules.size()), rules.data()};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    _exit(126);
}

}  // namespace fourfold::test
