/**
 * Mutation tests of one folder of rules (`FOLDER=order stryker run`), judged by the tests of that folder alone; without
 * `FOLDER` of all folders, judged by all tests. See docs/mutation.md.
 */
const folder = process.env.FOLDER

export default {
  testRunner: 'vitest',
  vitest: { dir: `src/${folder ?? ''}` },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  mutate: [`src/${folder ?? '*'}/*.ts`, '!src/**/*.test.ts'],
  // Stryker would rewrite tsconfig.json through TypeScript's JavaScript API, which TypeScript 7 no longer has; a name
  // that does not exist skips that step, which this package does not need.
  tsconfigFile: 'none.json',
  tempDirName: 'reports/stryker-tmp',
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false },
  thresholds: { high: 100, low: 98, break: 98 },
}
