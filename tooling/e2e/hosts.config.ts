import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'hosts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // A backstop alone: a machine that is busy with other work is no fault of a host.
  timeout: 180_000,
  outputDir: 'test-results/hosts',
  reporter: [['dot'], ['json', { outputFile: 'reports/hosts.json' }]],
})
