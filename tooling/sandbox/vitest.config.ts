import { configDefaults, defineConfig } from 'vitest/config'

// Those for which `npm test` takes too long: `npm run test:full` runs them, and those on the money again, on each database.
const slow = 'src/**/*.slow.test.ts'
const onEachDatabase = 'src/calls/{cards,claims,orderOnce,purchase}.test.ts'

export default defineConfig({
  test: {
    ...(process.env['TEST_SLOW']
      ? { include: [slow, onEachDatabase] }
      : { include: ['src/**/*.test.ts'], exclude: [...configDefaults.exclude, slow] }),
    globalSetup: ['src/testing/databases.ts'],
    // Modules for each file cost more than most tests take.
    isolate: false,
    setupFiles: ['@topup/domain/properties'],
    // Only backstops: a machine that is busy with other work is not a fault of the sandbox.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
  },
})
