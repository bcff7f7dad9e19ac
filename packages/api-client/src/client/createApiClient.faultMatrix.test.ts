import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { allEndpoints } from '../contract/allEndpoints.ts'
import { isApiEndpoint } from '../testing/isApiEndpoint.ts'
import type { Fault } from '../testing/faultServer.ts'
import { type ClientBench, closedOrigin, createClientBench } from '../testing/clientBench.ts'
import { successEnvelope } from '../testing/envelope.ts'
import { type FaultEffect, faultClasses } from '../testing/faultClasses.ts'
import { sampleContent } from '../testing/samples.ts'
import type { ClientDeps } from './createApiClient.ts'

const api = allEndpoints.flatMap(({ name, endpoint }) =>
  isApiEndpoint(endpoint) ? [{ name, endpoint }] : [],
)
const reads = api.filter(({ endpoint }) => endpoint.retry === 'safe')
const once = api.filter(({ endpoint }) => endpoint.retry === 'never')

type NamedEndpoint = (typeof api)[number]

vi.setConfig({ testTimeout: 60_000 })

let bench: ClientBench
beforeAll(async () => {
  bench = await createClientBench()
})
afterAll(() => bench.close())

/** The result of one call, and when each host was asked for it, in seconds. */
interface Course {
  readonly name: string
  readonly outcome: string
  readonly asked: readonly (readonly number[])[]
}

/** Runs one call whose first host is faulty and whose other hosts work. */
async function play(
  { endpoint, name }: NamedEndpoint,
  by: { readonly fault: (good: string) => Fault; readonly waitsMs?: number },
  changes: Partial<ClientDeps> = {},
): Promise<Course> {
  const good = successEnvelope(sampleContent(endpoint))
  const [first, ...others] = bench.hosts
  first.script(by.fault(good))
  for (const host of others) host.script({ kind: 'answer', body: good })
  const before = bench.hosts.map((host) => host.seen.length)
  const start = bench.clock.now()
  const call = bench.makeClient(changes).call(endpoint, {})
  const result = await bench.run(call, by.waitsMs === undefined ? [] : [first], by.waitsMs)
  const { error } = result.ok ? { error: null } : result
  const doubt = error !== null && error.kind !== 'rejected' && error.mayHaveTakenEffect
  return {
    name,
    outcome: error === null ? 'succeeds' : doubt ? 'unknown' : error.kind,
    asked: bench.hosts.map((host, index) =>
      host.seen.slice(before[index]).map(({ at }) => (at - start) / 1000),
    ),
  }
}

async function playAll(
  endpoints: readonly NamedEndpoint[],
  ...how: [Parameters<typeof play>[1], Partial<ClientDeps>?]
): Promise<readonly Course[]> {
  const courses: Course[] = []
  for (const named of endpoints) courses.push(await play(named, ...how))
  return courses
}

const allAlike = (endpoints: readonly NamedEndpoint[], course: Omit<Course, 'name'>) =>
  endpoints.map(({ name }) => ({ name, ...course }))

const isFinal = (effect: FaultEffect) => effect !== 'failsAtOnce' && effect !== 'runsOut'

describe.each(faultClasses)('$title', ({ effect, fault, isCostly, title }) => {
  const some = (endpoints: readonly NamedEndpoint[]) => (isCostly ? endpoints.slice(0, 3) : endpoints)
  const arrives = !title.startsWith('2 ')
  const tries = effect === 'runsOut' ? [0, 14.5, 29] : [0, 4.5, 9]
  const recovery = { outcome: 'succeeds', asked: [arrives ? tries : [], [effect === 'runsOut' ? 39 : 9], []] }

  test('each read recovers on the backup host, or takes the answer as final at once', async () => {
    const courses = await playAll(some(reads), { fault, ...(effect === 'runsOut' && { waitsMs: 10_000 }) })
    const expected = isFinal(effect) ? { outcome: effect, asked: [[0], [], []] } : recovery
    expect(courses).toEqual(allAlike(some(reads), expected))
  })

  test('each call marked as sent once is sent once, and its outcome is unknown unless answered', async () => {
    const courses = await playAll(some(once), { fault, ...(effect === 'runsOut' && { waitsMs: 60_000 }) })
    const outcome = effect === 'succeeds' || effect === 'rejected' ? effect : 'unknown'
    expect(courses).toEqual(allAlike(some(once), { outcome, asked: [arrives ? [0] : [], [], []] }))
  })
})

/** Reads that answer with a list in which nothing may stand. */
const lists = [
  'getAllRoleList',
  'getCountryList',
  'getCouponList',
  'getGameList',
  'getProductPoints',
  'getReplenishmentCountryList',
  'getReplenishmentGameList',
  'getRoleList',
]

