import { defineConfig, devices } from '@playwright/test'
import { pinnedChromium } from './src/browsers.ts'

export default defineConfig({
  testDir: 'rollouts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Backstops alone: a machine that is busy with other work is no fault of a release.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results/rollouts',
  reporter: [['dot'], ['json', { outputFile: 'reports/rollouts.json' }]],
  use: {
    ...devices['Pixel 7'],
    launchOptions: pinnedChromium,
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
})
