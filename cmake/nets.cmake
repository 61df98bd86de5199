# The nets of the bots: what computes them, for each kind of processor, and their weights, which become part of the program.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
  set_source_files_properties(src/players/net/kernels_avx2.cpp PROPERTIES COMPILE_OPTIONS -mavx2)
  set_source_files_properties(src/players/net/kernels_avx512.cpp PROPERTIES COMPILE_OPTIONS "-mavx512f;-mavx512bw;-mavx512vnni")
endif()

target_link_libraries(fourfold_players_backgammon PUBLIC fourfold_players_net)
foreach(net contact race hypergammon quick)
  embed_file(fourfold_players_backgammon "${PROJECT_SOURCE_DIR}/data/backgammon/${net}.fournet" backgammon_${net}_net)
endforeach()
