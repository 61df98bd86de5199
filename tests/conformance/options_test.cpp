// What an option says it can be set to it can be set to, and every preset and option is explained in every language.
#include <gtest/gtest.h>

#include "rules/any_game.h"
#include "sentences/named_texts.h"

namespace fourfold::test {
namespace {

TEST(options, can_be_set_to_what_they_list) {
  for_each_game([]<class G>() {
    for (const auto& option : G::options()) {
      auto rules = G::presets().front().rules;
      EXPECT_TRUE(!option.words.empty() || option.range || !option.example.empty()) << option.name;
      for (const std::string_view word : option.words) {
        EXPECT_TRUE(option.set(rules, word)) << option.name << "=" << word;
        EXPECT_EQ(option.get(rules), word);
      }
      if (option.range) {
        EXPECT_TRUE(option.set(rules, std::to_string(option.range->low))) << option.name;
        EXPECT_TRUE(option.set(rules, std::to_string(option.range->high))) << option.name;
        EXPECT_FALSE(option.set(rules, std::to_string(option.range->low - 1))) << option.name;
        EXPECT_FALSE(option.set(rules, std::to_string(option.range->high + 1))) << option.name;
      }
      if (!option.example.empty()) {
        EXPECT_TRUE(option.set(rules, option.example)) << option.name;
      }
    }
  });
}

TEST(options, are_explained_in_every_language) {
  for (const Language& language : languages) {
    const Catalogue& catalogue = Catalogue::of(language.code);
    for_each_game([&]<class G>() {
      // A key without a text is its own text.
      for (const auto& preset : G::presets()) {
        EXPECT_FALSE(preset_meaning(catalogue, G::name, preset.name).starts_with("preset.")) << preset.name;
      }
      for (const auto& option : G::options()) {
        EXPECT_FALSE(option_meaning(catalogue, G::name, option.name).starts_with("option.")) << option.name;
        EXPECT_FALSE(values_text(catalogue, option).starts_with("option.")) << option.name;
      }
    });
  }
}

TEST(options, values_as_people_read_them) {
  const auto values = [](const auto& options, std::string_view name) {
    for (const auto& option : options) {
      if (option.name == name) return values_text(Catalogue::of("en"), option);
    }
    return std::string();
  };
  EXPECT_EQ(values(backgammon::options(), "gammon"), "boxed, tournament");
  EXPECT_EQ(values(backgammon::options(), "auto_doubles"), "0 to 3");
  EXPECT_EQ(values(ludo::options(), "seats"), "such as 1,2,3,4");
  EXPECT_EQ(values(backgammon_dice::options(), "faces"), "off, standard, or such as 0,+,-,D,S,H");
}

}  // namespace
}  // namespace fourfold::test
