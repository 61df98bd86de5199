#include "players/checkers/built_in_files.h"

#include <cstddef>
#include <cstdint>

#include "players/checkers/endgame_tables.h"

// Made by the build (cmake/player_data.cmake), for the programs that are to have them; weak, because others do without.
namespace fourfold::embedded {
extern const std::uint64_t checkers_tournament_tables[] __attribute__((weak));
extern const std::size_t checkers_tournament_tables_size __attribute__((weak));
extern const std::uint64_t checkers_botanica_tables[] __attribute__((weak));
extern const std::size_t checkers_botanica_tables_size __attribute__((weak));
extern const std::uint64_t checkers_tournament_nets[] __attribute__((weak));
extern const std::size_t checkers_tournament_nets_size __attribute__((weak));
extern const std::uint64_t checkers_botanica_nets[] __attribute__((weak));
extern const std::size_t checkers_botanica_nets_size __attribute__((weak));
extern const std::uint64_t checkers_tournament_book[] __attribute__((weak));
extern const std::size_t checkers_tournament_book_size __attribute__((weak));
}  // namespace fourfold::embedded

namespace fourfold::checkers {

using players::embedded_file;

std::string_view built_in_tables(std::string_view rules) {
  using namespace embedded;
  if (rules == "tournament") return embedded_file(checkers_tournament_tables, &checkers_tournament_tables_size);
  if (rules == "botanica") return embedded_file(checkers_botanica_tables, &checkers_botanica_tables_size);
  return {};
}

std::string_view built_in_nets(std::string_view rules) {
  using namespace embedded;
  if (rules == "tournament") return embedded_file(checkers_tournament_nets, &checkers_tournament_nets_size);
  if (rules == "botanica") return embedded_file(checkers_botanica_nets, &checkers_botanica_nets_size);
  return {};
}

std::string_view built_in_book(std::string_view rules) {
  using namespace embedded;
  if (rules == "tournament") return embedded_file(checkers_tournament_book, &checkers_tournament_book_size);
  return {};
}

std::string tables_file_name(std::string_view rules) { return "checkers/" + std::string(rules) + ".fourtab"; }
std::string nets_file_name(std::string_view rules) { return "checkers/" + std::string(rules) + ".fournets"; }
std::string book_file_name(std::string_view rules) { return "checkers/" + std::string(rules) + ".fourbook"; }

std::vector<std::string> missing_files(const Rules& rules) {
  const std::string name = table_rules_name(rules);
  std::vector<std::string> missing;
  if (built_in_nets(name).empty()) missing.push_back(nets_file_name(name));
  if (built_in_tables(name).empty()) missing.push_back(tables_file_name(name));
  if (built_in_book(name).empty()) missing.push_back(book_file_name(name));
  return missing;
}

}  // namespace fourfold::checkers
