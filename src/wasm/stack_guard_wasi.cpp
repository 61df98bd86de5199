// Debian's compiler runtime for wasm32 was built with the stack protector, whose two symbols its wasi-libc lacks.
extern "C" {
extern unsigned long __stack_chk_guard;
unsigned long __stack_chk_guard = 0x5bd1e995;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
