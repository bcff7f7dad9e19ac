import type { ThemeTokens } from '@topup/ui-kit/theme'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, expect, inject, onTestFinished, vi } from 'vitest'
import { chromiumLaunch } from '../chromium.ts'
import type { StoryGlobals } from '../dressPage.ts'
import { storyBrand, tokenNames } from '../storyBrands.ts'

declare global {
  interface Window {
    /** What Storybook puts into the frame of a story. */
    readonly __STORYBOOK_PREVIEW__?: {
      readonly channel: {
        emit(event: string, given: unknown): void
        on(event: string, listener: (given: { readonly storyId: string }) => void): void
        off(event: string, listener: (given: { readonly storyId: string }) => void): void
      }
      readonly currentRender?: { readonly phase: string }
    }
  }
}

/** A page of the built Storybook that shows one story at a time, and what the manager does to it. */
export type StoryPage = Awaited<ReturnType<typeof openStory>>

/** One story, and what the toolbar holds at first. */
interface OpenedStory {
  readonly id: string
  readonly globals: Readonly<Record<string, string>>
}

/** How long a wait may take before it says what it waited for: a busy machine is no fault of a story. */
export const backstopMs = 240_000
const backstop = { timeout: backstopMs, interval: 50 }

/** Starts the browser of the tests of one file. */
export async function openBrowser() {
  const browser = await chromium.launch(chromiumLaunch)
  afterAll(() => browser.close())
  const address = inject('storybookAddress')
  const open = (story: OpenedStory) => openStory(browser, address, story)
  return {
    /** Opens one story alone, as the frame of the manager does, in a page that lasts as long as the file. */
    open,
    /** The same, in a page that is closed with the test. */
    openForTest: async (story: OpenedStory) => {
      const opened = await open(story)
      onTestFinished(() => opened.page.close())
      return opened
    },
    /** Opens a story in the manager, with its toolbar; closed with the test. */
    openManager: async (id: string) => {
      const page = await newPage(browser, { width: 1440, height: 1200 })
      onTestFinished(() => page.close())
      const takeErrors = errorsOf(page, address)
      await page.goto(`${address}?path=/story/${id}`)
      return { page, takeErrors, looks: () => looksOf(page) }
    },
  }
}

async function openStory(browser: Browser, address: string, story: OpenedStory) {
  const page = await newPage(browser, { width: 390, height: 844 })
  const takeErrors = errorsOf(page, address)
  const globals = Object.entries(story.globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals })
  await page.goto(`${address}iframe.html?${query.toString()}`)
  await untilFinished(page.mainFrame())
  return {
    page,
    /** What was thrown or logged as an error since it was last asked. */
    takeErrors,
    /** Shows another story, as a click in the list does, and waits until Storybook has finished it. */
    show: (storyId: string) =>
      page.evaluate(emitAndFinish, {
        event: 'setCurrentStory',
        given: { storyId, viewMode: 'story' },
        storyId,
      }),
    /** Changes what the toolbar holds, and waits until Storybook has finished the story. */
    change: (globals: StoryGlobals) =>
      page.evaluate(emitAndFinish, { event: 'updateGlobals', given: { globals } }),
    /** Changes the toolbar several times and does not wait: the story may still be drawing or playing. */
    changeQuickly: (all: readonly StoryGlobals[]) => page.evaluate(changeOnly, all),
    /** The story's document, then those of the frames in it. */
    looks: () => looksOf(page),
  }
}

async function newPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const page = await browser.newPage({ viewport, timezoneId: 'UTC' })
  page.setDefaultTimeout(backstopMs)
  return page
}

/** Waits until the story in a frame is drawn and played. */
export async function untilFinished(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished')
}

/** The documents of a page that stories are drawn into, in the order in which they came. */
export const storyFramesOf = (page: Page): readonly Frame[] =>
  page.frames().filter((frame) => frame.url().includes('/iframe.html?'))

function looksOf(page: Page): Promise<readonly Look[]> {
  const names = tokenNames()
  return Promise.all(storyFramesOf(page).map((frame) => frame.evaluate(readLook, names)))
}

/** Collects what is thrown or logged as an error; pictures of stories lead nowhere, which Chromium logs. */
function errorsOf(page: Page, address: string): () => readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    const { url } = message.location()
    const isOurs = url.startsWith(address) && !url.endsWith('/favicon.ico')
    if (message.type() === 'error' && isOurs) errors.push(message.text())
  })
  return () => errors.splice(0)
}

