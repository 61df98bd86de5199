#include "players/backgammon/nets.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

// The files of data/backgammon, made part of the program by the build (cmake/nets.cmake).
namespace fourfold::embedded {
extern const std::uint64_t backgammon_contact_net[];
extern const std::size_t backgammon_contact_net_size;
extern const std::uint64_t backgammon_race_net[];
extern const std::size_t backgammon_race_net_size;
extern const std::uint64_t backgammon_few_net[];
extern const std::size_t backgammon_few_net_size;
extern const std::uint64_t backgammon_quick_net[];
extern const std::size_t backgammon_quick_net_size;
}  // namespace fourfold::embedded

namespace fourfold::backgammon {
namespace {

// With an eye for tactics or without.
bool fits(const net::Net& net) { return net.features() == features || net.features() == board_features; }

// A program that was built with damaged nets cannot have passed its tests.
net::Net read(const std::uint64_t* words, std::size_t size) {
  const auto read = net::Net::read({reinterpret_cast<const char*>(words), size});
  if (!read || !fits(*read)) std::abort();
  return *read;
}

#if !defined(__wasi__)  // a page has no files
[[noreturn]] void give_up(const std::string& path, const std::string& why) {
  std::fprintf(stderr, "%s: %s\n", path.c_str(), why.c_str());
  std::exit(1);
}

// Those of a folder, for whoever trains nets and would like to see them play. Without them there is nothing to play
// with.
net::Net read_file(const std::string& path) {
  std::FILE* const file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) give_up(path, "There is no such file to read; FOURFOLD_BACKGAMMON_NETS names its folder.");
  std::string bytes;
  char part[4096];
  while (const std::size_t size = std::fread(part, 1, sizeof part, file)) bytes.append(part, size);
  std::fclose(file);
  const auto read = net::Net::read(bytes);
  if (!read) give_up(path, read.error().message);
  if (!fits(*read)) give_up(path, "The net is of another game.");
  return *read;
}
#endif

// The logistic curve from a table, because exp differs in its last bits from one C library to another. The
// curve_entries are made by additions and multiplications only, which do not.
constexpr int steps_a_unit = 64;
constexpr int widest = 16;
constexpr int curve_entries = 2 * widest * steps_a_unit + 1;

constexpr double exponential(double x) {
  // e^x = (e^(x/1024))^1024, and the series is short for small numbers.
  const double small = x / 1024;
  double power = 1 + small * (1 + small / 2 * (1 + small / 3 * (1 + small / 4)));
  for (int i = 0; i < 10; ++i) power *= power;
  return power;
}

constexpr auto curve = [] {
  std::array<float, curve_entries> table{};
  for (int i = 0; i < curve_entries; ++i) {
    const double x = static_cast<double>(i) / steps_a_unit - widest;
    table[static_cast<std::size_t>(i)] = static_cast<float>(1 / (1 + exponential(-x)));
  }
  return table;
}();

float logistic(std::int32_t logit) {
  constexpr std::int32_t step = net::logit_one / steps_a_unit;
  constexpr std::int32_t end = widest * net::logit_one;
  if (logit <= -end) return curve.front();
  if (logit >= end) return curve.back();
  const std::int32_t from_left = logit + end;
  const auto at = static_cast<std::size_t>(from_left / step);
  const float between = static_cast<float>(from_left % step) / static_cast<float>(step);
  return curve[at] + between * (curve[at + 1] - curve[at]);
}

}  // namespace

const Nets& nets() {
  static const Nets all = [] {
#if !defined(__wasi__)
    if (const char* const folder = std::getenv("FOURFOLD_BACKGAMMON_NETS")) {
      const std::string in = folder;
      return Nets{read_file(in + "/contact.fournet"), read_file(in + "/race.fournet"), read_file(in + "/few.fournet"),
                  read_file(in + "/quick.fournet")};
    }
#endif
    return Nets{read(embedded::backgammon_contact_net, embedded::backgammon_contact_net_size),
                read(embedded::backgammon_race_net, embedded::backgammon_race_net_size),
                read(embedded::backgammon_few_net, embedded::backgammon_few_net_size),
                read(embedded::backgammon_quick_net, embedded::backgammon_quick_net_size)};
  }();
  return all;
}

Chances chances_of(const net::Logits& logits) {
  return {logistic(logits[0]), logistic(logits[1]), logistic(logits[2]), logistic(logits[3]), logistic(logits[4])};
}

}  // namespace fourfold::backgammon
