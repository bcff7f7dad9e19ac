import { defineConfig } from 'vitest/config'

// Backstops alone: a machine that is busy with other work is no fault of the code.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } })
