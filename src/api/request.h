// One request from outside, read field by field: what is missing or of the wrong kind is refused by name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "notation/scene.h"
#include "rules/result.h"
#include "rules/rule_set.h"
#include "rules/walk.h"
#include "table/fair_dice.h"
#include "table/setup.h"

namespace fourfold::door {

using Json = nlohmann::ordered_json;

class Request {
 public:
  // An object, or what is wrong with the text.
  static Result<Request> from(std::string_view text);

  Result<std::string> text(std::string_view name) const;
  Result<std::int64_t> number(std::string_view name, std::int64_t low, std::int64_t high) const;
  Result<bool> yes(std::string_view name) const;
  bool has(std::string_view name) const { return json_.contains(name); }
  // Milliseconds since the table was opened; 0 where a request has none.
  std::int64_t at() const;
  Result<std::vector<Hop>> hops() const;
  Result<std::vector<FairSeed::Word>> words() const;
  Result<Setup> setup() const;
  // The words in it are this request's own: it must outlive the scene.
  Result<Scene> scene() const;
  // A preset with options, such as a set-up has.
  template <class G>
  Result<typename G::Rules> rules() const {
    const auto preset = text("preset");
    const auto options = this->options();
    if (!preset) return tl::unexpected<Error>(preset.error());
    if (!options) return tl::unexpected<Error>(options.error());
    return make_rules<G>(*preset, *options);
  }

 private:
  Result<std::vector<std::pair<std::string, std::string>>> options() const;

  explicit Request(Json json) : json_(std::move(json)) {}

  Json json_;
};

}  // namespace fourfold::door
