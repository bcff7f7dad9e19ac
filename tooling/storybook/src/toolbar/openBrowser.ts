import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import { afterAll, inject, onTestFinished } from 'vitest'
import { chromiumLaunch } from '../chromium.ts'
import { tokenNames } from '../storyBrands.ts'
import { openStory } from './storyPage.ts'
import type { OpenedStory, StoryPage } from './storyPage.ts'

/** A browser for the tests of one file, and stories in it, each closed with the test that opened it. */
export interface StoryBrowser {
  readonly browser: Browser
  readonly open: (story: Pick<OpenedStory, 'id' | 'globals'>) => Promise<StoryPage>
}

/** Starts the browser. */
export async function openBrowser(): Promise<StoryBrowser> {
  const browser = await chromium.launch(chromiumLaunch)
  afterAll(() => browser.close())
  const address = inject('storybookAddress')
  return {
    browser,
    open: async (story) => {
      const opened = await openStory(browser, { ...story, address, tokenNames })
      onTestFinished(() => opened.page.close())
      return opened
    },
  }
}
