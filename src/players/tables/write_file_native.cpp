#include <filesystem>
#include <fstream>

#include "players/tables/table_bytes.h"

namespace fourfold::players {

Result<void> write_file(const std::string& path, std::initializer_list<std::string_view> parts) {
  const std::string unfinished = path + ".unfinished";
  {
    std::ofstream file(unfinished, std::ios::binary);
    for (const std::string_view part : parts) file.write(part.data(), static_cast<std::streamsize>(part.size()));
    file.flush();
    if (!file) {
      std::error_code none;
      std::filesystem::remove(unfinished, none);
      return refuse<"tables.cannot-be-written", "file">(path);
    }
  }
  std::error_code problem;
  std::filesystem::rename(unfinished, path, problem);
  if (problem) return refuse<"tables.cannot-be-written", "file">(path);
  return {};
}

}  // namespace fourfold::players
