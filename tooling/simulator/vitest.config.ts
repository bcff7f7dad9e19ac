import { defineConfig } from 'vitest/config'

// Backstops alone: a machine that is busy with other work is no fault of the store.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
})
