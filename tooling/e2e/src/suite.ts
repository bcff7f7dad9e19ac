import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'

/** A suite of `npm run test:full`: its folder, its task and its report have one name. `own`: what only this suite has. */
export const suite = (name: string, own: PlaywrightTestConfig = {}): PlaywrightTestConfig =>
  defineConfig(
    {
      testDir: name,
      workers: 1,
      forbidOnly: true,
      // Backstops alone: a machine that is busy with other work is no fault of the store.
      timeout: 180_000,
      expect: { timeout: 60_000 },
      outputDir: `test-results/${name}`,
      reporter: [['dot'], ['json', { outputFile: `reports/${name}.json` }]],
    },
    own,
  )
