# CMake 3.25 does not know the platform; this is all it needs to.
set(WASI 1)
set(CMAKE_EXECUTABLE_SUFFIX ".wasm")
set(CMAKE_EXECUTABLE_SUFFIX_CXX ".wasm")
