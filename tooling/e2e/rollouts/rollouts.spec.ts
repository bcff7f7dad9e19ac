import { execSync, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { readManifest, verifyStore } from '@topup/vite/verify'
import { spoken } from '../src/languages.ts'
import { lastReleaseTexts } from '../src/lastRelease.ts'
import { nginxConfiguration, type NginxHost, startNginx } from '../src/nginxHost.ts'
import { makeTwoReleases, runRollout, type TwoReleases } from '../src/rolloutHost.ts'
import { ledgerOf } from '../src/sandboxControl.ts'
import {
  buyInWindow,
  newShopper,
  openProduct,
  payAt,
  priceIsKnown,
  readyToPay,
  type Shopper,
  storeIsThere,
} from '../src/shopper.ts'

type Version = 'older' | 'newer'

const program = process.env['NGINX_PATH'] ?? 'nginx'

let releases: TwoReleases
test.beforeAll(async () => {
  releases = await makeTwoReleases()
})
test.afterAll(() => releases.close())

let nginx: NginxHost | null = null
test.afterEach(async () => {
  await nginx?.stop()
  nginx = null
})

/** A folder of its own for each test. */
const ownFolder = (name: string) => join(releases.folder, `${test.info().testId}-${name}`)

/** The folder of the store on a host, with the older release live. */
function hostWithOlder(): string {
  const host = ownFolder('watt')
  runRollout('rollout', releases.older, '--to', host)
  return host
}

/** Starts nginx with what stands in its `http` block. */
async function serve(http: (port: number, folder: string) => string): Promise<NginxHost> {
  const folder = ownFolder('nginx')
  const configuration = (port: number) => nginxConfiguration(folder, http(port, folder))
  nginx = await startNginx({ program, folder, configuration })
  releases.welcome(nginx.origin)
  return nginx
}

/** The version in the document that a host answers with, on a connection of its own: a reload ends the others. */
async function versionAt(origin: string, player = ''): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    get(origin, { agent: false, headers: { 'x-player': player } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.once('end', () => resolve(text))
      response.once('error', reject)
    }).once('error', reject)
  })
  return /<meta name="topup-version" content="([^"]*)">/.exec(html)?.[1] ?? ''
}

const says = (version: Version) => (version === 'older' ? lastReleaseTexts() : spoken.en)

/** Loads the store until the page is of a release: for a moment after a reload, nginx's older worker takes connections too. */
async function loadUntil(page: Page, version: Version, load: () => Promise<unknown>): Promise<void> {
  const loaded = () => load().then(() => page.locator('meta[name=topup-version]').getAttribute('content'))
  await expect.poll(loaded).toBe(version)
  await storeIsThere(page)
}

/** Loads the store again, which is another release now. */
async function reload(shopper: Shopper, version: Version): Promise<Shopper> {
  await loadUntil(shopper.page, version, () => shopper.page.reload())
  return { ...shopper, says: says(version) }
}

async function arrive(page: Page, origin: string, version: Version): Promise<Shopper> {
  const shopper = newShopper(page, 'watt')
  await loadUntil(page, version, () => page.goto(origin))
  return { ...shopper, says: says(version) }
}

/** Taps Buy in an opened product. */
async function buy(shopper: Shopper): Promise<Page> {
  const method = shopper.page.getByRole('dialog').getByRole('radio', { name: /PayPal/ })
  await method.click()
  return buyInWindow(shopper)
}

async function seesSuccess({ page, says: texts }: Shopper): Promise<void> {
  const result = page.getByRole('alertdialog', { name: texts.result.successTitle })
  await expect(result).toBeVisible()
  await result.getByRole('button', { name: texts.result.done }).click()
  await expect(result).toBeHidden()
}

/** Opens the orders, whose code is fetched now. */
async function ordersOf({ page, says: texts }: Shopper): Promise<readonly string[]> {
  await page.getByRole('link', { name: texts.nav.my }).first().click()
  await expect(page.getByText(texts.my.orders).first()).toBeVisible()
  return page.locator('main').getByText(texts.my.success, { exact: true }).allInnerTexts()
}

/** What the device keeps of its orders, by key. */
const keptOrders = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('.order.'))),
  )

