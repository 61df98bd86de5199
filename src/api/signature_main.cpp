// Prints the signature of this build, so that builds for other machines can be compared with the native one.
#include <cstdio>

#include "bench/signature.h"

int main() {
  std::puts(fourfold::bench::signature_text(fourfold::bench::signature()).c_str());
  return 0;
}
