import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, chromium, devices, firefox, type Page, type BrowserContext } from '@playwright/test'
import { firefoxChannel, pinnedChromium } from '../src/browsers.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  chooseCharacter,
  logIn,
  newShopper,
  openProduct,
  payAt,
  priceIsKnown,
  storeIsThere,
  type Shopper,
} from '../src/shopper.ts'
import { coreIf, storeOrigin } from '../src/stores.ts'

/** A browser whose process can be killed and started again over what its disk holds. */
interface MortalBrowser {
  /** Starts the browser and answers its first page. */
  readonly start: () => Promise<Page>
  /** Ends every process of the browser at once, as a phone does that needs the memory: nothing is written out any more. */
  readonly kill: () => Promise<void>
  /** Kills the browser and removes its profile. */
  readonly remove: () => Promise<void>
}

/** Makes a browser over a fresh profile; nothing runs yet. */
function createMortalBrowser(engine: 'chromium' | 'firefox'): MortalBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  let context: BrowserContext | null = null
  const kill = async () => {
    const dead = context
    context = null
    const processes = processesOf(profile)
    for (const id of processes) endNow(id)
    // Fails where the death was noticed before; either way it resolves when nothing is left to talk to.
    await dead?.close().catch(() => undefined)
  }
  return {
    start: async () => {
      context = await launch(engine, profile)
      return context.pages()[0] ?? context.newPage()
    },
    kill,
    remove: async () => {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function launch(engine: 'chromium' | 'firefox', profile: string): Promise<BrowserContext> {
  const common = { serviceWorkers: 'block', viewport: { width: 390, height: 844 }, locale: 'en' } as const
  if (engine === 'chromium')
    return chromium.launchPersistentContext(profile, {
      ...devices['Pixel 7'],
      ...common,
      ...pinnedChromium,
      deviceScaleFactor: 1,
    })
  const executablePath = process.env['FIREFOX_PATH']
  if (executablePath === undefined) throw new Error('FIREFOX_PATH names no Firefox')
  return firefox.launchPersistentContext(profile, { ...common, channel: firefoxChannel, executablePath })
}

/** The processes whose command line names the profile. */
function processesOf(profile: string): readonly number[] {
  if (existsSync('/proc/self/cmdline'))
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && commandLineOf(name).includes(profile))
      .map(Number)
  const lines = execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(profile)).map((line) => Number.parseInt(line, 10))
}

function commandLineOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function endNow(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    /* gone already */
  }
}

const starter = '**/api/pay/*_pay?**'
const orderQuery = '**/api/pay/getOrderInfo?**'
const providerPage = '**/provider/pay/**'

/** A moment between the tap on Buy and the result; resolves when it is there. */
type Moment = (shopper: Shopper, tap: () => Promise<void>) => Promise<void>

/**
 * Resolves when a request to the address is on its way; it stays there. `after`: the service has answered by then.
 * `given`: the page has the answer.
 */
function held(page: Page, url: string, when: 'before' | 'after' | 'given'): Promise<void> {
  return new Promise((resolve) => {
    void page.context().route(url, async (route) => {
      const response = when === 'before' ? null : await route.fetch()
      if (response !== null && when === 'given') await route.fulfill({ response })
      resolve()
    })
  })
}

