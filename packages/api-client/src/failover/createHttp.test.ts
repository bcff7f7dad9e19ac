import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPageConfig } from '../contract/config.ts'
import { payStartSchema } from '../contract/payments.ts'
import type { Reshape } from '../envelope/readEnvelope.ts'
import { createFakeClock, type FakeClock } from '../testing/fakeClock.ts'
import { successEnvelope } from '../testing/envelope.ts'
import { createHttp, type Plan, triesPerHost } from './createHttp.ts'

let clock: FakeClock
let stopDriving: () => void
beforeEach(() => {
  clock = createFakeClock()
  stopDriving = clock.driveKy()
})
afterEach(() => stopDriving())

const call = {
  endpoint: getPageConfig,
  request: { client_id: '77', domain_area: 'sea' },
  context: { idfv: 'd', specLang: null, oauthToken: null },
}
const startMs = 1_800_000_000_000
const settled = () => new Promise((resolve) => setTimeout(resolve))

type Answer = () => Promise<Response>
const says =
  (text: string, status = 200): Answer =>
  () =>
    Promise.resolve(new Response(text, { status }))
const good = says(successEnvelope({ is_open_coupon: 1 }))
const rejected = says('{"code":-600,"msg":"","content":null}')
const unreachable: Answer = () => Promise.reject(new TypeError('A sentence of some browser'))
const foreign = says('<html>Log in</html>')
const hangs: Answer = () => new Promise(() => {})

/** Sends a call to hosts that give the answers in order and then repeat the last one; time passes by itself. */
async function play(
  answers: readonly [Answer, ...Answer[]],
  hosts: Plan['hosts'],
  { make = createHttp, ...how }: Partial<Plan> & { readonly make?: typeof createHttp } = {},
) {
  const log: string[] = []
  const answered: string[] = []
  const queries: string[] = []
  const signals: AbortSignal[] = []
  const http = make({
    fetchRequest: (input, init) => {
      const { origin, search } = new URL((input as Request).url)
      queries.push(search)
      log.push(`${origin} ${(clock.now() - startMs) / 1000}`)
      if (init?.signal) signals.push(init.signal)
      return (answers[Math.min(log.length, answers.length) - 1] ?? answers[0])()
    },
    random: () => 0.5,
    ring: { answered: (host) => answered.push(host) },
    clearTimings: () => {},
  })
  const plan: Plan = { hosts, tries: triesPerHost, keepsHost: true, ...how }
  const sending = http.send(call, plan)
  let isOver = false
  const end = () => void (isOver = true)
  sending.then(end, end)
  const drive = async (untilMs = Infinity) => {
    for (let turn = 0; !isOver && clock.now() - startMs < untilMs && turn < 2000; turn += 1) {
      await settled()
      if (clock.pending() > 0) clock.advance(500)
    }
    await settled()
  }
  return { sending, log, answered, queries, signals, drive }
}

const [a, b] = ['https://a.example', 'https://b.example'] as const

describe('what is sent again', () => {
  test.each<[string, readonly [Answer, ...Answer[]], string, readonly string[]]>([
    ['a good answer is final at once', [good], 'content', [`${a} 0`]],
    ['so is a rejection', [rejected], 'rejected', [`${a} 0`]],
    [
      'a host that cannot be reached is asked twice more, then the next one at once',
      [unreachable, unreachable, unreachable, good],
      'content',
      [`${a} 0`, `${a} 4.5`, `${a} 9`, `${b} 9`],
    ],
    [
      'so is one that answers with something else',
      [foreign, foreign, foreign, rejected],
      'rejected',
      [`${a} 0`, `${a} 4.5`, `${a} 9`, `${b} 9`],
    ],
    [
      'so is one that answers with an error, whatever it says of a retry',
      [says('{"code":1}', 413), says('', 503), says('', 404), good],
      'content',
      [`${a} 0`, `${a} 4.5`, `${a} 9`, `${b} 9`],
    ],
    ['so is one that hangs', [hangs, good], 'content', [`${a} 0`, `${a} 14.5`]],
    ['a host that recovers ends the attempts', [foreign, good], 'content', [`${a} 0`, `${a} 4.5`]],
  ])('%s', async (_, answers, kind, expected) => {
    const { sending, log, answered, drive } = await play(answers, [a, b])
    await drive()
    const { reading, hostsTried } = await sending
    expect([reading.kind, log]).toEqual([kind, expected])
    const last = expected[expected.length - 1]?.startsWith(b)
    expect([hostsTried, answered]).toEqual(last ? [[a, b], [b]] : [[a], []])
    expect(clock.pending()).toBe(0)
  })

  test.each([
    ['unreachable', [foreign, foreign, foreign, unreachable]],
    ['notAnEnvelope', [unreachable, unreachable, unreachable, foreign]],
  ] as const)('when every host fails the last outcome counts: %s', async (kind, answers) => {
    const { sending, log, answered, drive } = await play(answers, [a, b])
    await drive()
    expect((await sending).reading.kind).toBe(kind)
    expect([log.length, answered]).toEqual([6, []])
  })

  test.each([unreachable, foreign, hangs, says('', 503)])(
    'a call that is sent once is not sent again: case %#',
    async (answer) => {
      const { sending, log, drive } = await play([answer], [a], { tries: 1 })
      await drive()
      expect((await sending).reading.kind).toBe(answer === foreign ? 'notAnEnvelope' : 'unreachable')
      expect(log).toEqual([`${a} 0`])
    },
  )
})

