import { deviceReport } from '@topup/api-client/contract'
import type { DeviceReport } from '@topup/api-client/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Trouble, TroubleList } from '../../platform/trouble.ts'
import { createFakeServices } from '../../testing/fakeServices.ts'
import { maxPerVisit, routeName, startReporting } from './startReporting.ts'
import type { Vital } from './followVitals.ts'

const origin = 'https://pay.store.example'

const broken = (type: 'screen' | 'code' = 'screen', line = 1): Trouble => ({
  type,
  reason: Object.assign(new TypeError('ren_hoshi'), { stack: `a@${origin}/assets/a.js:${line}:2` }),
})

interface World {
  readonly services?: ReturnType<typeof createFakeServices>
  readonly before?: readonly Trouble[]
  readonly path?: string
  readonly search?: string
  readonly random?: number
  readonly beacon?: 'taken' | 'refused' | 'missing'
}

/** A page with everything of the browser that reporting uses. */
function open(world: World = {}) {
  const { services = createFakeServices(), before = [], path = '/my', search = '', beacon = 'taken' } = world
  const sent: {
    readonly by: string
    readonly url: string
    readonly report: DeviceReport
    readonly raw: string
  }[] = []
  const take = (by: string) => (url: string, body: string) => {
    sent.push({ by, url, raw: body, report: v.parse(deviceReport, JSON.parse(body)) })
  }
  const beaconOf = {
    taken: (url: string, body: string) => (take('beacon')(url, body), true),
    refused: () => false,
    missing: undefined,
  }[beacon]
  const listeners = new Map<string, () => void>()
  const listen = (name: string, act: () => void) => listeners.set(name, act)
  const tasks: (() => void)[] = []
  const page = {
    visibilityState: 'visible',
    addEventListener: listen,
    querySelector: () => ({ content: 'abc-123' }),
  }
  const list: TroubleList = Object.assign([...before])
  const navigator = { onLine: true, sendBeacon: beaconOf }
  const browser = {
    document: page,
    location: { origin, pathname: path, search },
    navigator,
    fetch: (url: string, init: { body: string }) => (
      take('fetch')(url, init.body),
      Promise.resolve(new Response())
    ),
    addEventListener: listen,
    topupTrouble: list,
  }
  let follow: ((vital: Vital) => void) | null = null
  startReporting(
    services,
    { path: '/store/report', vitalsShare: 0.1 },
    {
      browser: browser as never,
      whenIdle: (task) => tasks.push(task),
      random: () => world.random ?? 0.5,
      routeOf: routeName,
      loadVitals: () => Promise.resolve((note) => (follow = note)),
    },
  )
  return {
    sent,
    list,
    navigator,
    entries: () => sent.flatMap(({ report }) => report.entries),
    idle: () => tasks.splice(0).forEach((task) => task()),
    happen: (name: string) => listeners.get(name)?.(),
    hide: () => {
      page.visibilityState = 'hidden'
      listeners.get('visibilitychange')?.()
    },
    measure: (vital: Vital) => follow?.(vital),
    isMeasuring: () => follow !== null,
  }
}

const screen = {
  kind: 'screen',
  route: 'my',
  name: 'TypeError',
  frames: [{ file: 'a.js', line: 1, column: 2 }],
}

test('what broke before and what breaks later goes to the data host, once the page is idle', () => {
  const { sent, list, idle } = open({ before: [broken()] })
  expect(sent).toEqual([])
  idle()
  list.push(broken('code'))
  idle()
  expect(sent.map(({ by, url }) => [by, url])).toEqual([
    ['beacon', 'https://data.store.example/store/report'],
    ['beacon', 'https://data.store.example/store/report'],
  ])
  expect(sent[0]?.report).toEqual({
    release: 'abc-123',
    brand: 'store',
    environment: 'production',
    engine: { family: 'other', major: 0 },
    language: 'en',
    entries: [screen],
  })
  expect(sent[1]?.report.entries).toEqual([{ ...screen, kind: 'code' }])
})

test('the page is named by its route, an address that no page has by none', () => {
  const { entries, idle } = open({ before: [broken()], path: '/@ren_hoshi' })
  idle()
  expect(entries()).toEqual([{ ...screen, route: 'other' }])
})

test.each(['refused', 'missing'] as const)('a beacon that is %s is replaced by a request', (beacon) => {
  const { sent, idle } = open({ before: [broken()], beacon })
  idle()
  expect(sent.map(({ by }) => by)).toEqual(['fetch'])
})

test.each(['pagehide', 'hide'] as const)('what is left goes out when the page is left (%s)', (way) => {
  const opened = open({ before: [broken()] })
  if (way === 'hide') opened.hide()
  else opened.happen('pagehide')
  opened.idle()
  expect(opened.entries()).toEqual([screen])
})

test('without a network it waits for one', () => {
  const { entries, navigator, idle, happen } = open({ before: [broken('code')] })
  navigator.onLine = false
  idle()
  expect(entries()).toEqual([])
  navigator.onLine = true
  happen('online')
  expect(entries()).toEqual([{ ...screen, kind: 'code' }])
})

test('the same twice is said once', () => {
  const { entries, idle } = open({ before: [broken(), broken(), broken('screen', 2)] })
  idle()
  expect(entries()).toHaveLength(2)
})

test('a page that breaks again and again says so twenty times in a tab, reloads included', () => {
  const services = createFakeServices()
  const many = (from: number) => Array.from({ length: 15 }, (_, at) => broken('screen', from + at))
  const first = open({ services, before: many(0) })
  first.idle()
  const second = open({ services, before: many(100) })
  second.idle()
  expect(first.entries()).toHaveLength(15)
  expect(second.entries()).toHaveLength(maxPerVisit - 15)
})

test.each([
  [0, true],
  [0.0999, true],
  [0.1, false],
  [0.9, false],
])('of a share of 0.1 a page load that draws %d is measured: %s', async (random, isMeasured) => {
  const { isMeasuring } = open({ random })
  await Promise.resolve()
  expect(isMeasuring()).toBe(isMeasured)
})

test('speeds are said of the page that was opened', async () => {
  const { measure, entries, hide } = open({ random: 0 })
  await Promise.resolve()
  measure({ kind: 'vital', name: 'LCP', value: 1210 })
  hide()
  expect(entries()).toEqual([{ kind: 'vital', name: 'LCP', value: 1210, route: 'my' }])
})

test('whatever the visit holds, none of it is in a report', () => {
  const canary = fc.stringMatching(/^CANARY[A-Za-z0-9]{6}$/)
  fc.assert(
    fc.property(canary, fc.constantFrom('error', 'unhandledrejection', 'screen', 'code'), (word, type) => {
      const services = createFakeServices({
        search: `?client_id=${word}&oauth_token=${word}&role_id=${word}`,
      })
      services.brandStorage.write('account', word)
      const reason = Object.assign(new Error(word), { stack: `${word}@${origin}/@${word}?id=${word}:1:2` })
      const trouble = { type, reason, error: reason, filename: `${origin}/?id=${word}` } as Trouble
      const { sent, idle } = open({ services, before: [trouble], path: `/@${word}`, search: `?id=${word}` })
      idle()
      expect(sent).toHaveLength(1)
      expect(sent[0]?.raw).not.toContain(word)
    }),
  )
})
