import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Only backstops: a machine that is busy with other work is not a fault of the store.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // A page and modules for each file cost five times what the tests take. `freshPage.ts` clears what a file leaves behind.
    isolate: false,
    pool: 'threads',
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['@topup/domain/properties', 'src/testing/freshPage.ts', 'src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        // Making a document takes longer than most of these tests. One that needs it asks for it in its first line.
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['@topup/domain/properties', 'src/testing/freshPage.ts'],
        },
      },
    ],
  },
})
