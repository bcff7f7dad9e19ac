import { configDefaults, defineConfig } from 'vitest/config'

// Those for which `npm test` takes too long: `npm run test:full` runs them.
const slow = 'src/**/*.slow.test.ts'

export default defineConfig({
  test: {
    // Its checks of the browser run when it is loaded, and a test loads it for an older one.
    server: { deps: { inline: ['ky'] } },
    ...(process.env['TEST_SLOW'] ? { include: [slow] } : { exclude: [...configDefaults.exclude, slow] }),
    // Modules for each file cost more than most tests take.
    isolate: false,
    setupFiles: ['@topup/domain/properties'],
    // Only backstops: a machine that is busy with other work is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