test('a player in the middle of a purchase keeps it while the release changes, forward and back', async ({
  page,
}) => {
  const host = hostWithOlder()
  const { origin, reload: command } = await serve(
    (port) => `server { listen 127.0.0.1:${port}; include ${host}/live/nginx.conf; }`,
  )

  const older = await arrive(page, origin, 'older')
  await readyToPay(older, /680 Crystals/)
  const first = await buy(older)
  runRollout('rollout', releases.newer, '--to', host, '--reload', command)
  await expect.poll(() => versionAt(origin)).toBe('newer')
  await payAt(first)
  await first.close()
  await seesSuccess(older)
  expect(await ordersOf(older), 'a page of the older release finds its code').toHaveLength(1)

  await page.goto(origin)
  const newer = await reload(older, 'newer')
  await openProduct(newer, /3,280/)
  const second = await buy(newer)
  const written = await keptOrders(page)
  expect(runRollout('rollback', '--to', host, '--reload', command)).toContain('watt-older')
  await expect.poll(() => versionAt(origin)).toBe('older')
  const back = await reload(newer, 'older')
  const pending = page.getByRole('alertdialog', { name: back.says.result.pendingTitle })
  await expect(pending, 'the older release asks about the order of the newer one').toBeVisible()
  await payAt(second)
  await second.close()
  await seesSuccess(back)
  expect(await ordersOf(back)).toHaveLength(2)
  expect(Object.keys(await keptOrders(page))).toEqual(expect.arrayContaining(Object.keys(written)))
  expect(await ledgerOf(older.username)).toMatchObject({ orders: 2, debits: 2 })
})

test('a page of a release that was taken back finds its code', async ({ page }) => {
  const host = hostWithOlder()
  const { origin, reload: command } = await serve(
    (port) => `server { listen 127.0.0.1:${port}; include ${host}/live/nginx.conf; }`,
  )
  runRollout('rollout', releases.newer, '--to', host, '--reload', command)
  await expect.poll(() => versionAt(origin)).toBe('newer')
  const newer = await arrive(page, origin, 'newer')
  await readyToPay(newer, /680 Crystals/)
  const provider = await buy(newer)
  runRollout('rollback', '--to', host, '--reload', command)
  await expect.poll(() => versionAt(origin)).toBe('older')
  await payAt(provider)
  await provider.close()
  await seesSuccess(newer)
  expect(await ordersOf(newer)).toHaveLength(1)
})

/** Differences between a host and the newer release, the assets of the older one included. */
async function differencesAt(origin: string): Promise<readonly string[]> {
  const [newer, older] = [releases.newer, releases.older].map((folder) =>
    readManifest(join(folder, 'manifest.json')),
  )
  if (newer === undefined || older === undefined) throw new Error('Two releases were made')
  const answers = await verifyStore(origin, newer, [older])
  expect(answers.filter(({ kind }) => kind === 'old asset').length).toBeGreaterThan(0)
  return answers.flatMap(({ path, differences }) => differences.map((text) => `${path}: ${text}`))
}

/** What `npm run verify` says of a host, held against the manifest that was kept elsewhere, and how it ends. */
function alertOf(origin: string): { readonly status: number; readonly said: string } {
  const manifest = join(releases.newer, 'manifest.json')
  const program = join(import.meta.dirname, '../../vite/src/verify/verify.ts')
  const { status, stdout } = spawnSync(process.execPath, [program, origin, '--manifest', manifest], {
    encoding: 'utf8',
  })
  return { status: status ?? -1, said: stdout }
}

