// Reading test data. Plain C files: WASI's libc++ has no <fstream>.
#pragma once

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace fourfold::test {

// The whole of tests/data/NAME; a missing file fails the test and gives an empty text.
inline std::string read_data(const std::string& name) {
  const std::string path = std::string(TEST_DATA) + "/" + name;
  std::string text;
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) {
    ADD_FAILURE() << "cannot open " << path;
    return text;
  }
  char buffer[65536];
  for (std::size_t n = 0; (n = std::fread(buffer, 1, sizeof buffer, file)) > 0;) text.append(buffer, n);
  std::fclose(file);
  return text;
}

// The lines of tests/data/NAME, less empty ones.
inline std::vector<std::string> read_data_lines(const std::string& name) {
  std::vector<std::string> lines;
  const std::string text = read_data(name);
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    if (end > start) lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

}  // namespace fourfold::test