describe.each([
  ['today', false],
  ['before `AbortSignal.any`', true],
])('in a browser of %s', (_, isOld) => {
  let make: typeof createHttp
  const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {}
  beforeEach(async () => {
    if (isOld) Reflect.deleteProperty(AbortSignal, 'any')
    vi.resetModules()
    make = (await import('./createHttp.ts')).createHttp
  })
  afterEach(() => {
    Object.defineProperty(AbortSignal, 'any', any)
    vi.resetModules()
  })

  test('a request that is given up on is aborted, at once', async () => {
    const { sending, signals, drive } = await play([hangs, good], [a, b], { make })
    await drive(9500)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    await drive(10_500)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    await drive()
    expect((await sending).reading.kind).toBe('content')
  })

  test('a caller who leaves ends the attempt', async () => {
    const caller = new AbortController()
    const { sending, signals, log, drive } = await play([hangs], [a], { make, signal: caller.signal })
    await settled()
    caller.abort()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    await drive()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    expect(log).toEqual([`${a} 0`])
  })

  test('nothing is sent after the caller has left in a pause', async () => {
    const caller = new AbortController()
    const { sending, log, drive } = await play([unreachable], [a], { make, signal: caller.signal })
    await drive(2000)
    caller.abort()
    await drive()
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
    expect(log).toEqual([`${a} 0`])
  })
})

test('every host gets the whole query, also where `URLSearchParams` has no size', async () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') ?? {}
  Reflect.deleteProperty(URLSearchParams.prototype, 'size')
  try {
    const { queries, drive } = await play([unreachable, unreachable, unreachable, good], [a, b])
    await drive()
    expect(queries).toEqual(Array(4).fill('?idfv=d&client_id=77&domain_area=sea'))
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size)
  }
})

describe('a starter whose answer has more than the contract names', () => {
  const starter = {
    ...call,
    endpoint: { ...getPageConfig, retry: 'never', content: payStartSchema } as const,
  }
  const send = (content: object, loadReshape: () => Promise<Reshape>) =>
    createHttp({
      fetchRequest: says(successEnvelope(content)),
      random: () => 0.5,
      ring: { answered: () => {} },
      clearTimings: () => {},
      loadReshape,
    }).send(starter, { hosts: ['https://a.example'], tries: 1 })

  test('gives its order number without waiting for code', async () => {
    const sent = await send({ billing_no: 'B1', order_time: 5 }, () => new Promise(() => {}))
    expect(sent.reading).toMatchObject({ kind: 'content', content: { billing_no: 'B1' } })
  })

  test.each([
    { billingNo: 'B1' },
    { billing_no: '', order_no: 5, billingNo: 'B1' },
    { billing_no: null, billingNo: 'B1' },
  ])('waits for what reads other forms where the number is not there: %j', async (content) => {
    const loadReshape = vi.fn<() => Promise<Reshape>>(async () => () => ({ billing_no: 'B1' }))
    const sent = await send(content, loadReshape)
    expect(loadReshape).toHaveBeenCalledOnce()
    expect(sent.reading).toMatchObject({ content: { billing_no: 'B1' } })
  })
})
