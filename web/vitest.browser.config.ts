import { defineConfig } from 'vitest/config';

// Whole games in a real browser, against the built program (make build). Two files at a time: the machine may have two cores.
export default defineConfig({
  test: { include: ['tests/**/*.spec.ts'], testTimeout: 120_000, hookTimeout: 60_000, maxWorkers: 2 },
});
