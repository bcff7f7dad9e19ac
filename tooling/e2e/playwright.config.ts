import { defineConfig } from '@playwright/test'
import { phoneProjects } from './src/browsers.ts'

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './src/globalSetup.ts',
  projects: phoneProjects(),
  fullyParallel: true,
  // On two cores: with two, a quarter of the processor's time is left over while pages wait (505 s for all; with three 432 s).
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only backstops: a machine that is busy with other work is not a fault of the store.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  reporter: [['dot'], ['json', { outputFile: 'reports/journeys.json' }]],
  // A trace of every journey costs a quarter of the run. To see what a red one did: `npx pnpm e2e --trace on`.
  // What moves makes every tap wait and a renderer without a graphics card work; journeys about motion ask for it.
  use: {
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
