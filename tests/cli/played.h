// A home of its own for every test that plays: the games it leaves there, and files to save to.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/cli/run_program.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::test {

inline constexpr const char* games[] = {"backgammon", "checkers", "ludo", "backgammon-dice"};

inline bool contains_case_blind(const std::string& text, const std::string& part) {
  const auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
  };
  return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

inline std::string text_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The same line, typed so many times.
inline std::string lines(const std::string& line, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += line + "\n";
  return text;
}

// gtest names a test after its fixture, and the tests of this command are called play.
class play : public testing::Test {
 protected:
  void SetUp() override {
    setenv("XDG_STATE_HOME", folder().c_str(), 1);
    setenv("LC_ALL", "C.UTF-8", 1);
  }

  const std::string& folder() const { return folder_.path(); }
  std::vector<std::string> unfinished() const { return records_in(folder_.path("fourfold")); }
  std::vector<std::string> finished() const { return records_in(folder_.path("fourfold/finished")); }

 private:
  static std::vector<std::string> records_in(const std::string& path) {
    std::vector<std::string> found;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(path, problem)) {
      if (entry.path().extension() == ".fourfold") found.push_back(entry.path().string());
    }
    return found;
  }

  const TemporaryFolder folder_;
};

}  // namespace fourfold::test
