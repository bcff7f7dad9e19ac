import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { startSandbox } from '@topup/sandbox'
import { appsFolder } from '@topup/vite/apps'
import { writeVersion } from '@topup/vite/deploy'
import { answer, type Site } from '@topup/vite/serve'
import { buildWorker } from '@topup/vite/worker'
import { buyByDropIn, readyToPayByDropIn } from '../src/dropIn.ts'
import { spoken } from '../src/languages.ts'
import { makeOtherRelease } from '../src/otherRelease.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import { buyInWindow, newShopper, payAt, readyToPay, storeIsThere, type Shopper } from '../src/shopper.ts'

/** A host of watt that a test changes under the player. */
interface SwitchedStore {
  readonly origin: string
  /** Sends this release from now on, and nothing of the other one, not even its assets. */
  readonly send: (release: 'older' | 'newer') => void
  /** Answers one address with this script in place of the release's file; null ends it. */
  readonly replaceWorker: (code: string | null) => void
  /** Answers with other documents than the release's, as a proxy on the way does; null ends it. */
  readonly changeDocuments: (change: ((html: string) => string) | null) => void
  /** `down`: no connection is answered. `slow`: documents are held until the next change. */
  readonly become: (state: 'up' | 'down' | 'slow') => void
  /** The addresses that were asked for since the last call, with their queries. */
  readonly takeAsked: () => readonly string[]
  readonly close: () => Promise<void>
}

/** Makes two releases of what is built, each with assets of its own, and a host for them with a sandbox behind. */
async function startSwitchedStore(): Promise<SwitchedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'topup-switched-'))
  const sandbox = await startSandbox({ port: 0, backupPorts: [0] })
  const sandboxOrigins = [sandbox.origin, ...sandbox.backupOrigins]
  const shared = process.env['SANDBOX']
  process.env['SANDBOX'] = JSON.stringify(sandboxOrigins)
  const build = join(appsFolder, 'watt/dist-sandbox')
  const made = (version: 'older' | 'newer', make: (target: string) => void): Site => {
    const target = join(folder, version)
    make(target)
    writeVersion(target, ['index.html', 'pay.html'], version)
    const headers = JSON.parse(readFileSync(join(target, 'headers.json'), 'utf8')) as Site['headers']
    return { folder: target, headers, sandboxOrigins }
  }
  const sites = {
    older: made('older', (target) => cpSync(build, target, { recursive: true })),
    newer: made('newer', (target) => makeOtherRelease(build, target)),
  }
  let site = sites.older
  let state: 'up' | 'down' | 'slow' = 'up'
  let worker: string | null = null
  let change = asItIs
  const asked: string[] = []
  let held: (() => void)[] = []

  const reply = (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = request
    const { status, headers, body } = answer(site, { method, path, accepts: '' })
    const isDocument = headers['content-type']?.startsWith('text/html') === true
    const answered = isDocument ? Buffer.from(change(body.toString('utf8'))) : body
    const sent = worker !== null && path === '/sw.js' ? Buffer.from(worker) : answered
    response.writeHead(status, { ...headers, 'content-length': sent.length })
    response.end(method === 'HEAD' ? undefined : sent)
  }
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (state === 'down') return void request.socket.destroy()
    const isDocument = request.headers.accept?.includes('text/html') === true
    if (state === 'slow' && isDocument) held.push(() => reply(request, response))
    else reply(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  sandbox.world.stores.set(origin, 'watt')
  return {
    origin,
    send: (release) => (site = sites[release]),
    replaceWorker: (code) => (worker = code),
    changeDocuments: (by) => (change = by ?? asItIs),
    become: (next) => {
      state = next
      // An open connection would still be answered.
      if (next === 'down') server.closeAllConnections()
      const waiting = held
      held = []
      waiting.forEach((go) => go())
    },
    takeAsked: () => asked.splice(0),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await sandbox.close()
      // The next journeys of this process have the sandbox that all share.
      if (shared !== undefined) process.env['SANDBOX'] = shared
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const asItIs = (html: string) => html

test.use({ serviceWorkers: 'allow' })

/**
 * Until a page finds what its newer worker brings. That one comes at once where the older one has nothing to do. A driven browser at
 * times does not see that, more often on a busy machine: it then grants the older one five minutes, which nobody but the
 * driver keeps awake. So after a while it is put to sleep, as every browser does with a worker that has nothing to do.
 */
async function comesWithWorker<Found>(page: Page, find: () => Promise<Found>, wanted: Found): Promise<void> {
  await passesFirstSign(page)
  const latest = Date.now() + 30_000
  await expect.poll(async () => Date.now() > latest || Object.is(await find(), wanted), patience).toBe(true)
  if (Object.is(await find(), wanted)) return
  expect(await page.evaluate(hasWaitingWorker), 'a newer worker is there, and waits').toBe(true)
  test.info().annotations.push({ type: 'the older worker was put to sleep' })
  const driver = await page.context().newCDPSession(page)
  await driver.send('ServiceWorker.enable')
  await driver.send('ServiceWorker.stopAllWorkers')
  await driver.detach()
  await expect.poll(find, patience).toBe(wanted)
}
const patience = { timeout: 60_000 }

let store: SwitchedStore
// One after another: what takes long is to wait for workers, while other journeys have the machine.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  store = await startSwitchedStore()
})
test.afterAll(() => store.close())
test.beforeEach(async ({ context }) => {
  // Pages have nothing to wait for between a player's first sign and the worker.
  await context.clock.install()
  store.send('older')
  store.replaceWorker(null)
  store.changeDocuments(null)
  store.become('up')
  store.takeAsked()
})

