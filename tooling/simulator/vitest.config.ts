import { defineConfig } from 'vitest/config'

// The timeouts are backstops alone: a machine that is busy with other work is no fault of the store.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Each planted mistake runs in a process of its own; a build server has two cores.
    maxConcurrency: 2,
  },
})