test('21 no content is the empty list of a read that lists something, no debt, malformed of another, and unknown of a call that is sent once', async () => {
  const fault = (): Fault => ({ kind: 'answer', body: '{"code":1,"msg":"","content":null}' })
  const outcomes = (courses: readonly Course[], outcome: string) =>
    courses.filter((course) => course.outcome === outcome).map(({ name }) => name)
  const courses = await playAll(reads, { fault })
  const readable = [...lists, 'getReplenishmentInfo'].sort()
  expect(outcomes(courses, 'succeeds').sort()).toEqual(readable)
  expect(outcomes(courses, 'malformed')).toHaveLength(reads.length - readable.length)
  expect(outcomes(await playAll(once, { fault }), 'unknown')).toHaveLength(once.length)
})

/** What a browser reports of a request that went wrong before or during sending. */
const failedToFetch = () => Promise.reject(new TypeError('Failed to fetch'))

describe('faults on the client side', () => {
  const good = (body: string): Fault => ({ kind: 'answer', body })

  test('1 rejected: nothing listens on the first host', async () => {
    const [, backup] = bench.hosts
    const changes = {
      origins: { api: await closedOrigin(), backups: [backup.origin] },
    }
    expect(await playAll(reads, { fault: good }, changes)).toEqual(
      allAlike(reads, { outcome: 'succeeds', asked: [[], [9], []] }),
    )
    expect(await playAll(once, { fault: good }, changes)).toEqual(
      allAlike(once, { outcome: 'unknown', asked: [[], [], []] }),
    )
  })

  test('10 offline while the answer is on its way', async () => {
    const [first] = bench.hosts
    const goOffline: typeof fetch = async (request, init) => {
      if (!(request instanceof Request) || !request.url.startsWith(first.origin)) return fetch(request, init)
      const arrival = first.received(first.seen.length + 1)
      void fetch(request, init).catch(() => undefined)
      await arrival
      return failedToFetch()
    }
    const hangs = { fault: (): Fault => ({ kind: 'hang' }) }
    expect(await playAll(reads, hangs, { fetch: goOffline })).toEqual(
      allAlike(reads, { outcome: 'succeeds', asked: [[0, 4.5, 9], [9], []] }),
    )
    expect(await playAll(once, hangs, { fetch: goOffline })).toEqual(
      allAlike(once, { outcome: 'unknown', asked: [[0], [], []] }),
    )
  })

  test('11 blocked by the browser: no host is ever reached', async () => {
    const changes = { fetch: failedToFetch }
    expect(await playAll(reads, { fault: good }, changes)).toEqual(
      allAlike(reads, { outcome: 'network', asked: [[], [], []] }),
    )
    expect(await playAll(once, { fault: good }, changes)).toEqual(
      allAlike(once, { outcome: 'unknown', asked: [[], [], []] }),
    )
  })
})

describe('faults of time and order', () => {
  const late = (until: Promise<void>) => ({ fault: (body: string): Fault => ({ kind: 'late', body, until }) })

  test.each([
    ['7 after 9.9 s still counts', 9900, api],
    ['6 after 59.9 s still counts for a call that is sent once', 59_900, once],
  ])('%s', async (_, waitsMs, endpoints) => {
    for (const named of endpoints) {
      const course = await play(named, {
        ...late(bench.clock.wait(waitsMs, new AbortController().signal)),
        waitsMs,
      })
      expect(course).toEqual({ name: named.name, outcome: 'succeeds', asked: [[0], [], []] })
    }
  })

  test('25 answers in another order than the requests reach the right callers', async () => {
    const [first] = bench.hosts
    const client = bench.makeClient()
    const seen = first.seen.length
    const release: (() => void)[] = []
    const answers = [1, 2, 3].map((vip_level): Fault => ({
      kind: 'late',
      body: successEnvelope({ vip_level, vip_level_name: `V${vip_level}`, total_points: 0 }),
      until: new Promise<void>((resolve) => release.push(resolve)),
    }))
    first.script(...answers)
    const vipInfo = reads.find(({ name }) => name === 'getVipInfo')
    if (vipInfo === undefined) throw new Error('The contract has no getVipInfo')
    const calls: Promise<unknown>[] = []
    for (const index of answers.keys()) {
      calls.push(client.call(vipInfo.endpoint, { client_id: `${index}` }))
      await first.received(seen + index + 1)
    }
    for (const answer of release.reverse()) answer()
    expect(await Promise.all(calls)).toMatchObject(
      [1, 2, 3].map((vip_level) => ({ ok: true, value: { content: { vip_level } } })),
    )
  })
})