const says = spoken.en

async function visit(page: Page): Promise<void> {
  await page.goto(store.origin)
  await storeIsThere(page)
}

/** A player who is there: the page does nothing for a worker before such a sign. */
let moves = 0
const givesSign = (page: Page) => page.mouse.move(20 + (moves++ % 9), 20)

/** Lets the time pass in which a page waits for a worker after the first sign. */
async function passesFirstSign(page: Page): Promise<void> {
  await givesSign(page)
  await page.clock.fastForward(6_000)
}

/** Until the worker works, and keeps what this page used. */
async function workerWorks(page: Page): Promise<void> {
  await passesFirstSign(page)
  const hasUsed = async () => {
    await givesSign(page)
    return page.evaluate(async () => (await (await caches.open('topup-used')).keys()).length > 0)
  }
  await expect.poll(hasUsed, patience).toBe(true)
}

/** Every address under which anything is kept, in all caches of the origin. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })

/** The document under its one address, and files of the store; nothing of the service, no order, no query of a visit. */
const listed =
  /^http:\/\/127\.0\.0\.1:\d+\/(?:\?__WB_REVISION__=(?:older|newer)|assets\/(?!pay-)[\w-]+(?:\.[\w-]+)*)$/

const versionIn = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="topup-version"]')?.content)

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

/** The release whose document is kept; undefined where none or more than one is. */
const keptVersion = async (page: Page) => {
  await givesSign(page)
  const found = (await keptAddresses(page)).flatMap(
    (address) => /__WB_REVISION__=(\w+)/.exec(address)?.[1] ?? [],
  )
  return found.length === 1 ? found[0] : undefined
}

const hasWaitingWorker = async () => (await navigator.serviceWorker.getRegistration())?.waiting != null

/** Until a newer worker waits. */
async function hasWaiting(page: Page): Promise<boolean> {
  await passesFirstSign(page)
  await expect.poll(() => hasNone(page, 'waiting'), patience).toBe(false)
  return true
}

async function hasNone(page: Page, state: 'waiting' | 'active'): Promise<boolean> {
  await givesSign(page)
  return page.evaluate(
    async (name) => ((await navigator.serviceWorker.getRegistration())?.[name] ?? null) === null,
    state,
  )
}

/** Lets more time pass, by the page's own clock, than lies between a player's first sign and the worker. */
const pageWaits = async (page: Page) => {
  await page.clock.runFor(30_000)
  // What began in it comes to its end.
  await page.evaluate(() => navigator.serviceWorker.getRegistrations())
}

/** Lets so much time pass by the clocks of the workers themselves. */
const workersWait = (page: Page, ms: number) =>
  Promise.all(
    page
      .context()
      .serviceWorkers()
      .map((worker) => worker.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), ms)),
  )

/** Longer than a newer worker looks for its turn. */
const looksForTurn = (page: Page) => workersWait(page, 11_000)

/** Runs in the page: notes that a worker was registered and could not be installed. */
function noteRefusedWorker(): void {
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  serviceWorker.register = async (...given) => {
    const registration = await register(...given)
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') Object.assign(window, { refusedWorker: true })
    })
    return registration
  }
}

async function arriveAndBuy(page: Page): Promise<Shopper> {
  const shopper = newShopper(page, 'watt')
  await visit(page)
  await readyToPay(shopper, /680 Crystals/)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /PayPal/ })
    .click()
  const provider = await buyInWindow(shopper)
  await payAt(provider)
  await provider.close()
  const result = page.getByRole('alertdialog', { name: says.result.successTitle })
  await result.getByRole('button', { name: says.result.done }).click()
  return shopper
}

