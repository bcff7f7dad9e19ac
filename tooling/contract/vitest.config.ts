import { configDefaults, defineConfig } from 'vitest/config'

// Those for which `npm test` takes too long: `npm run test:full` runs them.
const slow = 'src/**/*.slow.test.ts'

export default defineConfig({
  test: {
    ...(process.env['TEST_SLOW'] ? { include: [slow] } : { exclude: [...configDefaults.exclude, slow] }),
    // Modules for each file cost more than most tests take.
    isolate: false,
    // Only backstops: a machine that is busy with other work is not a fault of a service.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
