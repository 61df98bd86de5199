// Players by their names.
#include "sentences/named_texts.h"
#include "tests/players/support.h"

namespace fourfold::test {
namespace {

template <class G>
class Registry : public testing::Test {};
TYPED_TEST_SUITE(Registry, AsTypes<AllGames>::type, GameNames);

TYPED_TEST(Registry, random_and_greedy_play_every_game) {
  const auto names = players::player_names<TypeParam>();
  ASSERT_GE(names.size(), 2U);
  EXPECT_EQ(names[0], "random");
  EXPECT_EQ(names[1], "greedy");
  for (const std::string_view name : names) EXPECT_TRUE(players::make_player<TypeParam>(name)) << name;
  for (const auto& entry : players::entries<TypeParam>())
    EXPECT_TRUE(entry.meaning().code.starts_with("player.")) << entry.name;
}

TYPED_TEST(Registry, an_unknown_name_is_refused_with_the_nearest) {
  const auto made = players::make_player<TypeParam>("gredy");
  ASSERT_FALSE(made);
  EXPECT_NE(english(made.error()).find("'gredy'"), std::string::npos) << english(made.error());
  EXPECT_NE(english(made.error()).find("did you mean 'greedy'"), std::string::npos) << english(made.error());
  EXPECT_NE(english(made.error()).find("random"), std::string::npos) << english(made.error());
  EXPECT_FALSE(players::make_player<TypeParam>(""));
}

TYPED_TEST(Registry, what_a_duel_changes_can_be_set) {
  for (const auto& preset : TypeParam::presets()) {
    auto rules = preset.rules;
    for (const std::string_view setting : lineup(TypeParam{}).duel_settings) {
      const std::size_t equals = setting.find('=');
      ASSERT_NE(equals, std::string_view::npos);
      EXPECT_TRUE(set_option<TypeParam>(rules, setting.substr(0, equals), setting.substr(equals + 1)));
    }
    EXPECT_TRUE(check(rules));
  }
}

}  // namespace
}  // namespace fourfold::test