/** Changes a text of the site with its compressed copy, as somebody who has got into the host does. */
function tamper(file: string, change: (text: string) => string): () => void {
  const before = [file, `${file}.gz`].map((path) => [path, readFileSync(path)] as const)
  const text = change(readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  writeFileSync(`${file}.gz`, gzipSync(text))
  return () => before.forEach(([path, content]) => writeFileSync(path, content))
}

test('whatever is changed on the host is named, each by its address, until it is mended', async () => {
  const host = hostWithOlder()
  runRollout('rollout', releases.newer, '--to', host)
  const { origin, reload: command } = await serve(
    (port) => `server { listen 127.0.0.1:${port}; include ${host}/live/nginx.conf; }`,
  )
  expect(alertOf(origin)).toEqual({ status: 0, said: expect.stringContaining('no difference') })

  const { files } = readManifest(join(releases.newer, 'manifest.json'))
  const script = files.find(({ path }) => /^assets\/purchase-.*\.js$/.test(path))?.path ?? ''
  const mendScript = tamper(join(host, script), (text) => text.replace(/;/, ','))
  expect(alertOf(origin)).toEqual({ status: 1, said: expect.stringContaining(`/${script}: its content has`) })
  expect(alertOf(origin).said).toContain('1 difference from the release')
  mendScript()

  const injected = '<script src="https://skimmer.example/a.js"></script>'
  const mendDocument = tamper(join(host, 'live/site/index.html'), (html) =>
    html.replace('</head>', `${injected}</head>`),
  )
  expect(alertOf(origin).said).toContain('/: script https://skimmer.example/a.js is not in the release')
  mendDocument()

  const mendWorker = tamper(join(host, 'live/site/sw.js'), (text) => `${text}fetch("/x")`)
  expect(alertOf(origin).said).toContain('/sw.js: its content has')
  mendWorker()

  const file = join(host, 'live/hosts/nginx/store.conf')
  const configuration = readFileSync(file, 'utf8')
  writeFileSync(file, configuration.replace(/ +add_header content-security-policy .*\n/, ''))
  execSync(command)
  await expect.poll(() => alertOf(origin).said).toContain('/: header content-security-policy is missing')
  writeFileSync(file, configuration)
  execSync(command)
  await expect.poll(() => alertOf(origin).status).toBe(0)
})

/** The configuration for a canary that docs/howto/release.md shows, on this machine. */
function documentedCanary(host: string, port: number, folder: string): string {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/howto/release.md'), 'utf8')
  const [, block = ''] = /^```nginx\n(.*?)^```/ms.exec(page) ?? []
  return (
    block
      .replaceAll('/run/', `${folder}/`)
      .replaceAll('/srv/watt', host)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      // Every request of this machine comes from one address.
      .replace('$remote_addr', '$http_x_player')
  )
}

test('a share of the players gets the canary as documented, and nobody after a rollback', async () => {
  const host = hostWithOlder()
  const { origin, reload: command } = await serve((port, folder) => documentedCanary(host, port, folder))
  const players = Array.from({ length: 200 }, (_, player) => String(player))
  const versions = () => Promise.all(players.map((player) => versionAt(origin, player)))
  expect(new Set(await versions())).toEqual(new Set(['older']))

  runRollout('rollout', releases.newer, '--to', host, '--canary', '--reload', command)
  const share = async () => (await versions()).filter((version) => version === 'newer').length
  await expect.poll(share).toBeGreaterThan(0)
  expect(await share()).toBeLessThan(30)
  const isSteady = async () => isDeepStrictEqual(await versions(), await versions())
  await expect.poll(isSteady, 'each player gets the same one again').toBe(true)

  runRollout('rollback', '--to', host, '--reload', command)
  await expect.poll(share).toBe(0)
  runRollout('rollout', 'watt-newer', '--to', host, '--reload', command)
  await expect.poll(share).toBe(players.length)
  await expect.poll(() => differencesAt(origin)).toEqual([])
})

test('a configuration that nginx refuses moves no pointer', async () => {
  const host = hostWithOlder()
  const { origin, reload: command } = await serve(
    (port) => `server { listen 127.0.0.1:${port}; include ${host}/live/nginx.conf; }`,
  )
  const broken = ownFolder('broken')
  cpSync(releases.newer, broken, { recursive: true })
  appendFileSync(join(broken, 'hosts/nginx/store.conf'), 'no_such_directive on;')
  expect(() => runRollout('rollout', broken, '--to', host, '--reload', command)).toThrow('no_such_directive')
  expect(readFileSync(join(host, 'live/site/index.html'), 'utf8')).toContain('content="older"')
  expect(await versionAt(origin)).toBe('older')
})

test('the container’s configuration serves the folder of the store, says that it is well, and sells', async ({
  page,
}) => {
  const host = hostWithOlder()
  runRollout('rollout', releases.newer, '--to', host)
  const folder = ownFolder('container')
  const file = join(host, 'live/hosts/docker/nginx.conf')
  expect(existsSync(file)).toBe(true)
  const original = readFileSync(file, 'utf8')
  nginx = await startNginx({
    program,
    folder,
    file,
    prefix: host,
    configuration: (port) =>
      original.replaceAll('/tmp/', `${folder}/`).replace('listen 8080;', `listen 127.0.0.1:${port};`),
  })
  const { origin } = nginx
  releases.welcome(origin)
  const health = await fetch(`${origin}/health`)
  expect([health.status, await health.text()]).toEqual([200, 'ok\n'])
  expect(await differencesAt(origin)).toEqual([])

  const shopper = await arrive(page, origin, 'newer')
  await readyToPay(shopper, /3,280/)
  await priceIsKnown(shopper)
  const provider = await buy(shopper)
  await payAt(provider)
  await provider.close()
  await seesSuccess(shopper)
  expect(await ledgerOf(shopper.username)).toMatchObject({ orders: 1, debits: 1 })
})
