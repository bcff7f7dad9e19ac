import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserContextOptions } from 'playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { chromiumLaunch } from './src/chromium.ts'
import { namedAsInstalled } from './src/namedAsInstalled.ts'

/** A browser of its own for each project: vitest writes into what it is given. */
const browser = (context: BrowserContextOptions = {}): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 390, height: 844 },
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: {
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      locale: 'en-US',
      timezoneId: 'UTC',
      ...context,
    },
  }),
  instances: [{ browser: 'chromium' }],
})

/** Letters may be smoothed otherwise on another machine: one point in two hundred may differ, less than a line of text. */
const asCommitted = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.005 },
  timeout: 60_000,
  resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    `${root}/screenshots/${arg}${ext}`,
  resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    `${root}/reports/screenshots/${arg}${ext}`,
} as const

/** Found before the first test: what is found later makes the page reload under the test that needed it. */
const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'src/*.test.ts', '../../packages/{flows,ui-kit}/src/**/*.stories.tsx'],
  include: [
    '@storybook/react-vite',
    '@storybook/react-vite > @storybook/react > @storybook/react-dom-shim',
    'react',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'axe-core',
    'storybook/test',
  ],
}

/** What every project needs that draws stories. */
const drawing = [react(), namedAsInstalled()]

/** A backstop alone: a machine that is busy with other work is no fault of a story. */
const testTimeout = 240_000

export default defineConfig({
  test: {
    api: { host: '127.0.0.1' },
    // A page for each core: drawing and axe are what takes the time.
    maxWorkers: '100%',
    projects: [
      {
        plugins: drawing,
        test: {
          name: 'coverage',
          testTimeout,
          include: ['src/{coverage,themeChoices}.test.ts', 'src/{market,playground,docs}/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: drawing,
        // The built Storybook in a browser of its own: what a designer uses, with the toolbar.
        test: {
          name: 'toolbar',
          testTimeout,
          include: ['src/toolbar/*.test.ts'],
          environment: 'node',
          globalSetup: 'src/toolbar/builtStorybook.ts',
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // For the test panel of Storybook: `languages` draws the same stories and more.
        test: { name: 'stories', isolate: false, browser: browser() },
      },
      {
        plugins: drawing,
        optimizeDeps,
        test: {
          name: 'languages',
          // Stories clean up after themselves; a new page for each file costs more than it keeps apart.
          isolate: false,
          testTimeout,
          include: ['src/stories.*.test.ts'],
          browser: { ...browser(), expect: { toMatchScreenshot: asCommitted } },
        },
      },
      {
        plugins: drawing,
        optimizeDeps,
        // Apart from `languages`: a page whose size and text were changed is no page to take screenshots of.
        test: {
          name: 'layout',
          isolate: false,
          testTimeout,
          include: ['src/layout.*.test.ts'],
          browser: browser(),
        },
      },
      {
        plugins: drawing,
        optimizeDeps,
        // Every language on the narrowest phones: too long for each run, so each night looks at them.
        test: {
          name: 'narrow',
          isolate: false,
          testTimeout,
          include: ['src/narrow.*.test.ts'],
          browser: browser(),
        },
      },
      {
        plugins: drawing,
        optimizeDeps,
        test: {
          name: 'forced colours',
          isolate: false,
          testTimeout,
          include: ['src/forcedColors.*.test.ts'],
          browser: browser({ forcedColors: 'active' }),
        },
      },
    ],
  },
})
