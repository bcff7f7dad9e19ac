import { expect, test, type Page, type Request } from '@playwright/test'
import { callsOf } from '../src/fastClock.ts'
import {
  chooseCharacter,
  chooseCharacterAtSteps,
  logIn,
  newShopper,
  priceIsKnown,
  storeIsThere,
  type Shopper,
} from '../src/shopper.ts'
import { storeOrigin, storeTag } from '../src/stores.ts'

/** The most that may move in one visit, as Chromium counts it; a tenth is what the web calls good. Source: decision 77. */
const mostShift = 0.02

/** What moved once, and how far. */
interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** What has moved in the document that is open. */
interface ShiftWatch {
  /** Fails when more has moved than `mostShift`, and names what. */
  readonly expectStill: (when: string) => Promise<void>
}

/**
 * Watches what moves by itself, from the first paint on; what a tap moves within half a second is its answer. Call it before
 * the page opens. Chromium only.
 */
async function watchShifts(page: Page): Promise<ShiftWatch> {
  await page.addInitScript(observe)
  return {
    expectStill: async (when) => {
      const shifts = await page.evaluate(
        () => (window as unknown as { readonly shiftsSeen?: readonly Shift[] }).shiftsSeen ?? [],
      )
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      const told = shifts.map(({ value, what }) => `${value.toFixed(4)}: ${what.join(', ')}`).join('\n')
      expect(total, `${when}: nothing moves\n${told}`).toBeLessThanOrEqual(mostShift)
    },
  }
}

/** Runs in the page. */
function observe(): void {
  const seen: Shift[] = []
  Object.assign(window, { shiftsSeen: seen })
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((each) => Math.round(each)).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      }
      if (shift.hadRecentInput) continue
      const what = shift.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.nodeName.toLowerCase()}.${node.className}` : 'text'
        return `${name} (${place(previousRect)} to ${place(currentRect)})`
      })
      seen.push({ value: shift.value, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The commonest width of an Android phone, where most wraps. */
const smallPhone = { viewport: { width: 360, height: 740 } }

/** What a player waits for after a tap, and the limits, which come after the products. */
const lateCalls = /\/api\/(?:pay\/getPaywayList|coupons\/couponList|pay\/getLimitProductInfo)/

/** Watches what moves in a page, and knows when it has come to rest. */
interface StillPage {
  /** Nothing has moved since the page was opened, and nothing more comes. `when` names it in a failure. */
  readonly expectStill: (when: string) => Promise<void>
  /** Everything that loads is there, apart from what is held, and what comes after it had its time. */
  readonly rests: () => Promise<void>
  /** Keeps these answers back until what was there before them has come to rest. */
  readonly holdUntilRest: (calls: RegExp, open: () => Promise<unknown>) => Promise<void>
}

async function watchPage(page: Page): Promise<StillPage> {
  const watch = await watchShifts(page)
  const held = new Set<Request>()
  const inFlight = callsOf(page)
  const isQuiet = () => [...inFlight].every((call) => held.has(call))
  const rests = async () => {
    await storeIsThere(page)
    await expect
      .poll(async () => {
        if (!isQuiet()) return 'calls are on their way'
        if (held.size === 0 && (await page.locator('.skeleton').count()) > 0) return 'something is loading'
        await page.evaluate(isIdle)
        return isQuiet() ? 'rest' : 'calls are on their way'
      })
      .toBe('rest')
  }
  return {
    rests,
    expectStill: async (when) => {
      await rests()
      await watch.expectStill(when)
    },
    holdUntilRest: async (calls, open) => {
      const release = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      await page.route(calls, async (route) => {
        held.add(route.request())
        asked.resolve()
        await release.promise
        await route.continue()
      })
      await open()
      await asked.promise
      await rests()
      held.clear()
      release.resolve()
      await rests()
      await page.unroute(calls)
    },
  }
}

/** Runs in the page, until it has its typefaces and has had nothing to do for two frames. */
async function isIdle(): Promise<void> {
  await document.fonts.ready
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** Opens the pages of a player who is logged in, one after the other. */
async function visitPages(
  { page, brand }: Shopper,
  still: StillPage,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await page.goto(`${storeOrigin(brand)}${path}`)
    await still.expectStill(path)
  }
}

/** Opens the products of a player with a character, whose limits come when the products are there. */
async function visitWithLateLimits({ page, brand }: Shopper, still: StillPage): Promise<void> {
  // All cards are in sight.
  await page.setViewportSize({ ...smallPhone.viewport, height: 1600 })
  await still.holdUntilRest(/getLimitProductInfo/, () => page.goto(storeOrigin(brand)))
  await still.expectStill('limits arrive')
}

/** Opens My of a player, where the page config of the game arrives last. */
async function visitMyWithLateConfig({ page, brand }: Shopper, still: StillPage): Promise<void> {
  await still.holdUntilRest(/api\/config\/recharge/, () => page.goto(`${storeOrigin(brand)}/my`))
  await still.expectStill('at My, the page config arrives last')
}

const playersPages = ['/', '/activity', '/userCenter', '/my']

test.describe('on a small phone', () => {
  test.use(smallPhone)

  test('nothing moves by itself: products, recharge, event, VIP and My', async ({ page }) => {
    const still = await watchPage(page)
    const shopper = newShopper(page, 'watt')
    await page.goto(storeOrigin('watt'))
    await still.expectStill('a first visit')
    await logIn(shopper)
    await chooseCharacter(shopper)
    await still.holdUntilRest(lateCalls, () =>
      page
        .getByRole('tabpanel')
        .getByRole('radio', { name: /680 Crystals/ })
        .click(),
    )
    await priceIsKnown(shopper)
    await still.expectStill('methods and coupons arrive')
    await visitPages(shopper, still, playersPages)
    await visitMyWithLateConfig(shopper, still)
    await visitWithLateLimits(shopper, still)
  })

  test('nothing moves by itself when a payment link is opened', async ({ page }) => {
    const still = await watchPage(page)
    await page.goto(`${storeOrigin('watt')}/replenishGoods?replenish_id=watt-rp-open-${Date.now()}`)
    await still.expectStill('a payment link')
  })

  test(
    'nothing moves by itself in the steps of the old layout',
    { tag: storeTag('ru') },
    async ({ page }) => {
      const still = await watchPage(page)
      const shopper = newShopper(page, 'ru')
      const { says } = shopper
      await page.goto(storeOrigin('ru'))
      await still.expectStill('the games')
      await page.getByRole('button', { name: says.steps.toProducts }).click()
      await logIn(shopper)
      await chooseCharacterAtSteps(shopper)
      await page.reload()
      await still.expectStill('the products')
      await page.getByRole('radio', { name: /3,280/ }).click()
      await still.holdUntilRest(lateCalls, () =>
        page.getByRole('button', { name: says.steps.next, exact: true }).click(),
      )
      await priceIsKnown(shopper)
      await still.expectStill('the recharge')
    },
  )
})

test.describe('in Japanese', () => {
  test.use({ ...smallPhone, locale: 'ja' })

  test('nothing moves by itself in a Japanese store', { tag: storeTag('rhinosJp') }, async ({ page }) => {
    const still = await watchPage(page)
    const shopper = newShopper(page, 'rhinosJp', 'ja')
    await page.goto(storeOrigin('rhinosJp'))
    await still.expectStill('a first visit')
    await logIn(shopper)
    await visitPages(shopper, still, playersPages)
    await page.goto(storeOrigin('rhinosJp'))
    await chooseCharacter(shopper, /./)
    await visitWithLateLimits(shopper, still)
  })
})
