import { defineConfig } from 'vitest/config';

// Whole games in a real browser, against the built program (make build). Two files at a time: the machine may have two cores. How
// long a game takes is the dice's business (some are four times as long as others): what stands still is found step by step.
export default defineConfig({
  test: { include: ['tests/**/*.spec.ts'], testTimeout: 900_000, hookTimeout: 120_000, maxWorkers: 2 },
});
