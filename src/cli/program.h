// The program `fourfold`: its commands, and what it says to a command line that it cannot make sense of.
#pragma once

namespace fourfold::cli {

// Runs the command that the arguments ask for and returns the exit code. Nothing is thrown.
int run_program(int argc, const char* const* argv);

}  // namespace fourfold::cli
