import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'old-engines',
  globalSetup: './src/globalSetup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  outputDir: 'test-results/old-engines',
  reporter: [['line'], ['json', { outputFile: 'reports/old-engines.json' }]],
})
