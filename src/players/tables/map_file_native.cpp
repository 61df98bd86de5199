#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "players/tables/table_bytes.h"
#include "rules/system_reason.h"

namespace fourfold::players {

Result<TableBytes> map_file(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return refuse<"tables.cannot-be-read", "file", "reason">(path, system_reason(errno));
  struct stat about{};
  const bool known = fstat(file, &about) == 0;
  const auto size = known ? static_cast<std::size_t>(about.st_size) : 0;
  void* const mapped = size > 0 ? mmap(nullptr, size, PROT_READ, MAP_SHARED, file, 0) : MAP_FAILED;
  const int trouble = errno;
  close(file);
  if (known && size == 0) return TableBytes{};
  if (mapped == MAP_FAILED) return refuse<"tables.cannot-be-read", "file", "reason">(path, system_reason(trouble));
  return TableBytes{
      {static_cast<const char*>(mapped), size},
      std::shared_ptr<const void>(mapped, [size](const void* from) { munmap(const_cast<void*>(from), size); })};
}

std::optional<Result<TableBytes>> map_file_if_there(const std::string& path) {
  std::error_code none;
  if (!std::filesystem::exists(path, none)) return std::nullopt;
  return map_file(path);
}

}  // namespace fourfold::players
