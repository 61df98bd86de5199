# The nets of the bots: what computes them, for each kind of processor, and their weights; tables of endings and books of openings. They become
# part of the program; the page's core has only what everybody needs, and fetches the rest when it is used.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|amd64|AMD64")
  set_source_files_properties(src/players/net/kernels_avx2.cpp PROPERTIES COMPILE_OPTIONS -mavx2)
  set_source_files_properties(src/players/net/kernels_avx512.cpp PROPERTIES COMPILE_OPTIONS "-mavx512f;-mavx512bw;-mavx512vnni")
endif()

target_link_libraries(fourfold_players_backgammon PUBLIC fourfold_players_net fourfold_players_tables)
foreach(net race quick)
  embed_file(fourfold_players_backgammon "${PROJECT_SOURCE_DIR}/data/backgammon/${net}.fournet" backgammon_${net}_net)
endforeach()

target_link_libraries(fourfold_players_checkers PUBLIC fourfold_players_net fourfold_players_tables)
target_link_libraries(fourfold_players_ludo PUBLIC fourfold_players_net)
# In objects of their own: an archive's member that is only weakly wanted would be left out.
add_library(fourfold_player_files OBJECT)
target_link_libraries(fourfold_player_files PRIVATE fourfold_options)
foreach(net contact hypergammon)
  embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/backgammon/${net}.fournet" backgammon_${net}_net)
endforeach()
foreach(rules tournament botanica)
  embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/checkers/${rules}.fourtab" checkers_${rules}_tables)
  embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/checkers/${rules}.fournets" checkers_${rules}_nets)
endforeach()
embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/checkers/tournament.fourbook" checkers_tournament_book)
foreach(rules standard beginner classic)
  embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/ludo/${rules}.fournets" ludo_${rules}_net)
endforeach()
foreach(rules simple basic scored)
  embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/backgammon-dice/${rules}.fournets" backgammon_dice_${rules}_net)
endforeach()
embed_file(fourfold_player_files "${PROJECT_SOURCE_DIR}/data/backgammon-dice/simple.fourtab" backgammon_dice_endings)

target_link_libraries(fourfold_players_backgammon_dice PUBLIC fourfold_players_net fourfold_players_tables)
