import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { chromiumLaunch } from './src/chromium.ts'
import { storyTypefaces } from './src/storyTypefaces.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Draws all that follows as where the reader's system sets the colours; null ends that. */
    emulateForcedColors: (forcedColors: 'active' | null) => Promise<void>
  }
}

const emulateForcedColors: BrowserCommand<['active' | null]> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors })

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
  entries: [
    '.storybook/preview.tsx',
    'src/drawing/*.test.ts',
    '../../packages/{flows,ui-kit}/src/**/*.stories.tsx',
  ],
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

/** Stories that are drawn into a page, where all looks of a file have each drawing. */
const drawing = (name: 'quick' | 'slow' | 'nightly'): TestProjectInlineConfiguration => ({
  extends: true,
  optimizeDeps,
  // One for all three: what they need is the same.
  cacheDir: 'node_modules/.vite/drawing',
  test: {
    name,
    // Stories clean up after themselves; a new page for each file costs more than it keeps apart.
    isolate: false,
    include: [`src/drawing/${name}.*.test.ts`],
    // After the tests in Node: two processes are as many as two cores have use for.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: chromiumLaunch,
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' },
      }),
      instances: [{ browser: 'chromium' }],
      commands: { emulateForcedColors },
      expect: { toMatchScreenshot: asCommitted },
    },
  },
})

export default defineConfig({
  plugins: [react(), ...storyTypefaces()],
  test: {
    api: { host: '127.0.0.1' },
    // A backstop alone: a machine that is busy with other work is no fault of a story.
    testTimeout: 240_000,
    // A page for each core: drawing and axe are what takes the time.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'node', include: ['src/*.test.ts', 'src/{market,docs}/*.test.ts'] } },
      drawing('quick'),
      drawing('slow'),
      drawing('nightly'),
      {
        extends: true,
        // The built Storybook in a browser of its own: what a designer uses, with the toolbar.
        test: {
          name: 'toolbar',
          include: ['src/toolbar/*.test.ts'],
          maxWorkers: 1,
          globalSetup: 'src/toolbar/builtStorybook.ts',
        },
      },
    ],
  },
})
