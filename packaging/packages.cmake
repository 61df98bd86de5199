# A .deb for Debian and a .tar.gz for any other system, of the program and what belongs to it.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};fourfold;program;/")
set(CPACK_PACKAGE_NAME fourfold)
set(CPACK_PACKAGE_VENDOR "The Fourfold authors")
set(CPACK_PACKAGE_CONTACT "The Fourfold authors <fourfold@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "open games table: backgammon, checkers, ludo and more")
set(CPACK_PACKAGE_DESCRIPTION
  "Backgammon, checkers, ludo and Backgammon Dice by their printed rulebooks,
in the terminal and in the browser, against people and bots, with dice that
can be verified.")
set(CPACK_STRIP_FILES ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
# What the program's libraries are in, as dpkg-shlibdeps finds them.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

include(CPack)
