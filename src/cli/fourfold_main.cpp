// The program `fourfold`.
#include "cli/program.h"

int main(int argc, char** argv) { return fourfold::cli::run_program(argc, argv); }
