import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Its checks of the browser run when it is loaded, and a test loads it for an older one.
    server: { deps: { inline: ['ky'] } },
    // What `npm run test:full` runs again, in its larger form.
    ...(process.env['TEST_SLOW'] && { include: ['src/client/hostileAnswers.test.ts'] }),
    // Modules for each file cost more than most tests take.
    isolate: false,
    setupFiles: ['@topup/domain/properties'],
    // Only backstops: a machine that is busy with other work is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
