# Two commands are enough: `make play` and `make test`. Both install the Debian packages they miss.
.PHONY: play build web test test-bare test-cmake test-native test-sanitized test-wasm test-web test-fuzz test-records check-clauses check-signature fuzz train bench bench-backgammon bench-checkers format lint clean

# A newer node, where the system's is too old (scripts/install-packages).
export PATH := $(CURDIR)/build/node/bin:$(PATH)

# What it needs is installed at once, so that a password is asked for at the beginning or not at all.
play:
	@scripts/install-packages build web
	@[ -x build/release/fourfold ] || echo "Building the core, the browser app and the program: ten minutes or so the first time on two cores."
	@$(MAKE) --no-print-directory build
	@build/release/fourfold serve

build: web
	@scripts/install-packages build
	@scripts/build release fourfold

# The browser app as a plain folder, build/web, that any web host can serve.
web:
	@scripts/install-packages build web
	@scripts/build wasm fourfold_module
	@scripts/build-web

# The whole suite natively and under the sanitizers, its core as WebAssembly; the same signature from all three; every parser
# fuzzed a little; a test for every clause of the rules; the browser app in a real browser.
test: test-native check-clauses test-cmake test-sanitized test-fuzz test-wasm check-signature test-web
	@echo "All tests passed."

# The last commit on a machine with nothing installed: make play, until the page has been served and fetched. Needs root.
test-bare:
	@scripts/bare-machine scripts/check-play

# With the programs that measure and train, so that they can still be built. Terminals and sockets are part of it, and a busy machine may stop one in the middle of anything: a program that fails is
# tried once more.
test-native: web
	@scripts/install-packages build web test
	@scripts/build release --tests all tools
	@ctest --test-dir build/release --output-on-failure -j2 --repeat until-pass:2

# A thousand whole games between bots of every game and preset: every record replays, converts and verifies. Some minutes.
test-records:
	@scripts/install-packages build web test
	@scripts/build release --tests test_screen
	@FOURFOLD_BOT_GAMES=$${FOURFOLD_BOT_GAMES:-1000} build/release/tests/test_screen --gtest_filter='bot_games*'

# The sanitizers watch every program. What only measures (how strong bots are, how fast, how lucky) or does more of what another
# test does is left out: it takes long and looks at nothing that is not looked at elsewhere. Of the games over a bad network,
# which the native test plays ten thousand of, they see a few hundred, and of those between bots a few of each preset.
long := bench.the_last_line*:bench.speeds*:Strength.*:Levels.*:Rollout.luck*:Rollout.an_opening*:SolvedGame.chances*under_every_rule
long := $(long):LudoEngine.wins*:BackgammonDiceEngine.wins*:Gestures.are_few_with_special_sides_everywhere
test-sanitized: export FOURFOLD_MANY_GAMES = 300
test-sanitized: export FOURFOLD_BOT_GAMES = 4
test-sanitized: export GTEST_FILTER = -$(long)
test-sanitized:
	@scripts/install-packages build web test
	@scripts/build asan --tests
	@ctest --test-dir build/asan --output-on-failure -j2

test-wasm:
	@scripts/install-packages build web test
	@scripts/build wasm --tests
	@ctest --test-dir build/wasm --output-on-failure -j2

# Types, the parts in TypeScript, and whole games in Debian's Chromium, Firefox and WebKit against the real program.
test-web: build
	@scripts/install-packages web test
	@cd web && npm run --silent check && npm run --silent test && npm run --silent test:browser

# The sanitised build holds the fuzz targets too.
test-fuzz: test-sanitized
	@scripts/fuzz build/asan

# Plain CMake: any build folder, as part of another project, installed and found.
test-cmake: build
	@scripts/check-cmake

check-clauses: test-native
	@scripts/check-clauses

check-signature: test-native test-sanitized test-wasm
	@scripts/same-signature

# Hours of fuzzing: FUZZ_SECONDS a parser, with nothing else built.
fuzz:
	@scripts/install-packages build web test
	@scripts/build fuzz
	@FUZZ_SECONDS=$${FUZZ_SECONDS:-600} scripts/fuzz build/fuzz

# The backgammon nets learn for some minutes more (training/README.md).
train:
	@scripts/install-packages build web
	@scripts/build release train_backgammon
	@build/release/training/train_backgammon build/training/backgammon --minutes $${MINUTES:-60}

bench: build
	@build/release/fourfold bench

# Backgammon's players beside GNU Backgammon: an hour or so.
bench-backgammon:
	@scripts/install-packages build web test
	@scripts/build release measure_backgammon
	@build/release/bench/measure_backgammon speeds
	@build/release/bench/measure_backgammon plays
	@build/release/bench/measure_backgammon cubes

# The engine of checkers: speeds, and endings and known positions against their verdicts. Half an hour or so.
bench-checkers:
	@scripts/install-packages build web
	@scripts/build release measure_checkers
	@build/release/bench/measure_checkers speeds
	@build/release/bench/measure_checkers endings
	@build/release/bench/measure_checkers --rules botanica endings
	@build/release/bench/measure_checkers known

format:
	@scripts/install-packages lint
	@git ls-files '*.cpp' '*.h' | xargs clang-format-19 -i

lint:
	@scripts/install-packages build web test lint
	@git ls-files '*.cpp' '*.h' | xargs clang-format-19 --dry-run --Werror
	@cmake --preset lint >/dev/null
	@run-clang-tidy-19 -quiet -p build/lint '^(?!.*(/embedded/|fourfold_app)).*$$'

clean:
	@rm -rf build
