import { type Browser, type BrowserContextOptions, devices, type Page, test as base } from '@playwright/test'
import { type BrandConfig, htmlLang, type Language } from '@topup/domain'
import type { Texts } from '../src/languages.ts'
import { layoutFinder } from '../src/layoutFinder.ts'
import { keepEventClosed, type Shopper, storeIsThere } from '../src/shopper.ts'
import { textsOf } from '../src/textsOf.ts'
import { clean, wordFaults } from './judge.ts'
import { addressIn, type Layout, layoutsOf } from './layouts.ts'
import { listen } from './listen.ts'
import { readRun, type SmokeStore } from './smokeRun.ts'

/** The sizes that a store is looked at in, in CSS pixels. */
const sizes = {
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 568 },
  desktop: { width: 1280, height: 800 },
} as const
export type Device = keyof typeof sizes

/** One store while it is walked; its visitor has never been there. */
export type Walk = Awaited<ReturnType<typeof openStore>>

/** What a test says while it runs. */
export interface Notes {
  readonly fault: (text: string) => void
  readonly say: (text: string) => void
  readonly picture: (page: Page, device: Device) => Promise<void>
}

const run = readRun()

/** The store of a project. */
export const storeOf = (project: { readonly metadata: unknown }): SmokeStore => {
  const { store: name } = project.metadata as { readonly store: string }
  const store = run.stores.find((each) => each.name === name)
  if (store === undefined) throw new Error(`There is no store ${name}`)
  return store
}

/** A test about a store in a browser. Each fault is said, and the test goes on; at its end it fails with all of them. */
export const test = base.extend<{ notes: Notes }, { walk: Walk }>({
  walk: [
    async ({ browser }, hand, { project }) => {
      const walk = await openStore(browser, storeOf(project))
      await hand(walk)
      await Promise.all([walk.phone, walk.desktop].map(({ page }) => page.context().close()))
    },
    { scope: 'worker' },
  ],
  notes: async ({ walk: { phone, desktop, store } }, hand, info) => {
    const faults: string[] = []
    await hand({
      fault: (text) => void faults.push(text),
      say: (text) =>
        void info.annotations.push({ type: 'found', description: clean(text, store.login?.password ?? '') }),
      picture: async (page, device) => {
        const body = await page.screenshot({ type: 'jpeg', quality: 60, scale: 'css' })
        await info.attach(device, { body, contentType: 'image/jpeg' })
      },
    })
    failWith([...faults, ...phone.heard.take(), ...desktop.heard.take()], store)
  },
})

/** Fails a test with all faults at once, without the lines of our own code. */
export function failWith(faults: readonly string[], { login }: Pick<SmokeStore, 'login'>): void {
  if (faults.length === 0) return
  const error = new Error([...new Set(faults.map((fault) => clean(fault, login?.password ?? '')))].join('\n'))
  delete error.stack
  throw error
}

