import { defineConfig } from 'vitest/config';

// Whole games in a real browser, against the built program (make build). Two files at a time: the machine may have two cores. How
// long a game takes is the dice's business (some are four times as long as others): what stands still is found step by step.
// A browser on a busy machine may be stopped in the middle of anything: a test that fails is tried once more.
export default defineConfig({
  test: {
    include: ['tests/**/*.spec.ts'],
    testTimeout: 900_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
  },
});
