// Where tables of endings come from: resources, the program itself, a folder.
#include <algorithm>
#include <string>
#include <vector>

#include "players/checkers/built_in_files.h"
#include "players/checkers/endgame_tables.h"
#include "players/tables/table_bytes.h"

#if !defined(__wasi__)
#include <filesystem>
#endif

namespace fourfold::checkers {
namespace {

using players::Resources;
using players::TableBytes;

constexpr std::string_view table_ending = ".fourtab";

#if defined(__wasi__)

std::vector<std::string> files_in(const std::string& /*folder*/, const std::string& /*name*/) { return {}; }
Result<TableBytes> mapped(const std::string& /*path*/) { return TableBytes{}; }

#else

// Those about rules of that name, in order.
std::vector<std::string> files_in(const std::string& folder, const std::string& name) {
  std::vector<std::string> files;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
    const std::string file = entry.path().filename();
    if (file.starts_with(name + "-") && file.ends_with(table_ending)) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}
Result<TableBytes> mapped(const std::string& path) { return players::map_file(path); }

#endif

// Takes what can be had; what cannot is told.
void add(EndgameTables& tables, const Resources& resources, const std::string& name, const Result<TableBytes>& bytes) {
  const Result<void> added = bytes ? tables.add(bytes->bytes, bytes->owner) : refuse(bytes.error());
  if (added || !resources.trouble) return;
  resources.trouble(say<"tables.refused", "file", "reason">(name, added.error().message));
}

}  // namespace

std::string tables_folder(const Resources& resources) { return resources.tables + "/checkers"; }

std::string name_of(const Material& material) {
  std::string name;
  for (const std::uint8_t count :
       {material.own_men, material.own_kings, material.opposing_men, material.opposing_kings}) {
    name += std::to_string(count);
  }
  return name;
}

std::string table_path(const Resources& resources, const Rules& rules, const Material& material) {
  return tables_folder(resources) + "/" + table_rules_name(rules) + "-" + name_of(material) + std::string(table_ending);
}

std::shared_ptr<const EndgameTables> tables_of(const Rules& rules, const Resources& resources) {
  const std::string name = table_rules_name(rules);
  auto tables = std::make_shared<EndgameTables>(rules);
  const std::string file = tables_file_name(name);
  const Result<std::optional<std::string>> given =
      resources.file ? resources.file(file) : Result<std::optional<std::string>>();
  if (!given) {
    add(*tables, resources, file, refuse(given.error()));
  } else if (const std::optional<std::string>& bytes = *given) {
    const auto owner = std::make_shared<const std::string>(*bytes);
    add(*tables, resources, file, TableBytes{*owner, owner});
  } else if (const std::string_view own = built_in_tables(name); !own.empty()) {
    add(*tables, resources, file, TableBytes{own, nullptr});
  }
  if (!resources.tables.empty()) {
    for (const std::string& path : files_in(tables_folder(resources), name))
      add(*tables, resources, path, mapped(path));
  }
  return tables;
}

}  // namespace fourfold::checkers
