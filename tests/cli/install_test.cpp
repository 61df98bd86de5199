// What `cmake --install` and `cpack` make of a build that holds nothing but the program.
#include <filesystem>

#include "tests/cli/run_program.h"
#include "tests/support/temporary_folder.h"

namespace fourfold::test {
namespace {

const std::vector<std::string> installed = {"bin/fourfold",
                                            "share/bash-completion/completions/fourfold",
                                            "share/fish/vendor_completions.d/fourfold.fish",
                                            "share/man/man6/fourfold.6.gz",
                                            "share/applications/fourfold.desktop",
                                            "share/icons/hicolor/scalable/apps/fourfold.svg"};

TEST(install, puts_everything_in_its_place) {
  const TemporaryFolder folder;
  const Ran run =
      run_command({"cmake", "--install", FOURFOLD_BUILD, "--component", "program", "--prefix", folder.path()});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  for (const std::string& file : installed) {
    EXPECT_TRUE(std::filesystem::exists(folder.path(file)) && std::filesystem::file_size(folder.path(file)) > 100)
        << file;
  }
  EXPECT_TRUE(std::filesystem::exists(folder.path("share/zsh/site-functions/_fourfold")));
  EXPECT_EQ(run_command({folder.path("bin/fourfold"), "--version"}).out, run_program({"--version"}).out);
  const Ran valid = run_command({"desktop-file-validate", folder.path("share/applications/fourfold.desktop")});
  EXPECT_EQ(valid.exit_code, 0) << valid.out;
}

TEST(install, a_package_for_debian_names_its_files_and_what_it_needs) {
  const TemporaryFolder folder;
  const Ran packed =
      run_command({"cpack", "--config", FOURFOLD_BUILD "/CPackConfig.cmake", "-G", "DEB", "-B", folder.path()});
  ASSERT_EQ(packed.exit_code, 0) << packed.out << packed.err;
  std::string package;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    if (entry.path().extension() == ".deb") package = entry.path().string();
  }
  ASSERT_NE(package, "");
  const std::string contents = run_command({"dpkg-deb", "--contents", package}).out;
  for (const std::string& file : installed) {
    EXPECT_NE(contents.find(" ./usr/" + file + "\n"), std::string::npos) << file << "\n" << contents;
  }
  EXPECT_NE(contents.find(" ./usr/share/zsh/vendor-completions/_fourfold\n"), std::string::npos) << contents;
  EXPECT_EQ(contents.find("/usr/include"), std::string::npos) << contents;
  const std::string needs = run_command({"dpkg-deb", "--field", package, "Depends"}).out;
  for (const char* library : {"libc6 (>= ", "libsodium", "libncursesw", "libfmt", "zlib1g"}) {
    EXPECT_NE(needs.find(library), std::string::npos) << library << " in " << needs;
  }
}

}  // namespace
}  // namespace fourfold::test
