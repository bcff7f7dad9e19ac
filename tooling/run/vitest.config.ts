import { configDefaults, defineConfig } from 'vitest/config'

const slow = '**/*.slow.test.ts'

export default defineConfig({
  test: {
    ...(process.env['TEST_SLOW'] ? { include: [slow] } : { exclude: [...configDefaults.exclude, slow] }),
    isolate: false,
    // Only backstops: a machine that is busy with other work is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
