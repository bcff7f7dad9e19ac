import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allEndpoints } from '../contract/allEndpoints.ts'
import type { Endpoint } from '../contract/wire.ts'
import { parseAnswer } from '../envelope/readEnvelope.ts'
import { isApiEndpoint } from '../testing/isApiEndpoint.ts'
import * as decoders from '../index.ts'
import { drive } from '../testing/clientBench.ts'
import { createFakeClock } from '../testing/fakeClock.ts'
import { successEnvelope } from '../testing/envelope.ts'
import { decoderOf } from '../testing/decoders.ts'
import { hostileAnswer, seededRandom } from '../testing/hostileAnswers.ts'
import { sampleContent } from '../testing/samples.ts'
import { createApiClient } from './createApiClient.ts'

/** Five hundred each night, when property tests have more values too. */
const answersPerEndpoint = process.env['PROPERTY_RUNS'] === undefined ? 150 : 500

/** No decoded value may be a link that is not https, an icon that is no picture, or money that is not a whole number of 0 or more or is written otherwise. */
function expectHarmless(value: unknown, key = ''): void {
  if (key === 'iconUrl') expect(value ?? '').toMatch(/^(?:https:\/\/[a-z\d]|data:image\/(?!x)|$)/i)
  else if (key.endsWith('Url') && value !== null) expect(value).toMatch(/^https:\/\/[a-z\d]/i)
  if (key === 'minorUnits') expect(Number.isSafeInteger(value) && Number(value) >= 0).toBe(true)
  if (key === 'asSent') expect(value).toMatch(/^(?=.{1,24}$)\d+(\.\d+)?$/)
  if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
  if (typeof value !== 'object' || value === null) return
  const entries: Iterable<readonly [string, unknown]> = value instanceof Map ? value : Object.entries(value)
  for (const [name, member] of entries) expectHarmless(member, name)
}

/** Whether an answer states success, and its content, less what was left out of it, is what the schema asks for. */
function isTrulyGood(endpoint: Endpoint, body: string, content: unknown): boolean {
  try {
    const code = v.union([v.picklist([1]), v.literal(true), v.pipe(v.string(), v.regex(/^\s*0*1\s*$/))])
    return v.is(v.object({ code }), parseAnswer(body)) && v.is(endpoint.content, content)
  } catch {
    return false
  }
}

const prototypeBefore = Object.getOwnPropertyNames(Object.prototype).join()

const calls = allEndpoints.flatMap(({ endpoint, ...named }, index) =>
  isApiEndpoint(endpoint) ? [{ ...named, endpoint, seed: 1000 + index }] : [],
)

const clock = createFakeClock()
let stopDriving: () => void

beforeEach(() => {
  stopDriving = clock.driveKy()
})

afterEach(() => stopDriving())

test.each(calls)(
  'no hostile answer to $name breaks the client or counts as a success',
  async ({ seed, ...named }) => {
    const { endpoint } = named
    const random = seededRandom(seed)
    let body = ''
    const client = createApiClient({
      origins: { api: 'https://api.example', backups: [] },
      fetch: async () => new Response(body),
      now: clock.now,
      wait: clock.wait,
      // The pause that `drive` lets pass.
      random: () => 0.5,
      memory: { read: () => null, write: () => {} },
      context: () => ({ idfv: 'd', specLang: null, oauthToken: null }),
      clearTimings: () => {},
    })
    const good = successEnvelope(sampleContent(endpoint))
    let successes = 0
    for (let turn = 0; turn < answersPerEndpoint; turn += 1) {
      body = hostileAnswer(good, random)
      const result = await drive(client.call(endpoint, {}), clock)
      if (result.ok) {
        successes += 1
        const { content } = result.value
        expect(isTrulyGood(endpoint, body, content), `seed ${seed} turn ${turn}`).toBe(true)
        expectHarmless(decoderOf(named)?.(content))
      } else if (result.error.kind === 'rejected') {
        expect(result.error.message.length).toBeLessThanOrEqual(300)
        decoders.readRepeatedOrder(result.error)
      } else {
        expect(result.error.mayHaveTakenEffect).toBe(endpoint.retry === 'never')
      }
    }
    // The generator must produce both accepted and rejected answers, or the test proves nothing.
    expect(successes).toBeGreaterThan(answersPerEndpoint / 25)
    expect(successes).toBeLessThan(answersPerEndpoint)
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(prototypeBefore)
    expect('polluted' in {}).toBe(false)
  },
  60_000,
)
