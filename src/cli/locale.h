// What the user's locale can show.
#pragma once

namespace fourfold::cli {

// Takes the locale over from the environment. Whether it writes all characters, as UTF-8 does; else ASCII is certain.
bool locale_has_unicode();

}  // namespace fourfold::cli