test(
  'a visit without a network shows the store, says so, and has the orders of this device',
  { tag: '@core' },
  async ({ page, context }) => {
    await arriveAndBuy(page)
    await workerWorks(page)
    await page.close()
    store.become('down')
    await context.setOffline(true)
    const offline = await context.newPage()
    await offline.goto(`${store.origin}/?oauth_token=SECRET-of-a-link&utm_source=SECRET`)
    await storeIsThere(offline)
    await expect(offline.getByText(says.error.offline).first()).toBeVisible()
    await offline.getByRole('button', { name: says.my.orders }).click()
    await expect(offline.getByText(says.my.success, { exact: true })).toBeVisible()

    const kept = await keptAddresses(offline)
    expect(kept.length).toBeGreaterThan(10)
    for (const address of kept) expect(address).toMatch(listed)
  },
)

test('a visit that only looks registers nothing, and the first sign of a player a worker', async ({
  page,
}) => {
  await page.goto(store.origin)
  await storeIsThere(page)
  await pageWaits(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(store.takeAsked()).not.toContain('/sw.js')
  await givesSign(page)
  await pageWaits(page)
  await expect.poll(() => hasNone(page, 'active'), patience).toBe(false)
})

test('a new release takes no file from a purchase, and then the place of the older one', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, 'watt')
  await visit(page)
  await workerWorks(page)
  await page.reload()
  await storeIsThere(page)
  expect(await isControlled(page)).toBe(true)
  await readyToPay(shopper, /680 Crystals/)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /PayPal/ })
    .click()
  const provider = await buyInWindow(shopper)
  const older = await keptAddresses(page)

  store.send('newer')
  const second = await context.newPage()
  await visit(second)
  await hasWaiting(second)
  expect(await versionIn(second), 'a document is never older than what the host sends').toBe('newer')
  await looksForTurn(second)
  expect(await hasWaiting(second), 'with another page open it waits').toBe(true)
  await payAt(provider)
  await provider.close()
  const result = page.getByRole('alertdialog', { name: says.result.successTitle })
  await result.getByRole('button', { name: says.result.done }).click()
  await page.getByRole('link', { name: says.nav.my }).first().click()
  await expect(
    page.getByText(says.my.success, { exact: true }),
    'its code is gone from the host',
  ).toBeVisible()
  expect(await versionIn(page)).toBe('older')
  expect(await keptAddresses(page)).toEqual(expect.arrayContaining([...older]))

  await page.close()
  await second.reload()
  await storeIsThere(second)
  await comesWithWorker(second, () => hasNone(second, 'waiting'), true)
  await expect
    .poll(async () => (await keptAddresses(second)).filter((address) => older.includes(address)))
    .toEqual([])

  store.become('down')
  await second.reload()
  await storeIsThere(second)
  expect(await versionIn(second)).toBe('newer')
})

test('a new release that is closed again takes no file from a purchase that stays open', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, 'watt')
  await visit(page)
  await workerWorks(page)
  await page.reload()
  await storeIsThere(page)
  await readyToPay(shopper, /680 Crystals/)
  const older = await keptAddresses(page)

  store.send('newer')
  const second = await context.newPage()
  await visit(second)
  await hasWaiting(second)
  await second.close()
  await looksForTurn(page)
  expect(await page.evaluate(hasWaitingWorker)).toBe(true)
  expect(await keptAddresses(page)).toEqual(expect.arrayContaining([...older]))
})

test('a release that is taken back is kept again', async ({ page }) => {
  store.send('newer')
  await visit(page)
  await workerWorks(page)
  store.send('older')
  await visit(page)
  expect(await versionIn(page)).toBe('older')
  await comesWithWorker(page, () => keptVersion(page), 'older')
  store.become('down')
  await page.reload()
  await storeIsThere(page)
  expect(await versionIn(page)).toBe('older')
})

test('a document that is late is replaced by the kept one, and one that is known to be old is not', async ({
  page,
  context,
}) => {
  await visit(page)
  await workerWorks(page)
  await page.reload()
  store.become('slow')
  await page.reload()
  await storeIsThere(page)
  expect(await versionIn(page)).toBe('older')

  store.become('up')
  store.send('newer')
  const second = await context.newPage()
  await visit(second)
  await hasWaiting(second)
  store.become('slow')
  const third = await context.newPage()
  const opening = third.goto(store.origin)
  // Longer than what the worker grants to a document.
  await workersWait(page, 4_000)
  expect(third.url()).toBe('about:blank')
  store.become('up')
  await opening
  expect(await versionIn(third)).toBe('newer')
})

test('the worker that ends others leaves nothing behind, and reloads no page', async ({ page }) => {
  await visit(page)
  await workerWorks(page)
  await page.reload()
  await storeIsThere(page)
  const mark = await page.evaluate(() => performance.timeOrigin)
  store.replaceWorker((await buildWorker('end')).code)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await comesWithWorker(page, async () => (await keptAddresses(page)).length, 0)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(mark)
  await page.reload()
  await storeIsThere(page)
  expect(await isControlled(page)).toBe(false)
})

