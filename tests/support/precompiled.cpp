// Nothing: a library needs a source to precompile headers for.
