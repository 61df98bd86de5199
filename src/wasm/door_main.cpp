// The door as a WebAssembly module: the page writes a request where door_request says, calls door_answer, and reads the
// answer from where that says. One request at a time; the memory of both belongs to the module.
#include <string>

#include "wasm/door.h"

namespace {

std::string request;
std::string answer;
fourfold::door::Door door;

}  // namespace

// clang-tidy reads this for the machine it runs on, where nothing is exported so.
#pragma clang diagnostic ignored "-Wunknown-attributes"

extern "C" {

[[clang::export_name("door_request")]] char* door_request(unsigned size) {
  request.resize(size);
  return request.data();
}

[[clang::export_name("door_answer")]] const char* door_answer() {
  answer = door.answer(request);
  return answer.data();
}

[[clang::export_name("door_answer_size")]] unsigned door_answer_size() { return static_cast<unsigned>(answer.size()); }
}
