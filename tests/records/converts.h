// Whether a record survives a format of other programs.
#pragma once

#include <span>

#include <gtest/gtest.h>

#include "records/formats/formats.h"
#include "sentences/catalogue.h"
#include "tests/records/readings.h"

namespace fourfold::records {

// Through the format and back: what comes back is legal and says the same. False where the format cannot say it.
inline bool converts(const Record& record, const Format& format) {
  const auto written = format.write(std::span(&record, 1));
  if (!written) {
    EXPECT_FALSE(english(written.error()).empty());
    return false;
  }
  const auto read = format.read(*written, {});
  EXPECT_EQ(test::first_remark(read), "read") << format.name << "\n" << *written;
  if (!read) return false;
  const auto again = format.write(read->records);
  EXPECT_TRUE(again) << format.name << ": " << english(again.error());
  EXPECT_EQ(again ? *again : "", *written) << format.name;
  return true;
}

}  // namespace fourfold::records
