import { defineConfig } from 'vitest/config'

// The timeouts are backstops alone: a machine that is busy with other work is no fault of a service.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
