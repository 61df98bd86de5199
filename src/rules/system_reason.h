// Why the system did not do something, as a message: what people meet has a sentence in every language, anything else
// is told in the system's own words.
#pragma once

#include <cerrno>
#include <cstring>

#include "rules/message.h"

namespace fourfold {

inline Message system_reason(int number) {
  switch (number) {
    case ENOENT:
      return say<"system.not-there">();
    case EACCES:
    case EPERM:
      return say<"system.not-allowed">();
    case EISDIR:
      return say<"system.is-a-folder">();
    case ENOTDIR:
      return say<"system.no-folder">();
    case EEXIST:
      return say<"system.there-already">();
    case ENOSPC:
      return say<"system.disk-full">();
    case EFBIG:
      return say<"system.too-large">();
    case EROFS:
      return say<"system.read-only">();
    case ENAMETOOLONG:
      return say<"system.name-too-long">();
    case EMFILE:
    case ENFILE:
      return say<"system.too-many-open">();
    case EIO:
      return say<"system.broken-disk">();
    case EPIPE:
      return say<"system.nobody-reads">();
    case EADDRINUSE:
      return say<"system.address-in-use">();
    case EADDRNOTAVAIL:
      return say<"system.address-not-here">();
    default:
      return say<"system.other", "reason">(std::strerror(number));  // NOLINT(concurrency-mt-unsafe): glibc's is safe
  }
}

}  // namespace fourfold