/** Says something on Storybook's channel, as the manager does, and waits until a story, or the one that is named, is finished. */
function emitAndFinish(said: {
  readonly event: string
  readonly given: unknown
  readonly storyId?: string
}): Promise<void> {
  return new Promise((resolve, reject) => {
    const { channel } = window.__STORYBOOK_PREVIEW__ ?? {}
    if (channel === undefined) return reject(new Error('The frame has no preview'))
    const onFinished = ({ storyId }: { readonly storyId: string }) => {
      if (said.storyId !== undefined && storyId !== said.storyId) return
      channel.off('storyFinished', onFinished)
      resolve()
    }
    channel.on('storyFinished', onFinished)
    channel.emit(said.event, said.given)
  })
}

function changeOnly(all: readonly StoryGlobals[]): void {
  for (const globals of all) window.__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals })
}

/** Waits until a story is on screen, with something to see, in what the toolbar holds. */
export async function expectShown(
  story: Pick<StoryPage, 'looks'>,
  expected: Pick<Look, 'lang' | 'dir'> & { readonly brand: string },
): Promise<void> {
  const { tokens } = storyBrand(expected.brand)
  await vi.waitFor(async () => {
    const [look] = await story.looks()
    expect(look).toMatchObject({ ...expected, tokens: resolved(tokens, look) })
    expect([...(look?.texts ?? []), ...(look?.elements.filter(isDrawing) ?? [])]).not.toEqual([])
  }, backstop)
}

/** Tokens as the browser reports them: with what they refer to in its place. */
function resolved(tokens: ThemeTokens, look: Look | undefined): ThemeTokens {
  const valueOf = (_: string, name: string) => look?.tokens[name] ?? ''
  const entries = Object.entries(tokens).map(([name, value]) => [
    name,
    value.replace(/var\(--([\w-]+)\)/g, valueOf),
  ])
  return Object.fromEntries(entries)
}

const isDrawing = (element: string): boolean => element === 'img' || element === 'svg'

/** Waits until two pages show the same, down to the frames in them. */
export async function expectAlike(
  one: Pick<StoryPage, 'looks'>,
  other: Pick<StoryPage, 'looks'>,
): Promise<void> {
  await vi.waitFor(async () => {
    const [looks, others] = await Promise.all([one.looks(), other.looks()])
    expect(looks).toEqual(others)
  }, backstop)
}

/** Waits until a text of a story has letters of the Arabic script, which no English text has. */
export async function expectArabic(story: Pick<StoryPage, 'looks'>): Promise<void> {
  await vi.waitFor(async () => {
    const [look] = await story.looks()
    expect(look?.texts.join()).toMatch(/\p{Script=Arabic}/u)
  }, backstop)
}

/** What a reader sees of a document that a story is drawn into. */
export interface Look {
  readonly lang: string
  readonly dir: string
  readonly brand: string | undefined
  /** The custom properties of the document. */
  readonly tokens: Readonly<Record<string, string>>
  /** Texts and labels that are shown. Sorted: which popup or message came first to the end of the page is chance. */
  readonly texts: readonly string[]
  /** The names of all elements that are shown, without the parts of drawings; sorted too. */
  readonly elements: readonly string[]
}

/** Reads the document, of whose custom properties those that are named. Runs in the browser: it reaches nothing outside itself. */
export function readLook(tokenNames: readonly string[]): Look {
  const root = document.documentElement
  const style = getComputedStyle(root)
  // Storybook's own notices and filters, and the copy of a popup that plays its way out, are not the story's.
  const others = 'body > svg,.sb-wrapper,.sb-preparing-story,script,style,template,svg *,.layer--leaving'
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => element.closest(others) === null && element.checkVisibility({ visibilityProperty: true }),
  )
  const labelsOf = (element: Element) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? '')
  const textsOf = (element: Element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''))
  return {
    lang: root.lang,
    dir: root.dir,
    brand: root.dataset['brand'],
    tokens: Object.fromEntries(tokenNames.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])),
    texts: shown
      .flatMap((element) => [...labelsOf(element), ...textsOf(element)])
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .sort((one, other) => one.localeCompare(other)),
    elements: shown.map((element) => element.localName).sort((one, other) => one.localeCompare(other)),
  }
}
