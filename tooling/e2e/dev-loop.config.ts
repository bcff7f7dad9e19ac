import { defineConfig, devices } from '@playwright/test'
import { chromium } from './src/browsers.ts'

export default defineConfig({
  testDir: 'dev-loop',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Backstops alone: the copy is installed and the server prepares its libraries within the first of them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results/dev-loop',
  reporter: [['dot'], ['json', { outputFile: 'reports/dev-loop.json' }]],
  use: {
    ...devices['Pixel 7'],
    launchOptions: chromium,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
  },
})
