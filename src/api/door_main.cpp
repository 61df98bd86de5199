// The door as a WebAssembly module: the page writes a request where door_request says, calls door_answer, and reads the
// answer from where that says. A file that goes with a request is laid where door_file says, before. One request at a
// time; the memory of both belongs to the module.
#include <chrono>
#include <string>
#include <utility>

#include "api/door.h"

// clang-tidy reads this for the machine it runs on, where nothing is imported or exported so.
#pragma clang diagnostic ignored "-Wunknown-attributes"

// Whether the person who waits has asked for an answer now; the page knows.
extern "C" [[clang::import_module("page"), clang::import_name("hurried")]] int page_hurried();

namespace {

using SteadyClock = std::chrono::steady_clock;
// Nobody waits longer for a bot.
constexpr std::chrono::milliseconds patience{1800};

std::string request;
std::string file;
std::string answer;
SteadyClock::time_point asked;
fourfold::door::Door door([] { return page_hurried() != 0 || SteadyClock::now() - asked > patience; });

}  // namespace

extern "C" {

[[clang::export_name("door_request")]] char* door_request(unsigned size) {
  request.resize(size);
  return request.data();
}

[[clang::export_name("door_file")]] char* door_file(unsigned size) {
  file.resize(size);
  return file.data();
}

[[clang::export_name("door_answer")]] const char* door_answer() {
  asked = SteadyClock::now();
  answer = door.answer(request, std::move(file));
  file.clear();
  return answer.data();
}

[[clang::export_name("door_answer_size")]] unsigned door_answer_size() { return static_cast<unsigned>(answer.size()); }
}
