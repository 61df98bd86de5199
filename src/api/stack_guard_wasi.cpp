// Debian's compiler runtime for wasm32 was built with the stack protector, whose two symbols its wasi-libc lacks.
// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp): the compiler chose the names
extern "C" {
extern unsigned long __stack_chk_guard;
unsigned long __stack_chk_guard = 0x5bd1e995;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
// NOLINTEND(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp)
