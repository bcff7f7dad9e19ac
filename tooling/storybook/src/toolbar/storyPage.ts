import type { Browser, Frame, Page } from 'playwright'
import type { StoryGlobals } from '../dressPage.ts'
import type {} from '../framePreview.ts'
import { readLook } from './look.ts'
import type { Look } from './look.ts'

/** A page of the built Storybook that shows one story, and the toolbar's way to change it. */
export interface StoryPage {
  readonly page: Page
  /** What was thrown or logged as an error since the page was opened. */
  readonly errors: readonly string[]
  /** Changes what the toolbar holds, as the manager does, and waits until Storybook has finished the story. */
  readonly change: (globals: StoryGlobals) => Promise<void>
  /** Changes the toolbar several times and does not wait: the story may still be drawing or playing. */
  readonly changeQuickly: (all: readonly StoryGlobals[]) => Promise<void>
  /** The story's document, then those of the frames in it. */
  readonly looks: () => Promise<readonly Look[]>
}

/** One story as a test opens it. */
export interface OpenedStory {
  /** Where Storybook is served. */
  readonly address: string
  readonly id: string
  /** What the toolbar holds at first. */
  readonly globals: Readonly<Record<string, string>>
  /** The custom properties to look at. */
  readonly tokenNames: readonly string[]
}

/** Other checks run axe over every story. */
const withoutAxe = { 'a11y.manual': '!true' }

/** Opens one story alone, as the frame of the manager does, and waits until it is drawn and played. */
export async function openStory(browser: Browser, story: OpenedStory): Promise<StoryPage> {
  const { address, id, globals, tokenNames } = story
  const page = await newPage(browser, { width: 390, height: 844 })
  const errors = errorsOf(page, address)
  const chosen = Object.entries({ ...globals, ...withoutAxe }).map(([name, value]) => `${name}:${value}`)
  const query = new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') })
  await page.goto(`${address}iframe.html?${query.toString()}`)
  await untilFinished(page.mainFrame())
  return {
    page,
    errors,
    change: (changed) => page.evaluate(changeAndFinish, changed),
    changeQuickly: (all) => page.evaluate(changeOnly, all),
    looks: () => looksOf(page, tokenNames),
  }
}

/** A page of this size, whose waits outlast a machine that stands still for a while. */
export async function newPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport, timezoneId: 'UTC' })
  page.setDefaultTimeout(60_000)
  return page
}

/** Waits until the story in a frame is drawn and played. */
export async function untilFinished(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished')
}

/** The documents of a page that stories are drawn into, in the order in which they came. */
export const storyFramesOf = (page: Page): readonly Frame[] =>
  page.frames().filter((frame) => frame.url().includes('/iframe.html?'))

/** Reads the documents of a page that stories are drawn into. */
export function looksOf(page: Page, tokenNames: readonly string[]): Promise<readonly Look[]> {
  return Promise.all(storyFramesOf(page).map((frame) => frame.evaluate(readLook, tokenNames)))
}

/** Collects what is thrown or logged as an error; pictures of stories lead nowhere, which Chromium logs. */
export function errorsOf(page: Page, address: string): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    const { url } = message.location()
    const isOurs = url.startsWith(address) && !url.endsWith('/favicon.ico')
    if (message.type() === 'error' && isOurs) errors.push(message.text())
  })
  return errors
}

function changeAndFinish(globals: StoryGlobals): Promise<void> {
  return new Promise((resolve, reject) => {
    const { channel } = window.__STORYBOOK_PREVIEW__ ?? {}
    if (channel === undefined) return reject(new Error('The frame has no preview'))
    channel.once('storyFinished', resolve)
    channel.emit('updateGlobals', { globals })
  })
}

function changeOnly(all: readonly StoryGlobals[]): void {
  for (const globals of all) window.__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals })
}
