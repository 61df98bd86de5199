#include "cli/streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

#include "cli/language.h"
#include "cli/report.h"
#include "rules/system_reason.h"

namespace fourfold::cli {

void secure_streams() {
  // Open the wrong way round: reading or writing is the error that it would have been.
  constexpr int unusable[] = {O_WRONLY, O_RDONLY, O_RDONLY};
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
    // The lowest free number is this one, as those below are taken.
    if (::fcntl(stream, F_GETFD) < 0) static_cast<void>(::open("/dev/null", unusable[stream]));
  }
  for (const int signal : {SIGPIPE, SIGXFSZ}) static_cast<void>(std::signal(signal, SIG_IGN));
}

void tell(std::string_view text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
  static_cast<void>(std::fflush(stderr));
}

int report_lost_output(int reason) {
  if (reason == EPIPE) {
    static_cast<void>(std::signal(SIGPIPE, SIG_DFL));
    static_cast<void>(std::raise(SIGPIPE));
  }
  tell_trouble(in_words(say<"terminal.answer-lost", "reason">(system_reason(reason))));
  return exit_refused;
}

}  // namespace fourfold::cli
