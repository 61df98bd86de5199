// Makes the tables of endings that are part of the program: all positions of checkers with up to four pieces, a file
// for each way of capturing that a preset has.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "players/checkers/endgame_solver.h"
#include "rules/checkers/checkers.h"

namespace {

using namespace fourfold;
using namespace fourfold::checkers;

constexpr int pieces = 4;

std::string solved(const Rules& rules) {
  EndgameTables tables(rules);
  std::vector<SliceFile> slices;
  const SolverSettings settings{.threads = std::max(1U, std::thread::hardware_concurrency()), .distances = true};
  for (int count = 2; count <= pieces; ++count) {
    for (const Material& material : materials_of(count)) {
      if (tables.has(material)) continue;
      const auto pair = solve_pair(rules, material, tables, settings);
      for (int which = 0; which < (pair->both ? 2 : 1); ++which) {
        const auto bytes = std::make_shared<const std::string>(table_file(rules, {pair->files[which]}));
        if (!tables.add(*bytes, bytes)) return {};
        slices.push_back(pair->files[which]);
      }
    }
  }
  return table_file(rules, slices);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "make_checkers_tables FOLDER\n");
    return 2;
  }
  std::filesystem::create_directories(argv[1]);
  for (const auto& preset : presets()) {
    const std::string path = std::string(argv[1]) + "/" + table_rules_name(preset.rules) + ".fourtab";
    std::ofstream file(path, std::ios::binary);
    file << solved(preset.rules);
    file.flush();
    if (!file) {
      std::fprintf(stderr, "%s cannot be written\n", path.c_str());
      return 1;
    }
    std::printf("%s\n", path.c_str());
  }
  return 0;
}
