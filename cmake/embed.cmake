# Files as parts of the program.
#
# embed_file(TARGET FILE NAME) adds the bytes of a file to a target as NAME, in words of
# eight bytes because compilers are slow with single ones.
function(embed_file target file name)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
  file(READ "${file}" bytes HEX)
  file(SIZE "${file}" size)
  string(LENGTH "${bytes}" length)
  math(EXPR rest "${length} % 16")
  if(rest GREATER 0)
    math(EXPR missing "16 - ${rest}")
    string(REPEAT "0" ${missing} zeros)
    string(APPEND bytes "${zeros}")
  endif()
  string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1,\n" words "${bytes}")
  set(made "${PROJECT_BINARY_DIR}/embedded/${name}.cpp")
  file(CONFIGURE OUTPUT "${made}" @ONLY CONTENT "#include <cstddef>
#include <cstdint>
namespace fourfold::embedded {
extern const std::uint64_t @name@[];
extern const std::size_t @name@_size;
alignas(64) const std::uint64_t @name@[] = {@words@};
const std::size_t @name@_size = @size@;
}  // namespace fourfold::embedded
")
  target_sources(${target} PRIVATE "${made}")
endfunction()
