// Whether a record survives a format of other programs.
#pragma once

#include <span>

#include <gtest/gtest.h>

#include "records/formats/formats.h"

namespace fourfold::records {

// Through the format and back: what comes back is legal and says the same. False where the format cannot say it.
inline bool converts(const Record& record, const Format& format) {
  const auto written = format.write(std::span(&record, 1));
  if (!written) {
    EXPECT_FALSE(written.error().message.empty());
    return false;
  }
  const auto read = format.read(*written);
  EXPECT_TRUE(read) << format.name << ": " << read.error().message << "\n" << *written;
  if (!read) return false;
  const auto again = format.write(*read);
  EXPECT_TRUE(again) << format.name << ": " << again.error().message;
  EXPECT_EQ(again ? *again : "", *written) << format.name;
  return true;
}

}  // namespace fourfold::records
