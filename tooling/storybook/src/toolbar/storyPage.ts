import { chromium, type Page } from 'playwright'
import { afterAll, expect, inject, onTestFinished, vi } from 'vitest'
import { chromiumLaunch } from '../chromium.ts'
import type { StoryGlobals } from '../dressPage.ts'
import { storyBrand } from '../storyBrands.ts'

declare global {
  interface Window {
    /** What Storybook puts into the frame of a story. */
    readonly __STORYBOOK_PREVIEW__?: {
      readonly channel: { emit(event: string, given: unknown): void }
      readonly currentRender?: { readonly id: string; readonly phase: string }
    }
  }
}

/** How long a wait may take before it says what it waited for: a busy machine is no fault of a story. */
export const backstop = { timeout: 240_000, interval: 50 }

/** Starts the browser of the tests of one file, and answers with what opens a path of the built Storybook in it for one test. */
export async function openBrowser() {
  const browser = await chromium.launch(chromiumLaunch)
  afterAll(() => browser.close())
  const address = inject('storybookAddress')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, timezoneId: 'UTC' })
  context.setDefaultTimeout(backstop.timeout)
  return async (path: string) => {
    const page = await context.newPage()
    onTestFinished(() => page.close())
    const errors = errorsOf(page, address)
    await page.goto(address + path)
    return {
      page,
      /** What was thrown or logged as an error. */
      errors,
      /** Changes what the toolbar holds, as the manager does. */
      change: (globals: StoryGlobals) =>
        page.evaluate(
          (changed) => window.__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals: changed }),
          globals,
        ),
    }
  }
}

/** Collects what is thrown or logged as an error; pictures of stories lead nowhere, which Chromium logs. */
function errorsOf(page: Page, address: string): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    const { url } = message.location()
    const isOurs = url.startsWith(address) && !url.endsWith('/favicon.ico')
    if (message.type() === 'error' && isOurs) errors.push(message.text())
  })
  return errors
}

/** What a reader sees of a story; a test says as much of it as it asks for. */
type Look = Partial<Readonly<Record<'story' | 'phase' | 'lang' | 'dir' | 'text', unknown>>> & {
  readonly brand: string
}

/** Waits until the first documents of a page that stories are drawn into are drawn and played, with something to see, in these looks. */
export async function expectShown(page: Page, ...expected: readonly Look[]): Promise<void> {
  await vi.waitFor(async () => {
    const frames = page.frames().filter((frame) => frame.url().includes('/iframe.html?'))
    const looks = await Promise.all(frames.slice(0, expected.length).map((frame) => frame.evaluate(readLook)))
    const whole = { phase: 'finished', isEmpty: false }
    expect(looks).toMatchObject(
      expected.map((look) => ({ ...whole, tint: storyBrand(look.brand).tokens['tint-fill'], ...look })),
    )
  }, backstop)
}

/** Runs in the browser: it reaches nothing outside itself. */
function readLook() {
  const { documentElement: root, body } = document
  const { id, phase } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
  return {
    story: id,
    phase,
    brand: root.dataset['brand'],
    lang: root.lang,
    dir: root.dir,
    tint: getComputedStyle(root).getPropertyValue('--tint-fill'),
    text: body.innerText,
    isEmpty: body.innerText.trim() === '' && body.querySelector('#storybook-root :is(img, svg)') === null,
  }
}
