import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import en from '@topup/locales/en.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runVariable, type SmokeRun } from '../smokeRun.ts'
import { chooseTarget } from '../target.ts'
import { fakeBrand, type Plants, serveFakeStore } from './fakeStore.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoke-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A test as Playwright's JSON tells of it. */
interface Told {
  readonly title: string
  readonly tests: readonly {
    readonly results: readonly {
      readonly status: string
      readonly errors: readonly { readonly message: string }[]
      readonly attachments: readonly { readonly name: string }[]
    }[]
  }[]
}
interface Suite {
  readonly specs: readonly Told[]
  readonly suites?: readonly Suite[]
}

/** Walks a fake store with what is planted in it; each test by its title, with its verdict, its faults and its pictures. */
async function walk(plants: Plants = {}, { isQuick = false, isMeant = true } = {}) {
  const { origin, close } = await serveFakeStore(plants)
  const target = chooseTarget({ url: origin, brand: 'store', logsIn: false, pays: false }, [fakeBrand])
  const hosts = [origin.replace('127.0.0.1', 'localhost')]
  const brand = isMeant ? fakeBrand : null
  const run: SmokeRun = {
    stores: [{ name: 'store', target, hosts, brand, login: null, linkId: null }],
    tables: [fakeBrand],
    withPayDocument: [],
    pays: false,
    isQuick,
    folder: join(folder, 'report'),
    junitFile: null,
  }
  const file = join(folder, 'report.json')
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const config = join(import.meta.dirname, '../../smoke.config.ts')
  const { VITEST: _vitest, NODE_OPTIONS: _options, ...environment } = process.env
  const child = spawn(process.execPath, [cli, 'test', '--config', config, '--reporter', 'json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment, [runVariable]: JSON.stringify(run), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  await new Promise((done) => child.on('close', done))
  close()
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly Suite[] }
  const specsIn = (suite: Suite): readonly Told[] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsIn),
  ]
  return suites.flatMap(specsIn).map(({ title, tests }) => {
    const results = tests.flatMap((each) => each.results)
    const plain = (text: string) =>
      text
        // oxlint-disable-next-line no-control-regex -- the driver colours its messages
        .replaceAll(/\u001b\[\d+m/g, '')
        .replace('Error: ', '')
        .replaceAll(origin, 'STORE')
    return {
      title,
      status: results.at(-1)?.status ?? 'skipped',
      faults: results.flatMap(({ errors }) => errors).flatMap(({ message }) => plain(message).split('\n')),
      pictures: results.flatMap(({ attachments }) => attachments).map(({ name }) => name),
    }
  })
}

const faultsOf = (tests: Awaited<ReturnType<typeof walk>>) =>
  tests.flatMap(({ title, faults }) => faults.map((fault) => `${title}: ${fault}`))

test('a sound store has no fault, and pictures of its screens', async () => {
  const tests = await walk()
  expect(faultsOf(tests)).toEqual([])
  expect(new Set(tests.map(({ status }) => status))).toEqual(new Set(['passed']))
  expect(new Set(tests.flatMap(({ pictures }) => pictures))).toEqual(
    new Set(['phone', 'small phone', 'desktop']),
  )
})

test('every planted fault is named where it is', async () => {
  const tests = await walk({
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
  expect(faultsOf(tests)).toEqual([
    'document: header x-content-type-options is missing',
    '/my: the key common.loading in place of its text',
    '/activity: /activity leads to /elsewhere, not to /selectGoods or /activity',
    '/userCenter: console: It broke',
    // One leads to the other.
    '/replenishGoods: at 320 px the page is 384 px wide: img.wide reaches from 8 to 384',
    '/errorReplenish: at 320 px the page is 384 px wide: img.wide reaches from 8 to 384',
    `/certifiedReal: the page says "${en.product.failed}"`,
    '/notArea: the placeholder {{name}} in "Log in as {{name}}"',
    '/notArea: call: GET STORE/assets/gone.js: 404',
    '/no-such-page: console: uncaught Error: lost',
    'every language of the brand: en: the page says that it is in "de"',
  ])
})

test('the store of another brand is not walked', async () => {
  const tests = await walk({ brand: 'other' }, { isMeant: false })
  expect(faultsOf(tests)).toEqual(['it is the store that is meant: it is the store of other, not of store'])
  expect(tests.filter(({ status }) => status !== 'skipped')).toHaveLength(1)
})

test('ids that the service does not know are one cause, with which the walk ends', async () => {
  const tests = await walk({ knowsNoGame: true })
  expect(faultsOf(tests)).toEqual([
    'the service knows its games: the service knows no game by the client id one-id (-3001): write the ids of this deployment into `games` of apps/store/src/brand.ts, or ask the publisher to register them.',
  ])
  expect(tests.filter(({ status }) => status === 'passed')).toHaveLength(2)
})

test('a quick walk opens each route once, on a phone in one language', async () => {
  const tests = await walk({}, { isQuick: true })
  expect(faultsOf(tests)).toEqual([])
  expect(tests.map(({ title }) => title)).not.toContain('every language of the brand')
  expect(new Set(tests.flatMap(({ pictures }) => pictures))).toEqual(new Set(['phone']))
})
