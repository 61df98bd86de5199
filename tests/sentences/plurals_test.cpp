// Which form of a word a number takes. The numbers are the samples that Unicode publishes with its rules (CLDR,
// common/supplemental/plurals.xml, the type "cardinal", whole numbers).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sentences/catalogue.h"

namespace fourfold {
namespace {

struct Samples {
  std::string_view language;
  std::string_view form;
  std::vector<std::pair<std::int64_t, std::int64_t>> ranges;  // from, to
};

const std::vector<Samples> published = {
    {"en", "one", {{1, 1}}},
    {"en", "other", {{0, 0}, {2, 16}, {100, 100}, {1000, 1000}, {10000, 10000}, {100000, 100000}, {1000000, 1000000}}},
    {"de", "one", {{1, 1}}},
    {"de", "other", {{0, 0}, {2, 16}, {100, 100}, {1000, 1000}, {10000, 10000}, {100000, 100000}, {1000000, 1000000}}},
    {"fr", "one", {{0, 1}}},
    {"fr", "many", {{1000000, 1000000}}},
    {"fr", "other", {{2, 17}, {100, 100}, {1000, 1000}, {10000, 10000}, {100000, 100000}}},
    {"es", "one", {{1, 1}}},
    {"es", "many", {{1000000, 1000000}}},
    {"es", "other", {{0, 0}, {2, 16}, {100, 100}, {1000, 1000}, {10000, 10000}, {100000, 100000}}},
    {"ar", "zero", {{0, 0}}},
    {"ar", "one", {{1, 1}}},
    {"ar", "two", {{2, 2}}},
    {"ar", "few", {{3, 10}, {103, 110}, {1003, 1003}}},
    {"ar", "many", {{11, 26}, {111, 111}, {1011, 1011}}},
    {"ar",
     "other",
     {{100, 102},
      {200, 202},
      {300, 302},
      {400, 402},
      {500, 502},
      {600, 600},
      {1000, 1000},
      {10000, 10000},
      {100000, 100000},
      {1000000, 1000000}}},
};

TEST(Plurals, are_those_of_unicode) {
  for (const auto& [language, form, ranges] : published) {
    for (const auto& [from, to] : ranges) {
      for (std::int64_t number = from; number <= to; ++number) {
        EXPECT_EQ(plural_form(language, number), form) << language << " " << number;
        EXPECT_EQ(plural_form(language, -number), form) << language << " " << -number << ": the sign does not count";
      }
    }
  }
}

}  // namespace
}  // namespace fourfold
