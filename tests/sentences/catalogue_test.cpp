// How a message becomes a sentence: every kind of value, names, lists, plural forms, and directions of writing.
#include "sentences/catalogue.h"

#include <gtest/gtest.h>

namespace fourfold {
namespace {

// What the language makes of a value. A code without a sentence is said as it is, so it can be any sentence.
std::string said(std::string_view language, MessageValue value, std::span<const std::string> names = {}) {
  return Catalogue::of(language).sentence(Message{"<{value}>", {{"value", std::move(value)}}}, names);
}

TEST(Catalogue, what_is_kept_has_no_marks_of_direction) {
  EXPECT_EQ(without_direction("\u2066\u2067a\u2068b\u2069c\u2069"), "abc");
  for (const char* text : {"", "Anna", "\u2065\u206A", "\xE2\x81", "\u200F", "\u2014"})
    EXPECT_EQ(without_direction(text), text);
}

TEST(Catalogue, every_kind_of_value_has_its_text) {
  EXPECT_EQ(said("en", std::int64_t{-42}), "<-42>");
  EXPECT_EQ(said("en", 0.25), "<0.250>");
  EXPECT_EQ(said("en", -1.0), "<-1.000>");
  for (const char* language : {"de", "fr", "es"}) EXPECT_EQ(said(language, -0.25), "<-0,250>");
  EXPECT_EQ(Catalogue::of("de").decimal(0.5, 1, Catalogue::Plus::with_sign), "+0,5");
  EXPECT_EQ(said("en", std::string("13/8*")), "<13/8*>");
  EXPECT_EQ(said("en", Seat::two), "<player 2>");
  EXPECT_EQ(said("en", Notation{"13/8*"}), "<13/8*>");
  EXPECT_EQ(said("en", Pips{{3, 1}}), "<3-1>");
  EXPECT_EQ(said("en", Pips{{6}}), "<6>");
  EXPECT_EQ(said("en", std::vector<std::string>{"a", "b", "c"}), "<a, b and c>");
  const Message inner{"[{x}]", {{"x", std::int64_t{7}}}};
  EXPECT_EQ(said("en", std::vector<Message>{inner}), "<[7]>");
  EXPECT_EQ(said("en", std::vector<Message>{inner, inner, inner}), "<[7], [7] and [7]>");
}

TEST(Catalogue, a_seat_is_called_by_the_name_of_its_player) {
  const std::vector<std::string> names = {"Ann", ""};
  EXPECT_EQ(said("en", Seat::one, names), "<Ann>");
  EXPECT_EQ(said("en", Seat::two, names), "<player 2>") << "who has no name is counted";
  EXPECT_EQ(said("en", Seat::three, names), "<player 3>");
  const Message inner{"[{who}]", {{"who", Seat::one}}};
  EXPECT_EQ(said("en", std::vector<Message>{inner}, names), "<[Ann]>");
}

TEST(Catalogue, a_print_has_words_of_its_own) {
  const Catalogue& catalogue = Catalogue::of("en");
  const Message note = say<"note.dark-men", "count">(12);
  EXPECT_EQ(catalogue.sentence(note), "dark, 12 men");
  EXPECT_EQ(catalogue.sentence(note, {}, "botanica"), "blue, 12 men");
  EXPECT_EQ(catalogue.sentence(note, {}, "liberty"), "dark, 12 men") << "a print without such words";
  const Message outer{"<{notes}>", {{"notes", std::vector<Message>{note}}}};
  EXPECT_EQ(catalogue.sentence(outer, {}, "botanica"), "<blue, 12 men>");
  EXPECT_EQ(catalogue.text("value.checkers.first.dark", "botanica"), "Always blue");
  EXPECT_EQ(catalogue.text("no.such.key", "botanica"), std::nullopt);
}

TEST(Catalogue, what_a_value_says_is_not_read_again) {
  EXPECT_EQ(said("en", std::string("{value} {x}")), "<{value} {x}>");
}

TEST(Catalogue, places_without_a_value_and_brackets_stay_as_they_are) {
  const Message message{"{a} {b} {} } {", {{"a", std::string("x")}}};
  EXPECT_EQ(english(message), "x {b} {} } {");
}

// As Unicode joins them (CLDR, listPattern-type-standard); in English as in Great Britain, without a comma before
// "and".
TEST(Catalogue, lists_are_joined_as_the_language_does) {
  struct Lists {
    std::string_view language, two, three;
  };
  for (const auto& [language, two, three] :
       {Lists{"en", "x and y", "x, y and z"}, Lists{"de", "x und y", "x, y und z"}, Lists{"fr", "x et y", "x, y et z"},
        Lists{"es", "x y y", "x, y y z"}, Lists{"ar", "x وy", "x وy وz"}}) {
    const Catalogue& catalogue = Catalogue::of(language);
    const std::vector<std::string> items = {"x", "y", "z"};
    const auto first = [&](std::size_t count) { return std::span(items).first(count); };
    EXPECT_EQ(catalogue.list(first(0)), "") << language;
    EXPECT_EQ(catalogue.list(first(1)), "x") << language;
    EXPECT_EQ(catalogue.list(first(2)), two) << language;
    EXPECT_EQ(catalogue.list(first(3)), three) << language;
  }
}

// Spanish avoids "y" before its own sound (Real Academia, Diccionario panhispánico de dudas, "y").
TEST(Catalogue, spanish_says_e_before_the_sound_of_an_i) {
  const auto joined = [](const std::string& last) {
    return Catalogue::of("es").list(std::vector<std::string>{"Ana", last});
  };
  EXPECT_EQ(joined("Inés"), "Ana e Inés");
  EXPECT_EQ(joined("hijos"), "Ana e hijos");
  EXPECT_EQ(joined("hielo"), "Ana y hielo");
  EXPECT_EQ(joined("Yolanda"), "Ana y Yolanda");
  EXPECT_EQ(Catalogue::of("es").list(std::vector<std::string>{"Inés", "Ana"}), "Inés y Ana");
  EXPECT_EQ(Catalogue::of("en").list(std::vector<std::string>{"Ana", "Inés"}), "Ana and Inés");
}

// As Unicode joins them (CLDR, listPattern-type-or), and with "u" before the sound of an o (Real Academia, "o").
TEST(Catalogue, one_of_several_is_joined_as_the_language_does) {
  const auto either = [](std::string_view language, const std::vector<std::string>& items) {
    return Catalogue::of(language).sentence(Message{"{of}", {{"of", AnyOf{items}}}});
  };
  EXPECT_EQ(either("en", {"3"}), "3");
  EXPECT_EQ(either("en", {"3", "2"}), "3 or 2");
  EXPECT_EQ(either("en", {"3", "2", "5"}), "3, 2 or 5");
  EXPECT_EQ(either("de", {"3", "2", "5"}), "3, 2 oder 5");
  EXPECT_EQ(either("fr", {"3", "2", "5"}), "3, 2 ou 5");
  EXPECT_EQ(either("es", {"3", "2", "5"}), "3, 2 o 5");
  EXPECT_EQ(either("es", {"5", "3", "8"}), "5, 3 u 8");
  EXPECT_EQ(either("es", {"6", "5", "11"}), "6, 5 u 11");
  EXPECT_EQ(Catalogue::of("ar").either(std::vector<std::string>{"3", "2", "5"}), "3 أو 2 أو 5");
}

// What is put into a sentence written from right to left keeps its own direction (Unicode's FIRST STRONG ISOLATE and
// POP DIRECTIONAL ISOLATE).
TEST(Catalogue, values_are_isolated_where_writing_goes_from_right_to_left) {
  EXPECT_EQ(said("ar", std::string("13/8*")), "<\u206813/8*\u2069>");
  EXPECT_EQ(said("ar", std::int64_t{3}), "<\u20683\u2069>");
  const Message inner{"[{x}]", {{"x", std::string("XGID")}}};
  EXPECT_EQ(said("ar", std::vector<Message>{inner}), "<\u2068[\u2068XGID\u2069]\u2069>");
  for (const Language& language : languages) {
    EXPECT_EQ(language.right_to_left, language.code == "ar");
    if (!language.right_to_left) {
      EXPECT_EQ(said(language.code, std::string("13/8*")), "<13/8*>");
    }
  }
}

Message worth(std::string_view count, std::int64_t points, std::int64_t other) {
  return {"record.worth", {{"said", other}, {count, points}}};
}

TEST(Catalogue, the_plural_form_is_that_of_the_count) {
  EXPECT_EQ(english(worth("count", 1, 2)), "the game is worth 1 point, not 2; the play counts");
  EXPECT_EQ(english(worth("count", 2, 1)), "the game is worth 2 points, not 1; the play counts");
  EXPECT_NE(Catalogue::of("ar").sentence(worth("count", 2, 1)).find("نقطتان"), std::string::npos);
  EXPECT_NE(Catalogue::of("ar").sentence(worth("count", 3, 1)).find("نقاط"), std::string::npos);
}

TEST(Catalogue, without_a_count_the_first_number_decides) {
  EXPECT_EQ(english(worth("points", 5, 1)), "the game is worth {count} point, not 1; the play counts");
  EXPECT_EQ(english(worth("points", 1, 5)), "the game is worth {count} points, not 5; the play counts");
}

// Spanish has a form for whole millions that few sentences need.
TEST(Catalogue, a_form_that_is_missing_is_the_last_one) {
  EXPECT_EQ(Catalogue::of("es").sentence(worth("count", 1000000, 3)),
            "la partida vale 1000000 puntos, no 3; cuenta lo jugado");
}

TEST(Catalogue, a_number_does_not_need_plural_forms) {
  const Message reason{"record.no-game", {}};
  const Message line{"record.line", {{"line", std::int64_t{1}}, {"reason", std::vector<Message>{reason}}}};
  EXPECT_EQ(english(line), "line 1: there is no game in this file");
  EXPECT_EQ(Catalogue::of("de").sentence(line), "Zeile 1: in dieser Datei steht keine Partie");
}

TEST(Catalogue, of_a_language_that_there_is_none_of_is_english) {
  EXPECT_EQ(Catalogue::of("tlh").language().code, "en");
  EXPECT_EQ(&Catalogue::of(""), &Catalogue::of("en"));
  for (const Language& language : languages) EXPECT_EQ(Catalogue::of(language.code).language().code, language.code);
}

}  // namespace
}  // namespace fourfold