async function openStore(browser: Browser, store: SmokeStore) {
  const { brand, hosts, target } = store
  if (brand === null) throw new Error('it is not the store that is meant')
  const wanted = languageOf(brand, null)
  const screenOf = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({
      ...options,
      locale: htmlLang(wanted),
      deviceScaleFactor: 1,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    // How long anything may take.
    context.setDefaultTimeout(30_000)
    await keepEventClosed(context, brand.key)
    const page = await context.newPage()
    return { page, heard: listen(page, hosts) }
  }
  const phone = await screenOf({ ...devices['Pixel 7'], viewport: sizes.phone })
  const desktop = await screenOf({ viewport: sizes.desktop })
  await open(phone.page, `${target.origin}/?spec_lang=${wanted}`)
  /** English where the brand ships it and the service offers it, since a report is read by many. */
  const language = languageOf(brand, await phone.heard.offered())
  // Only the plural forms differ between languages, and a walk names none of them.
  const says = (await import(`@topup/locales/${language}.json`, { with: { type: 'json' } })).default as Texts
  const layouts = layoutsOf(brand)
  const { account = '', password = '' } = store.login ?? {}
  /** The visitor on the phone, as the journeys know players. */
  const shopper: Shopper = { page: phone.page, brand: brand.key, username: account, password, says }
  return { store, brand, layouts, language, says, phone, desktop, shopper }
}

/** The language to walk a store in. `offered` is null where the service narrows nothing. Source: decision 56. */
function languageOf(
  { languages, defaultLanguage }: BrandConfig,
  offered: readonly string[] | null,
): Language {
  const wanted: readonly Language[] = ['en', defaultLanguage, ...languages]
  const isOffered = (language: Language) =>
    languages.includes(language) && (offered?.includes(language) ?? true)
  return wanted.find(isOffered) ?? defaultLanguage
}

/** An address of the store in a layout, in the language of the walk. */
export const addressOf = ({ store, language }: Walk, path: string, layout?: Layout): string => {
  const asked = `${path}${path.includes('?') ? '&' : '?'}spec_lang=${language}`
  return layout === undefined ? store.target.origin + asked : addressIn(layout, store.target.origin, asked)
}

/** The layout of a kind; a project has only tests of those that its store has. */
export function layoutOf({ layouts }: Walk, kind: Layout['kind']): Layout {
  return layouts.find((layout) => layout.kind === kind) ?? { kind, query: '' }
}

/** Opens an address of the store and waits until it is drawn and quiet. Throws where the store does not come. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main').first().waitFor()
  await storeIsThere(page)
  await isQuiet(page)
}

/** Waits for the calls that are under way and for what they bring; a store that is never quiet is looked at as it is. */
export async function isQuiet(page: Page): Promise<void> {
  const timeout = 10_000
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined)
  await page
    .locator('.skeleton')
    .first()
    .waitFor({ state: 'detached', timeout })
    .catch(() => undefined)
}

/** Where a page is, and its headings. */
export async function pageOf(page: Page) {
  const headings = await page.getByRole('heading').allInnerTexts()
  return { path: new URL(page.url()).pathname, headings: headings.map((text) => text.trim()) }
}

const keys = new Set(textsOf('en').keys())

/** Runs in the page: its texts, and the words that are read aloud or shown on hover. */
function readWords(): readonly string[] {
  const shown = [...document.querySelectorAll('body *:not(script):not(style)')].filter(
    (element) => element.getClientRects().length > 0,
  )
  const words = shown.flatMap((element) => [
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ])
  return words.map((word) => word.trim()).filter((word) => word !== '')
}

/** Runs in the page: where it can be pushed sideways, everything that is wrong with its layout. Source: WCAG 2.2 SC 1.4.10. */
const findWidthFaults = `(() => {
  ${layoutFinder}
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? findLayoutFaults() : []
})()`

/** Looks at what is on a screen in one size: its words and its width, and keeps a picture. */
export async function lookAt(page: Page, device: Device, notes: Notes): Promise<void> {
  await page.setViewportSize(sizes[device])
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const words = await page.evaluate(readWords)
  for (const fault of new Set(wordFaults(words, keys))) notes.fault(fault)
  for (const fault of await page.evaluate<readonly string[]>(findWidthFaults))
    notes.fault(`at ${sizes[device].width} px ${fault}`)
  if (words.length === 0) notes.fault('nothing is written on the screen')
  await notes.picture(page, device)
}

/** Looks at a phone's screen in both sizes, in a quick walk in one. */
export async function lookAtPhone({ phone: { page } }: Walk, notes: Notes): Promise<void> {
  for (const device of run.isQuick ? (['phone'] as const) : (['phone', 'small phone'] as const))
    await lookAt(page, device, notes)
  await page.setViewportSize(sizes.phone)
}

/** The texts by which the store says that something could not be loaded. */
const failures = ({
  product,
  games,
  server,
  recharge,
  rewards,
  coupons,
  paymentLink,
  error,
  pages,
}: Texts) => [
  ...[product, games, server, recharge, rewards, coupons, paymentLink].map(({ failed }) => failed),
  product.empty,
  games.empty,
  recharge.empty,
  recharge.none,
  error.network,
  error.query,
  error.unreadable,
  error.refused,
  pages.crashed.title,
  pages.partLost.title,
]

/** The lines of a page by which the store says that something could not be loaded, and places that still wait for something. */
export async function troubleIn({ says }: Walk, page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  const waiting = await page.locator('.skeleton').count()
  return [
    ...failures(says)
      .filter((text) => lines.includes(text))
      .map((text) => `the page says "${text}"`),
    ...(waiting > 0 ? [`${waiting} places of the page still wait for what they show`] : []),
  ]
}
