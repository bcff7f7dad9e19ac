import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import en from '@topup/locales/en.json' with { type: 'json' }
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../src/browser/findChromium.ts'
import { openBrowser } from '../src/browser/openScreens.ts'
import type { StoreReport } from '../src/report/report.ts'
import { chooseTarget } from '../src/target/target.ts'
import { walkStore } from '../src/walk/walkStore.ts'
import { fakeBrand, type Plants, serveFakeStore } from './fakeStore.ts'

let browser: Browser
let folder = ''
beforeAll(async () => {
  browser = await openBrowser(findChromium())
  folder = mkdtempSync(join(tmpdir(), 'smoke-'))
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** Walks a fake store with what is planted in it; its pictures are in a folder of the plant's name. */
async function walk(
  name: string,
  plants?: Plants,
  { through = browser, isQuick = false } = {},
): Promise<StoreReport> {
  const { origin, close } = await serveFakeStore(plants)
  const target = chooseTarget({ url: origin, brand: null, logsIn: false, pays: false }, [fakeBrand])
  const visit = { target, login: null, pays: false, isQuick, linkId: null, folder: join(folder, name) }
  const brands = { all: [fakeBrand], withPayDocument: new Set<string>() }
  return walkStore(visit, brands, through).finally(close)
}

const faultsOf = ({ steps, origin }: StoreReport) =>
  steps.flatMap(({ name, faults }) =>
    faults.map(({ kind, text }) => `${name}, ${kind}: ${text.replace(origin, 'STORE')}`),
  )

test('a sound store has no fault, and a picture of every screen', async () => {
  const report = await walk('sound')
  expect(faultsOf(report)).toEqual([])
  const pictures = report.steps.flatMap((step) => step.pictures)
  expect(readdirSync(join(folder, 'sound')).sort()).toEqual(pictures.map(({ file }) => file).sort())
  expect(new Set(pictures.map(({ device }) => device))).toEqual(new Set(['phone', 'small phone', 'desktop']))
  for (const { file } of pictures)
    expect(readFileSync(join(folder, 'sound', file)).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
})

test('every planted fault is named where it is', async () => {
  const report = await walk('planted', {
    withoutHeader: 'x-content-type-options',
    lang: 'de',
    markup: {
      '/my': '<p>common.loading</p>',
      '/notArea': '<p>Log in as {{name}}</p>',
      '/errorReplenish': '<img class="wide" width="376" height="10" alt="" src="data:,">',
      '/certifiedReal': `<p>${en.product.failed}</p>`,
      '/activity': '<p>The event</p>',
      '/userCenter': '<p>The levels</p>',
    },
    code: {
      '/userCenter': "console.error('It broke')",
      '/notArea': "fetch('/assets/gone.js?token=secret')",
      '/activity': "location.replace('/elsewhere')",
      '/no-such-page': "setTimeout(() => { throw new Error('lost') })",
    },
  })
  expect(faultsOf(report)).toEqual([
    'headers of the document, seen: header x-content-type-options is missing',
    '/my, seen: the key common.loading in place of its text',
    '/activity, seen: /activity leads to /elsewhere, not to /selectGoods or /activity',
    '/userCenter, console: It broke',
    // One leads to the other.
    '/replenishGoods, seen: at 320 px the page is 384 px wide: img.wide reaches from 8 to 384',
    '/errorReplenish, seen: at 320 px the page is 384 px wide: img.wide reaches from 8 to 384',
    `/certifiedReal, seen: the page says "${en.product.failed}"`,
    '/notArea, seen: the placeholder {{name}} in "Log in as {{name}}"',
    '/notArea, call: GET STORE/assets/gone.js: 404',
    '/no-such-page, console: uncaught Error: lost',
    'en, seen: the page says that it is in "de"',
  ])
})

test('a browser that is lost ends the walk as a fault, and the report keeps what was seen before', async () => {
  const lost = await openBrowser(findChromium())
  await lost.close()
  const { steps } = await walk('lost', {}, { through: lost })
  expect(steps.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['reachable', 'ok'],
    ['brand', 'ok'],
    ['headers of the document', 'ok'],
    ['manifest', 'ok'],
    ['a missing file', 'ok'],
    ['the whole walk', 'fault'],
  ])
})

test('the store of another brand is not walked', async () => {
  const report = await walk('other', { brand: 'other' })
  expect(faultsOf(report)).toEqual(['brand, seen: there is no brand other in this checkout'])
  expect(report.steps).toHaveLength(2)
})

test('ids that the service does not know are one cause, with which the walk ends', async () => {
  const report = await walk('ids', { knowsNoGame: true })
  expect(faultsOf(report)).toEqual([
    'ids of its games, seen: the service knows no game by the client id one-id (-3001): write the ids of this deployment into `games` of apps/store/src/brand.ts, or ask the publisher to register them. Nothing else was walked.',
  ])
  expect(report.steps.at(-1)?.name).toBe('ids of its games')
})

test('a quick walk opens each route once, on a phone in one language', async () => {
  const { steps } = await walk('quick', {}, { isQuick: true })
  expect(steps.flatMap(({ faults }) => faults)).toEqual([])
  expect(new Set(steps.map(({ group }) => group))).toEqual(new Set(['store', 'new layout', 'player']))
  expect(new Set(steps.flatMap(({ pictures }) => pictures.map(({ device }) => device)))).toEqual(
    new Set(['phone']),
  )
})
