# The sentences of texts/ as parts of a target: every file but those that only the browser's pages show. The module of the
# browser does not use them: there the page makes the sentences.
function(embed_texts target)
  file(GLOB files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/texts/*/*.json")
  list(FILTER files EXCLUDE REGEX "/(learn|editor|app)\\.json$")
  set(declared)
  set(listed)
  foreach(file IN LISTS files)
    get_filename_component(area "${file}" NAME_WE)
    get_filename_component(folder "${file}" DIRECTORY)
    get_filename_component(language "${folder}" NAME)
    string(MAKE_C_IDENTIFIER "text_${language}_${area}" name)
    embed_file(${target} "${file}" ${name})
    string(APPEND declared "extern const std::uint64_t ${name}[];\nextern const std::size_t ${name}_size;\n")
    string(APPEND listed "    {\"${language}\", \"${area}\", text(embedded::${name}, embedded::${name}_size)},\n")
  endforeach()
  set(made "${PROJECT_BINARY_DIR}/embedded/texts.cpp")
  file(CONFIGURE OUTPUT "${made}" @ONLY CONTENT "#include <cstddef>
#include <cstdint>

#include \"sentences/embedded_texts.h\"

namespace fourfold {
namespace embedded {
@declared@}  // namespace embedded

std::span<const EmbeddedText> embedded_texts() {
  const auto text = [](const std::uint64_t* words, std::size_t size) {
    return std::string_view(reinterpret_cast<const char*>(words), size);
  };
  static const EmbeddedText all[] = {
@listed@  };
  return all;
}

}  // namespace fourfold
")
  target_sources(${target} PRIVATE "${made}")
endfunction()
