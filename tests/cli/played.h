// A home of its own for every test that plays: the games it leaves there, and files to save to.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/run_program.h"

namespace fourfold::test {

inline constexpr const char* games[] = {"backgammon", "checkers", "ludo", "backgammon-dice"};

inline bool contains_case_blind(const std::string& text, const std::string& part) {
  const auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
  };
  return std::search(text.begin(), text.end(), part.begin(), part.end(), same) != text.end();
}

// gtest names a test after its fixture, and the tests of this command are called play.
class play : public testing::Test {
 protected:
  void SetUp() override {
    // In memory where that can be had: every event is written to the disk, and others may be busy with it.
    const std::string memory = "/dev/shm/";
    const bool in_memory = access(memory.c_str(), W_OK) == 0;
    folder_ = (in_memory ? memory : testing::TempDir()) + "fourfold-play-" + std::to_string(getpid()) + "-" +
              testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
    setenv("XDG_STATE_HOME", folder_.c_str(), 1);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  const std::string& folder() const { return folder_; }
  std::vector<std::string> unfinished() const { return records_in(folder_ + "/fourfold"); }
  std::vector<std::string> finished() const { return records_in(folder_ + "/fourfold/finished"); }

 private:
  static std::vector<std::string> records_in(const std::string& path) {
    std::vector<std::string> found;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(path, problem)) {
      if (entry.path().extension() == ".fourfold") found.push_back(entry.path().string());
    }
    return found;
  }

  std::string folder_;
};

}  // namespace fourfold::test
