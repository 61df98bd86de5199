# The nets of the bots: what computes them, for each kind of processor, and their weights, which become part of the program.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
  set_source_files_properties(src/players/net/kernels_avx2.cpp PROPERTIES COMPILE_OPTIONS -mavx2)
  set_source_files_properties(src/players/net/kernels_avx512.cpp PROPERTIES COMPILE_OPTIONS "-mavx512f;-mavx512bw;-mavx512vnni")
endif()

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

target_link_libraries(fourfold_players_backgammon PUBLIC fourfold_players_net)
foreach(net contact race few quick)
  embed_file(fourfold_players_backgammon "${PROJECT_SOURCE_DIR}/data/backgammon/${net}.fournet" backgammon_${net}_net)
endforeach()
