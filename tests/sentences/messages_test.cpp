// Every message that the program can say has a sentence in every language, with its arguments in their places, and
// every sentence is said. This program holds all rooms, so that known_messages() knows them all.
#include <gtest/gtest.h>

#include "notation/notation.h"
#include "players/registry.h"
#include "rules/message.h"
#include "sentences/catalogue.h"
#include "tests/sentences/text_files.h"

namespace fourfold::test {
namespace {

// Sentences that are no messages of their own, and who looks them up.
const std::map<std::string, std::string> looked_up = {
    {"list.next", "Catalogue::list"},
    {"list.last", "Catalogue::list"},
    {"either.next", "Catalogue::either"},
    {"either.last", "Catalogue::either"},
};

// A word that is played instead of moving, with dashes for its blanks: some game knows it from nonsense.
bool is_played(std::string words) {
  std::ranges::replace(words, '-', ' ');
  bool known = false;
  for_each_game([&]<class G>() {
    const auto state = initial(G::presets().front().rules);
    const auto nonsense = parse_play(state, "nonsense");
    const auto play = parse_play(state, words);
    known = known || play || play.error().message.code != nonsense.error().message.code;
  });
  return known;
}

// The names of the figures of the candidates and of the advice of each game's strongest player.
Words figure_names() {
  Words names;
  for_each_game([&]<class G>() {
    const auto player = players::make_player<G>(players::adviser_name<G>());
    auto state = begin_with(G::presets().front().rules, Seat::one);
    for (int decisions = 0; decisions < 4; ++decisions) {
      if (phase(state) == Phase::roll) state = roll(state, roll_at(state, 1));
      const auto decision = (*player)->think(state, {.nodes = 100, .plies = 0});
      for (const auto& candidate : decision->candidates) {
        for (const auto& figure : candidate.figures) names.emplace(figure.name);
      }
      if (decision->advice) {
        for (const auto& figure : decision->advice->figures) names.emplace(figure.name);
      }
      state = apply(state, decision->play);
    }
  });
  return names;
}

// Families of sentences that are found by names which are put together: who does so, and whether there is such a name.
struct Family {
  std::string by;
  std::function<bool(const std::string& name)> has;
};
const std::map<std::string, Family> families = {
    {"help.", {"cli/command_help.cpp; language_test.cpp asks for all of them", [](const auto&) { return true; }}},
    {"terminal.game.",
     {"cli/game_texts.h, by games",
      [](const std::string& name) {
        return std::ranges::any_of(game_names,
                                   [&](std::string_view game) { return name == std::string(game) + ".summary"; });
      }}},
    {"terminal.choice.", {"cli, by the words that are played", is_played}},
    {"terminal.figure.",
     {"cli, by the names of an engine's figures",
      [](const std::string& name) {
        static const Words names = figure_names();
        return names.contains(name);
      }}},
};

// A sentence in the words of one print, "key@botanica", is said instead of another: the key that it stands in for.
std::string without_print(const std::string& key) { return key.substr(0, key.find('@')); }

bool in_a_family(const std::string& key) {
  return std::ranges::any_of(families, [&](const auto& family) {
    return key.starts_with(family.first) && family.second.has(key.substr(family.first.size()));
  });
}

// The messages by their codes; each with the names of its arguments, once for every set of names that it is said with.
std::map<std::string, std::set<Words>> known() {
  std::map<std::string, std::set<Words>> messages;
  for (const KnownMessage& message : known_messages()) {
    messages[std::string(message.code)].insert(Words(message.names.begin(), message.names.end()));
  }
  return messages;
}

// The sentences of a message in a language: one, or one for each plural form.
std::map<std::string, std::string> sentences_of(const Texts& texts, const std::string& code) {
  std::map<std::string, std::string> sentences;
  if (const auto found = texts.find(code); found != texts.end()) sentences.emplace("", found->second);
  for (const std::string_view form : plural_forms) {
    const std::string key = code + "." + std::string(form);
    const auto found = texts.find(key);
    if (found != texts.end() && stem_of(texts, key) == code) sentences.emplace(form, found->second);
  }
  return sentences;
}

std::string bracketed(const Words& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "{" : ", {") + name + "}";
  return text.empty() ? "nothing" : text;
}

Words without(const Words& words, const Words& others) {
  Words rest;
  std::ranges::set_difference(words, others, std::inserter(rest, rest.end()));
  return rest;
}

// Singular and dual may say their number in a word; only that place may be left out.
bool may_leave_out(std::string_view form, const Words& places, const Words& names) {
  if (form != "zero" && form != "one" && form != "two") return places.empty();
  return places.size() <= 1 && (places.empty() || !names.contains("count") || places.contains("count"));
}

TEST(Messages, this_program_knows_those_of_all_rooms) {
  const auto messages = known();
  // One of each of the rooms at both ends and in between.
  for (const char* code : {"unknown.game", "record.line", "server.cannot-listen"}) {
    EXPECT_TRUE(messages.contains(code)) << code;
  }
}

TEST(Messages, each_is_said_with_the_same_arguments_everywhere) {
  for (const auto& [code, ways] : known()) {
    std::string all;
    for (const Words& names : ways) all += "\n  " + bracketed(names);
    EXPECT_EQ(ways.size(), 1U) << code << " is said with different arguments in different places:" << all;
  }
}

TEST(Messages, each_has_a_sentence_in_every_language) {
  for (const Language& language : languages) {
    const Catalogue& catalogue = Catalogue::of(language.code);
    Words missing;
    for (const auto& [code, ways] : known()) {
      if (sentences_of(catalogue.texts(), code).empty()) missing.insert(code + ": " + bracketed(*ways.begin()));
    }
    EXPECT_TRUE(missing.empty()) << "these have no sentence in " << language.code << ":" << listed(missing);
  }
}

TEST(Messages, every_place_is_an_argument) {
  for (const Language& language : languages) {
    const Catalogue& catalogue = Catalogue::of(language.code);
    Words wrong;
    for (const auto& [code, ways] : known()) {
      for (const auto& [form, sentence] : sentences_of(catalogue.texts(), code)) {
        const Words strange = without(places_in(sentence), *ways.begin());
        if (!strange.empty()) wrong.insert(code + (form.empty() ? "" : "." + form) + ": " + bracketed(strange));
      }
    }
    EXPECT_TRUE(wrong.empty()) << "these places in " << language.code
                               << " are no arguments of their messages:" << listed(wrong);
  }
}

TEST(Messages, what_english_says_every_language_says) {
  const Catalogue& in_english = Catalogue::of("en");
  for (const Language& language : languages) {
    const Catalogue& catalogue = Catalogue::of(language.code);
    Words wrong;
    for (const auto& [code, ways] : known()) {
      Words expected;
      for (const auto& [form, sentence] : sentences_of(in_english.texts(), code)) expected.merge(places_in(sentence));
      for (const auto& [form, sentence] : sentences_of(catalogue.texts(), code)) {
        const Words left_out = without(expected, places_in(sentence));
        if (!may_leave_out(form, left_out, *ways.begin()))
          wrong.insert(code + (form.empty() ? "" : "." + form) + ": " + bracketed(left_out));
      }
    }
    EXPECT_TRUE(wrong.empty()) << "these are said in English and left out in " << language.code << ":" << listed(wrong);
  }
}

// Those of the page, too.
TEST(Messages, in_the_words_of_a_print_say_the_same) {
  for (const Language& language : languages) {
    Texts texts;
    for (const auto& [area, file] : text_files(language.code)) texts.insert(file.texts.begin(), file.texts.end());
    for (const auto& [stem, forms] : stems_of(texts)) {
      const std::string key = without_print(stem);
      if (key == stem) continue;
      const auto plain = sentences_of(texts, key);
      const auto own = sentences_of(texts, stem);
      ASSERT_EQ(own.size(), plain.size()) << stem << " in " << language.code << " stands in for no text";
      for (const auto& [form, sentence] : own) {
        EXPECT_EQ(places_in(sentence), places_in(plain.at(form))) << stem << " in " << language.code;
      }
    }
  }
}

TEST(Messages, with_plural_forms_have_something_to_count) {
  for (const auto& [code, ways] : known()) {
    if (sentences_of(Catalogue::of("en").texts(), code).size() > 1) {
      EXPECT_FALSE(ways.begin()->empty()) << code << " has plural forms and no number to choose by";
    }
  }
}

// The page has sentences of its own, in other files (web/src/texts/used.test.ts).
TEST(Messages, every_sentence_is_said) {
  const auto messages = known();
  Words unused;
  Words found;
  for (const auto& [area, file] : text_files("en")) {
    if (!area.starts_with("messages") && !area.starts_with("terminal") && area != "reasons") continue;
    for (const auto& [stem, forms] : stems_of(file.texts)) {
      const std::string key = without_print(stem);
      if (looked_up.contains(key)) found.insert(key);
      if (!messages.contains(key) && !looked_up.contains(key) && !in_a_family(key))
        unused.insert(area + ".json: " + stem);
    }
  }
  EXPECT_TRUE(unused.empty()) << "nobody says these:" << listed(unused);
  for (const auto& [key, who] : looked_up) {
    EXPECT_TRUE(found.contains(key)) << key << " is looked up by " << who << " and is not there";
    EXPECT_FALSE(messages.contains(key)) << key << " is a message and need not be listed";
  }
}

}  // namespace
}  // namespace fourfold::test
