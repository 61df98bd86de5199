# The library as others install and find it: find_package(fourfold), then link fourfold::notation (or rules, players, table,
# records). Headers keep their rooms, below include/fourfold. Asked for apart: cmake --install … --component library.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package "${CMAKE_INSTALL_LIBDIR}/cmake/fourfold")

install(TARGETS fourfold_headers_only EXPORT fourfold)
foreach(room rules sentences notation players table records)
  set_target_properties(fourfold_${room} PROPERTIES EXPORT_NAME ${room})
  get_target_property(parts fourfold_${room} fourfold_parts)
  install(TARGETS fourfold_${room} ${parts} EXPORT fourfold
    ARCHIVE COMPONENT library
    INCLUDES DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/fourfold")
  install(DIRECTORY src/${room} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/fourfold" COMPONENT library
    FILES_MATCHING PATTERN "*.h")
endforeach()
install(EXPORT fourfold NAMESPACE fourfold:: FILE fourfold-config.cmake DESTINATION "${package}" COMPONENT library)
write_basic_package_version_file("${PROJECT_BINARY_DIR}/fourfold-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/fourfold-config-version.cmake" DESTINATION "${package}" COMPONENT library)
