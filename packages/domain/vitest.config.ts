import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Pure code: no test file can disturb another, and seventy workers take longer than the tests.
    isolate: false,
    setupFiles: ['src/testing/properties.ts'],
    // Only backstops: a machine that is busy with other work is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
