// One number over fixed work in every game under every preset: rules, notation and players that behave alike give the
// same number on every build, native, sanitised or WebAssembly.
#pragma once

#include <cstdint>
#include <string>

namespace fourfold::bench {

std::uint64_t signature();

// Sixteen hexadecimal digits.
std::string signature_text(std::uint64_t signature);

}  // namespace fourfold::bench
