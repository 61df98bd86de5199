import { defineConfig } from 'vitest/config';

// Whole games in a real browser, against the built program (make build). One after the other: the machine has few cores.
export default defineConfig({
  test: { include: ['tests/**/*.spec.ts'], testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false },
});
