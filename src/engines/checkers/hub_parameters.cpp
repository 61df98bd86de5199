#include "engines/checkers/hub_parameters.h"

#include <charconv>
#include <utility>

#include "engines/one_line.h"

namespace fourfold::checkers {
namespace {

// What the protocol calls our presets. The first is English draughts, which the field has a name for.
struct Variant {
  std::string_view name;
  std::string_view preset;
};
constexpr Variant variants[] = {{"english", "tournament"}, {"botanica", "botanica"}};

constexpr int most_hash_megabytes = 1024;
constexpr int most_threads = 64;

std::string declared_number(std::string_view name, std::size_t value, int most) {
  return "param " + hub_argument("name", name) + " value=" + std::to_string(value) +
         " type=int min=1 max=" + std::to_string(most);
}

Result<unsigned> read_parameter(std::string_view name, std::string_view text, int most) {
  int number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem == std::errc{} && end == text.data() + text.size() && number >= 1 && number <= most) {
    return static_cast<unsigned>(number);
  }
  return refuse<"hub.param-number", "name", "text", "most">(name, engines::on_one_line(text), most);
}

Result<std::string_view> preset_of(std::string_view name) {
  std::vector<std::string> names;
  for (const Variant& variant : variants) {
    if (variant.name == name) return variant.preset;
    names.emplace_back(variant.name);
  }
  return refuse<"hub.no-such-variant", "text", "names">(engines::on_one_line(name), std::move(names));
}

template <class Value, class Place>
Result<void> put(const Result<Value>& read, Place& place) {
  if (!read) return refuse(read.error());
  place = *read;
  return {};
}

}  // namespace

std::vector<std::string> declared(const HubParameters& parameters) {
  std::string names;
  std::string_view name;
  for (const Variant& variant : variants) {
    names.append(names.empty() ? "" : " ").append(variant.name);
    if (variant.preset == parameters.preset) name = variant.name;
  }
  return {"param name=variant " + hub_argument("value", name) + " type=enum " + hub_argument("values", names),
          declared_number("hash", parameters.hash_megabytes, most_hash_megabytes),
          declared_number("threads", parameters.threads, most_threads)};
}

Result<HubParameters> with_parameter(HubParameters parameters, const HubLine& line) {
  const std::string* const name = line.find("name");
  const std::string* const value = line.find("value");
  if (name == nullptr || value == nullptr) return refuse<"hub.param-incomplete">();
  Result<void> done;
  if (*name == "variant") done = put(preset_of(*value), parameters.preset);
  if (*name == "hash") done = put(read_parameter(*name, *value, most_hash_megabytes), parameters.hash_megabytes);
  if (*name == "threads") done = put(read_parameter(*name, *value, most_threads), parameters.threads);
  if (!done) return refuse(done.error());
  return parameters;
}

}  // namespace fourfold::checkers