/** The provider's window, when the player reads its page. */
async function providerOf({ page }: Shopper, tap: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await tap()
  const provider = await opened
  await provider.waitForURL(/\/provider\/pay\//)
  return provider
}

const moments: Readonly<Record<string, Moment>> = {
  'the tap on Buy': (_shopper, tap) => tap(),
  'the call that makes the order is about to leave': async ({ page }, tap) => {
    const moment = held(page, starter, 'before')
    await tap()
    await moment
  },
  'the order is made and its answer on the way': async ({ page }, tap) => {
    const moment = held(page, starter, 'after')
    await tap()
    await moment
  },
  'the answer has come': async ({ page }, tap) => {
    const moment = held(page, starter, 'given')
    await tap()
    await moment
  },
  'the pay window leaves for the provider': async ({ page }, tap) => {
    const moment = held(page, providerPage, 'before')
    await tap()
    await moment
  },
  'the provider asks for the money': async (shopper, tap) => {
    await providerOf(shopper, tap)
  },
  'the store asks about the order': async (shopper, tap) => {
    const moment = held(shopper.page, orderQuery, 'before')
    await providerOf(shopper, tap)
    await shopper.page.bringToFront()
    await moment
  },
  'the provider has the money': async (shopper, tap) => {
    const provider = await providerOf(shopper, tap)
    await provider.getByRole('button', { name: /^Pay/ }).click()
    await expect(provider.getByRole('heading', { name: 'Payment approved' })).toBeVisible()
  },
  'the service has said that it is paid': async (shopper, tap) => {
    const provider = await providerOf(shopper, tap)
    const moment = held(shopper.page, orderQuery, 'after')
    await payAt(provider)
    await moment
  },
  'the store says that it is paid': async (shopper, tap) => {
    await payAt(await providerOf(shopper, tap))
    const success = shopper.page.getByRole('alertdialog', { name: shopper.says.result.successTitle })
    await expect(success).toBeVisible()
  },
}

const names = Object.keys(moments)
/** Of this one nothing may have left before the kill: then nothing is known, and nothing has to be. */
const [firstMoment] = names
/** The provider has the money. */
const paidAt = new Set(names.slice(-3))
/** The one that `npm test` walks: money may move, and nobody knows of it. */
const coreMoment = 'the order is made and its answer on the way'
/** The order is over and closed: it is found under My. */
const lastMoment = names.at(-1)

let browser: MortalBrowser | null = null
test.afterEach(async () => {
  await browser?.remove()
  browser = null
})

for (const [name, moment] of Object.entries(moments)) {
  test(
    `the browser is killed when ${name}: the order is known afterwards and none is made twice @firefox`,
    { tag: coreIf(name === coreMoment) },
    async ({ browserName }) => {
      browser = createMortalBrowser(browserName === 'firefox' ? 'firefox' : 'chromium')
      const before = await visit(newShopper(await browser.start(), 'watt'))
      await moment(before, await readyToTap(before))
      await browser.kill()
      const { orders } = await ledgerOf(before.username)

      const shopper = await visit({ ...before, page: await browser.start() })
      const { page, says, username } = shopper
      const result = (title: string) => page.getByRole('alertdialog', { name: title })
      if (name === lastMoment) {
        await page.goto(`${storeOrigin('watt')}/my`)
        await expectPaidAtMy(shopper)
        return
      }
      if (paidAt.has(name)) {
        await expect(result(says.result.successTitle)).toBeVisible()
        expect(await ledgerOf(username)).toMatchObject({ orders: 1, debits: 1 })
        return
      }
      const open = result(says.result.pendingTitle).or(result(says.result.checkingTitle))
      const later = open.getByRole('button', { name: says.result.later })
      if (name === firstMoment) await page.addLocatorHandler(open, () => later.click())
      else {
        await expect(open).toBeVisible()
        await later.click()
        await expect(open).toBeHidden()
      }

      let isBought = false
      page.once('popup', () => {
        isBought = true
      })
      const tap = await readyToTap(shopper)
      await tap()
      const warning = result(says.confirm.openOrder.title)
      if (orders > 0 || name !== firstMoment) await expect(warning).toBeVisible()
      else await expect.poll(async () => isBought || (await warning.isVisible())).toBe(true)
      expect((await ledgerOf(username)).orders).toBeLessThanOrEqual(1)
    },
  )
}

async function visit(shopper: Shopper): Promise<Shopper> {
  await shopper.page.goto(storeOrigin('watt'))
  await storeIsThere(shopper.page)
  return shopper
}

/**
 * The paid order is under My; a browser that lost the login logs in first. By its text: the receipt may stand over the page again, and
 * then nothing under it has a role (decision 75).
 */
async function expectPaidAtMy(shopper: Shopper): Promise<void> {
  const { page, says } = shopper
  const main = page.locator('main')
  const paid = main.getByText(says.my.success, { exact: true })
  const guest = main.getByText(says.destination.logIn, { exact: true })
  await expect(paid.or(guest).first()).toBeVisible()
  // Whoever has lost the login meets the receipt as well, over the way to log in.
  const receipt = page.getByRole('alertdialog', { name: says.result.successTitle })
  const done = receipt.getByRole('button', { name: says.result.done })
  await page.addLocatorHandler(receipt, () => done.click())
  if (await guest.isVisible()) await logIn(shopper)
  await expect(paid).toBeVisible()
}

/** Everything is chosen for a purchase; answers the tap on Buy. */
async function readyToTap(shopper: Shopper): Promise<() => Promise<void>> {
  const { page, says } = shopper
  // By their text: under an order that is put before the player nothing has a role.
  const main = page.locator('main')
  // What a killed browser still knows of its player differs, and until the game is named nothing tells.
  await expect(main.locator('.destination__hero--loading')).toHaveCount(0)
  const isGuest = await main.getByText(says.destination.logIn, { exact: true }).first().isVisible()
  if (isGuest) await logIn(shopper)
  const isNobody = await main.getByText(says.destination.chooseCharacter).first().isVisible()
  if (isGuest || isNobody) await chooseCharacter(shopper)
  await openProduct(shopper, /680 Crystals/)
  const recharge = page.getByRole('dialog', { name: says.recharge.title })
  await recharge.getByRole('radio', { name: /PayPal/ }).click()
  await priceIsKnown(shopper)
  return () => recharge.getByRole('button', { name: says.recharge.buy, exact: true }).click()
}