test('neither the pay document nor any of its files passes through the worker', async ({ page }) => {
  const shopper = newShopper(page, 'watt')
  await visit(page)
  await workerWorks(page)
  await page.reload()
  await storeIsThere(page)
  expect(await isControlled(page)).toBe(true)
  const seen: (readonly [string, boolean])[] = []
  page.context().on('response', (response) => {
    seen.push([response.url(), response.fromServiceWorker()])
  })
  await readyToPayByDropIn(shopper)
  const payDocument = await buyByDropIn(shopper)
  await expect(payDocument.getByRole('radio', { name: 'Wallet that pays' })).toBeVisible()
  const own = seen.filter(([url]) => /\/pay\.html|\/assets\/pay-/.test(url))
  expect(own.length).toBeGreaterThan(1)
  expect(own.filter(([, isFromWorker]) => isFromWorker)).toEqual([])
  expect(seen.some(([url, isFromWorker]) => isFromWorker && url.includes('/assets/'))).toBe(true)
  for (const address of await keptAddresses(page)) expect(address).toMatch(listed)
})

test('a device without space has no worker, and buys all the same', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: store.origin, quotaSize: 300_000 })
  await page.addInitScript(noteRefusedWorker)
  const shopper = await arriveAndBuy(page)
  await pageWaits(page)
  await expect.poll(() => page.evaluate(() => 'refusedWorker' in window), patience).toBe(true)
  await expect.poll(() => keptAddresses(page)).toEqual([])
  expect(await hasNone(page, 'active')).toBe(true)
  expect(await ledgerOf(shopper.username)).toMatchObject({ orders: 1, debits: 1 })
})

test('a store whose copies were cleared works as before, and is kept again', async ({ page }) => {
  await visit(page)
  await workerWorks(page)
  const clear = () =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
  await page.reload()
  await clear()
  await visit(page)
  await expect.poll(() => hasNone(page, 'active'), patience).toBe(true)
  await visit(page)
  await comesWithWorker(page, () => keptVersion(page), 'older')
})

test('a document that was changed on the way is not kept, and the right one is at the next visit', async ({
  page,
}) => {
  const note = 'From your network'
  await page.addInitScript(noteRefusedWorker)
  store.changeDocuments((html) => html.replace('</body>', `<p>${note}</p></body>`))
  await visit(page)
  await expect(page.getByText(note)).toBeAttached()
  await passesFirstSign(page)
  const isRefused = async () => {
    await givesSign(page)
    return page.evaluate(() => 'refusedWorker' in window)
  }
  await expect.poll(isRefused, patience).toBe(true)
  expect(await keptAddresses(page)).toEqual([])

  store.changeDocuments(null)
  await visit(page)
  await workerWorks(page)
  store.become('down')
  await page.reload()
  await storeIsThere(page)
  await expect(page.getByText(note)).toHaveCount(0)
})

test('a document that a script wrote into what is kept is never shown, and the store is kept again', async ({
  page,
  context,
}) => {
  await visit(page)
  await workerWorks(page)
  const poison = 'Poisoned'
  await page.evaluate(async (text) => {
    const cache = await caches.open('topup-first')
    const written = new Response(`<!doctype html><title>${text}</title>`, {
      headers: { 'content-type': 'text/html' },
    })
    const documents = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/')
    for (const request of documents) await cache.put(request, written.clone())
  }, poison)
  await page.close()
  store.become('down')
  const offline = await context.newPage()
  await expect(offline.goto(store.origin), 'as without a worker').rejects.toThrow('net::ERR_')
  await offline.close()

  store.become('up')
  const later = await context.newPage()
  await visit(later)
  await expect.poll(() => hasNone(later, 'active'), patience).toBe(true)
  await visit(later)
  await passesFirstSign(later)
  await expect.poll(() => hasNone(later, 'active'), patience).toBe(false)
  store.become('down')
  await later.reload()
  await storeIsThere(later)
  await expect(later).not.toHaveTitle(poison)
})

test('a browser can install the store', async ({ page }) => {
  await visit(page)
  const session = await page.context().newCDPSession(page)
  const manifest = await session.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  const { icons, shortcuts, screenshots } = JSON.parse(manifest.data ?? '{}') as {
    readonly [list: string]: readonly { readonly src?: string; readonly url?: string }[]
  }
  for (const { src = '' } of [...(icons ?? []), ...(screenshots ?? [])])
    expect((await page.request.get(store.origin + src)).ok(), src).toBe(true)
  expect(shortcuts?.map(({ url }) => url)).toEqual(['/selectGoods', '/my'])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window of tests is one that keeps nothing, from which no browser installs.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
