import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'old-engines',
  globalSetup: './src/globalSetup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Backstops alone: these engines compile slowly, and a busy machine makes it slower.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  outputDir: 'test-results/old-engines',
  reporter: [['dot'], ['json', { outputFile: 'reports/old-engines.json' }]],
})
