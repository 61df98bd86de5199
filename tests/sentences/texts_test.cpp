// The files in texts/: every language says what English says, with the plural forms that it needs. That the places in
// the sentences are the same, too, is tested in the page (web/src/texts/languages.test.ts) and, for messages, in
// messages_test.cpp.
#include <gtest/gtest.h>

#include "sentences/catalogue.h"
#include "tests/sentences/text_files.h"

namespace fourfold::test {
namespace {

// Unicode's forms for whole numbers. Whole millions have one of their own in French and Spanish; a sentence that counts
// no millions may leave it out.
struct Forms {
  Words needed;
  Words possible;
};
Forms forms_of(std::string_view language) {
  if (language == "ar") {
    const Words all(plural_forms.begin(), plural_forms.end());
    return {all, all};
  }
  if (language == "fr" || language == "es") return {{"one", "other"}, {"one", "many", "other"}};
  return {{"one", "other"}, {"one", "other"}};
}

TEST(Texts, every_file_is_a_flat_list_of_sentences) {
  for (const Language& language : languages) {
    Words keys;
    for (const auto& [area, file] : text_files(language.code)) {
      EXPECT_TRUE(file.problems.empty()) << language.code << "/" << area << ".json:" << listed(file.problems);
      for (const auto& [key, sentence] : file.texts) {
        EXPECT_TRUE(keys.insert(key).second) << key << " stands in two files of " << language.code;
      }
    }
  }
}

TEST(Texts, every_language_has_the_keys_of_english) {
  const auto english_files = text_files("en");
  ASSERT_FALSE(english_files.empty());
  for (const Language& language : languages) {
    const auto files = text_files(language.code);
    Words missing;
    Words surplus;
    for (const auto& [area, file] : english_files) {
      const auto found = files.find(area);
      const auto own = found == files.end() ? std::map<std::string, Words>() : stems_of(found->second.texts);
      const auto expected = stems_of(file.texts);
      for (const auto& [stem, forms] : expected) {
        if (!own.contains(stem)) missing.insert(area + ".json: " + stem);
      }
      for (const auto& [stem, forms] : own) {
        if (!expected.contains(stem)) surplus.insert(area + ".json: " + stem);
      }
    }
    for (const auto& [area, file] : files) {
      if (!english_files.contains(area)) surplus.insert(area + ".json");
    }
    EXPECT_TRUE(missing.empty()) << "missing in " << language.code << ":" << listed(missing);
    EXPECT_TRUE(surplus.empty()) << "in " << language.code << " and not in English:" << listed(surplus);
  }
}

TEST(Texts, every_plural_has_the_forms_of_its_language) {
  for (const Language& language : languages) {
    const Forms forms = forms_of(language.code);
    Words wrong;
    for (const auto& [area, file] : text_files(language.code)) {
      for (const auto& [stem, there] : stems_of(file.texts)) {
        if (there == Words{""}) continue;
        for (const std::string& form : forms.needed) {
          if (!there.contains(form)) wrong.insert(area + ".json: " + stem + "." + form + " is missing");
        }
        for (const std::string& form : there) {
          if (!forms.possible.contains(form))
            wrong.insert(area + ".json: " + stem +
                         (form.empty() ? " has plural forms besides" : "." + form + " is never said"));
        }
      }
    }
    EXPECT_TRUE(wrong.empty()) << "in " << language.code << ":" << listed(wrong);
  }
}

}  // namespace
}  // namespace fourfold::test
