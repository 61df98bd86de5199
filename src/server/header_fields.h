// The headers of a request in which a visitor says what it takes, and what it has.
#pragma once

#include <string_view>

namespace fourfold::server {

// Whether Accept-Encoding has gzip, and not with a weight of nothing.
bool takes_gzip(std::string_view accept_encoding);

// Whether If-None-Match has that tag ("\"abc\""), or is the * that has all. Weak tags ("W/\"abc\"") are as good here.
bool has_tag(std::string_view if_none_match, std::string_view tag);

// The first language of Accept-Language ("de-AT, en;q=0.5") that Fourfold speaks; English if there is none.
std::string_view spoken_language(std::string_view accept_language);

}  // namespace fourfold::server
