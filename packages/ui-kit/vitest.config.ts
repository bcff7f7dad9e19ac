import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    // A page and modules for each file cost eight times what the tests take. `setup.ts` clears what a file leaves behind.
    isolate: false,
    pool: 'threads',
    unstubGlobals: true,
    restoreMocks: true,
    css: true,
    setupFiles: ['../domain/src/testing/properties.ts', 'src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    // Only backstops: a machine that is busy with other work is not a fault of a component.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
