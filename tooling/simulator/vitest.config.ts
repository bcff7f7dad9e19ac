import { defineConfig } from 'vitest/config'

const isSlow = process.env['TEST_SLOW'] !== undefined

export default defineConfig({
  test: {
    include: [isSlow ? 'src/**/*.slow.test.ts' : 'src/**/*.test.ts'],
    exclude: isSlow ? [] : ['src/**/*.slow.test.ts'],
    // Only backstops: a machine that is busy with other work is no fault of the store.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // The tests start processes of their own, one for each core; what they import is pure.
    fileParallelism: false,
    isolate: false,
  },
})
