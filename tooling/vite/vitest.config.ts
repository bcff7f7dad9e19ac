import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Modules for each file cost more than most tests take.
    isolate: false,
    unstubGlobals: true,
    // Only backstops: a machine that is busy with other work is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
