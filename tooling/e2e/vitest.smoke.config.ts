import { defineConfig } from 'vitest/config'

// The timeouts are backstops alone: a machine that is busy with other work is no fault of a walk.
export default defineConfig({
  test: { include: ['smoke/faults/*.test.ts'], testTimeout: 900_000, hookTimeout: 120_000 },
})
