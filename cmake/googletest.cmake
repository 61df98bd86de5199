# GoogleTest as fourfold_googletest: Debian's library, with rapidcheck for properties; under WASI, where no library is packaged,
# built from the sources that Debian ships in the same package, without threads, files or death tests.
if(NOT WASI)
  find_package(GTest REQUIRED)
  find_library(RAPIDCHECK_LIBRARY rapidcheck REQUIRED)
  add_library(fourfold_googletest INTERFACE)
  target_link_libraries(fourfold_googletest INTERFACE GTest::gmock GTest::gtest_main ${RAPIDCHECK_LIBRARY})
else()
  set(source /usr/src/googletest/googletest)
  add_library(fourfold_googletest STATIC ${source}/src/gtest-all.cc ${source}/src/gtest_main.cc
    "${PROJECT_SOURCE_DIR}/src/api/stack_guard_wasi.cpp")
  target_include_directories(fourfold_googletest SYSTEM PUBLIC ${source}/include PRIVATE ${source})
  target_compile_definitions(fourfold_googletest PUBLIC
    GTEST_HAS_PTHREAD=0 GTEST_HAS_DEATH_TEST=0 GTEST_HAS_STREAM_REDIRECTION=0 GTEST_HAS_EXCEPTIONS=0 GTEST_HAS_POSIX_RE=0)
  target_compile_options(fourfold_googletest PRIVATE -fno-exceptions -w)
endif()
