import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPageConfig } from '@topup/api-client'
import type { BrandConfig } from '@topup/domain'
import en from '@topup/locales/en.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routesOf } from '../routes.ts'
import { runVariable, type SmokeRun } from '../smokeRun.ts'
import { chooseTarget } from '../target.ts'

/** What is wrong with a fake store; all of it is left out in a sound one. */
interface Plants {
  /** Markup that is added to the page of a path. */
  readonly markup?: Readonly<Record<string, string>>
  /** Code that is run on the page of a path. */
  readonly code?: Readonly<Record<string, string>>
  /** The key that the document names. */
  readonly brand?: string
  /** The language that the document names. */
  readonly lang?: string
  /** The service calls the store's client id no game. */
  readonly knowsNoGame?: boolean
}

/** The facts of a brand that is not one of ours. */
const fakeBrand: BrandConfig = {
  key: 'store',
  name: 'Store',
  deployments: [],
  regions: ['universal'],
  languages: ['en'],
  defaultLanguage: 'en',
  newVersion: { kind: 'everyone' },
  stepBar: false,
  tracking: { appId: 'app', eventId: 'event' },
  socialLogin: {},
  login: { clientId: 1, twitterRedirectUrl: 'https://pay.store.example/' },
  legal: { privacy: 'https://store.example/privacy', terms: 'https://store.example/terms' },
  copyright: 'Store',
  customerService: { kind: 'inGame' },
  games: [
    { code: 'one', clientIds: { web: 'one-id', ios: 'one-id', android: 'one-id' }, region: 'universal' },
  ],
}

const { pages, support, legal, nav } = en

/** The page of a path: as little as a walk needs to take it for a store's. */
function documentAt(path: string, api: string, plants: Plants): string {
  const heading = routesOf.new.find((route) => route.path === path)?.heading?.(en) ?? nav.topup
  const title = path === '/@no-such-game' ? pages.parameterError.title : heading
  const code = `localStorage.setItem('topup.store.game','one-id');fetch('${api}${getPageConfig.path}?client_id=one-id');${plants.code?.[path] ?? ''}`
  return `<!DOCTYPE html><html lang="${plants.lang ?? 'en'}" dir="ltr" data-brand="${plants.brand ?? 'store'}"><head>
<meta name="topup-sandbox" content="${api}"><meta name="viewport" content="width=device-width"><style>button, nav a { display: inline-block; padding: 20px }</style><link rel="icon" href="data:,">
<script>${code}</script></head><body>
<main><h1>${title}</h1><p>${nav.my}</p><p>${nav.event}</p><button>${support.contact}</button>${plants.markup?.[path] ?? ''}</main>
<div role="dialog" aria-label="${support.title}">${support.title}</div>
<nav aria-label="${legal.label}"><a href="https://store.example/p">${legal.privacy}</a> <a href="https://store.example/t">${legal.terms}</a></nav>
</body></html>`
}

/** Serves a fake store and the service that it asks, on one free port of this machine. */
async function serveFakeStore(plants: Plants = {}) {
  const server = createServer((request, response) => {
    const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    const api = origin.replace('127.0.0.1', 'localhost')
    const html = documentAt(pathname, api, plants)
    const leadsTo = routesOf.new.find((route) => route.path === pathname)?.leadsTo?.[0]
    if (pathname === getPageConfig.path)
      return response
        .writeHead(200, { 'access-control-allow-origin': '*' })
        .end(plants.knowsNoGame === true ? '{"code":-3001,"msg":"no game","content":null}' : '{}')
    if (pathname.startsWith('/assets/')) return response.writeHead(404).end()
    if (leadsTo !== undefined && leadsTo !== pathname && plants.markup?.[pathname] === undefined)
      return response.writeHead(302, { location: leadsTo }).end()
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

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
  const target = { ...chooseTarget({ url: origin, logsIn: false }, []), brand: fakeBrand.key }
  const hosts = [origin.replace('127.0.0.1', 'localhost')]
  const brand = isMeant ? fakeBrand : null
  const run: SmokeRun = {
    stores: [{ name: 'store', target, hosts, brand, login: null, linkId: null }],
    tables: [fakeBrand],
    pays: false,
    isQuick,
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

// Few pages have all of them: after each test that fails, Playwright begins a new browser.
test('every planted fault is named where it is', async () => {
  const tests = await walk({
    lang: 'de',
    markup: {
      '/my': `<p>common.loading</p><p>${en.product.failed}</p>`,
      '/notArea': '<p>Log in as {{name}}</p>',
      '/errorReplenish': '<a href="#" style="display: block; width: 376px; padding: 20px 0">The end</a>',
      '/activity': '<p>The event</p>',
    },
    code: {
      '/my': "console.error('It broke'); setTimeout(() => { throw new Error('lost') })",
      '/notArea': "fetch('/assets/gone.js?token=secret')",
      '/activity': "location.replace('/elsewhere')",
    },
  })
  expect(faultsOf(tests)).toEqual([
    `/my: the page says "${en.product.failed}"`,
    '/my: the key common.loading in place of its text',
    '/my: console: It broke',
    '/my: console: uncaught Error: lost',
    '/activity: /activity leads to /elsewhere, not to /selectGoods or /activity',
    // One leads to the other.
    '/replenishGoods: at 320 px the page is 384 wide in a window of 320',
    '/replenishGoods: at 320 px a "The end" leaves the page sideways',
    '/errorReplenish: at 320 px the page is 384 wide in a window of 320',
    '/errorReplenish: at 320 px a "The end" leaves the page sideways',
    '/notArea: the placeholder {{name}} in "Log in as {{name}}"',
    '/notArea: call: GET STORE/assets/gone.js: 404',
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
