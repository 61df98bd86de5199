# What our own targets are compiled with (nobody who uses the library is), and where the header-only libraries come from.
add_library(fourfold_options INTERFACE)
target_compile_options(fourfold_options INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Wimplicit-fallthrough)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # False alarms of g++ 12 in inlined library code.
  target_compile_options(fourfold_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow)
endif()
if(CMAKE_UNITY_BUILD)
  # Files that are compiled together hide each other's private names; builds that keep them apart still warn.
  target_compile_options(fourfold_options INTERFACE -Wno-shadow)
endif()
if(FOURFOLD_WERROR)
  target_compile_options(fourfold_options INTERFACE -Werror)
endif()

# A product and a sum are rounded one after the other on every processor, so that all builds compute the same.
target_compile_options(fourfold_options INTERFACE -ffp-contract=off)

# Every x86-64 processor since 2009 counts bits in hardware; the games do little else.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
  target_compile_options(fourfold_options INTERFACE -march=x86-64-v2)
endif()

# Header-only libraries of the core. On WASI /usr/include must stay out of the search path (it holds another C library), so
# those headers are reached through links.
add_library(fourfold_headers_only INTERFACE)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  target_compile_options(fourfold_options INTERFACE -fno-exceptions -msimd128)
  set(headers "${PROJECT_BINARY_DIR}/headers")
  file(MAKE_DIRECTORY "${headers}")
  foreach(library tl nlohmann)
    file(CREATE_LINK "/usr/include/${library}" "${headers}/${library}" SYMBOLIC)
  endforeach()
  target_include_directories(fourfold_headers_only SYSTEM INTERFACE "${headers}")
endif()

# For code that is compiled more often than it is waited for, such as the tests and the command line. In the module of the
# browser the same code is waited for while it is downloaded: there it is made small.
function(quick_to_compile target)
  if(WASI)
    target_compile_options(${target} PRIVATE -Oz)
  else()
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# For code that is quick enough however it is compiled: in the module of the browser it is made small.
function(small_in_the_browser target)
  if(WASI)
    target_compile_options(${target} PRIVATE -Oz)
  endif()
endfunction()
