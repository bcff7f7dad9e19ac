import { errorCodes } from '../contract/errorCodes.ts'
import type { ApiError } from '../errors/reactTo.ts'
import type { Fault } from './faultServer.ts'

/**
 * What a fault does to a call: the host fails at once or only after the time limit, or the answer counts, good
 * or bad.
 */
export type FaultEffect = 'failsAtOnce' | 'runsOut' | 'succeeds' | ApiError['kind']

/**
 * One class of the fault matrix as a host simulates it, and whether the service has acted by then.
 * Source: faults §3.
 */
export interface FaultClass {
  readonly title: string
  /** Applies the fault to the answer that the host would have given. */
  readonly fault: (goodAnswer: string) => Fault
  readonly effect: FaultEffect
  /** Millions of characters each time: three calls of each kind are enough. */
  readonly isCostly?: true
}

const answer = (body: string, status = 200, type = 'application/json'): Fault => ({
  kind: 'answer',
  body,
  status,
  type,
})
const envelope = (code: unknown, content: unknown = null) => JSON.stringify({ code, msg: 'm', content })
const withContent = (content: string): Fault => answer(`{"code":1,"msg":"","content":${content}}`)
const hostileKeys = '"__proto__":{"code":-600,"polluted":1},"constructor":{"prototype":{"polluted":1}},'
const nested = `${'{"a":'.repeat(80)}1${'}'.repeat(80)}`
const forever = new Promise<void>(() => {})

/** The classes that a host can simulate alone; the others need two calls, a clock or a broken device. */
export const faultClasses: readonly FaultClass[] = [
  { title: '2 reset before the service', fault: () => ({ kind: 'cut' }), effect: 'failsAtOnce' },
  { title: '3 reset after it acted', fault: () => ({ kind: 'reset' }), effect: 'failsAtOnce' },
  { title: '4 and 5 no answer', fault: () => ({ kind: 'hang' }), effect: 'runsOut' },
  { title: '6 late', fault: (body) => ({ kind: 'late', body, until: forever }), effect: 'runsOut' },
  {
    title: '8 cut-off',
    fault: (body) => ({ kind: 'truncate', body: body.slice(0, -1) }),
    effect: 'failsAtOnce',
  },
  { title: '9 slow drip', fault: () => ({ kind: 'drip' }), effect: 'runsOut' },
  { title: '12 a 500', fault: (body) => answer(body, 500), effect: 'failsAtOnce' },
  { title: '13 a 502 page', fault: () => answer('<h1>Bad gateway', 502, 'text/html'), effect: 'failsAtOnce' },
  { title: '13 a 503 page', fault: () => answer('<h1>Unavailable', 503, 'text/html'), effect: 'failsAtOnce' },
  { title: '14 a 429', fault: () => answer(envelope(-429), 429), effect: 'failsAtOnce' },
  { title: '15 a firewall’s 403', fault: () => answer('no', 403, 'text/html'), effect: 'failsAtOnce' },
  {
    title: '16 a captive portal',
    fault: () => answer('<p>Sign in', 200, 'text/html'),
    effect: 'failsAtOnce',
  },
  {
    title: '16 a redirect',
    fault: () => ({ kind: 'redirect', to: 'http://127.0.0.1:9/' }),
    effect: 'failsAtOnce',
  },
  { title: '17 a 204', fault: () => answer('', 204), effect: 'failsAtOnce' },
  { title: '17 an empty 200', fault: () => answer(''), effect: 'failsAtOnce' },
  { title: '18 half an envelope', fault: (body) => answer(body.slice(0, -2)), effect: 'failsAtOnce' },
  { title: '18 two envelopes', fault: (body) => answer(body + body), effect: 'failsAtOnce' },
  { title: '19 a list', fault: (body) => answer(`[${body}]`), effect: 'failsAtOnce' },
  { title: '19 null', fault: () => answer('null'), effect: 'failsAtOnce' },
  { title: '20 a code as text', fault: (body) => answer(body.replace('1', '"ok"')), effect: 'failsAtOnce' },
  {
    title: '20 a code as decimal text',
    fault: (body) => answer(body.replace('1', '"1"')),
    effect: 'succeeds',
  },
  { title: '20 a fraction as code', fault: () => answer(envelope(1.5)), effect: 'failsAtOnce' },
  { title: '20 an unknown code', fault: () => answer(envelope(-4711)), effect: 'rejected' },
  { title: '21 content of a wrong shape', fault: () => withContent('"x"'), effect: 'malformed' },
  ...Object.values(errorCodes).map(({ code }): FaultClass => ({
    title: `22 the code ${code}`,
    fault: () => answer(envelope(code)),
    effect: 'rejected',
  })),
  {
    title: '23 huge',
    fault: (body) => answer(body + ' '.repeat(2_000_001)),
    effect: 'failsAtOnce',
    isCostly: true,
  },
  { title: '23 endless', fault: () => ({ kind: 'endless' }), effect: 'failsAtOnce', isCostly: true },
  { title: '23 deep', fault: (body) => answer(`{"deep":${nested},${body.slice(1)}`), effect: 'failsAtOnce' },
  {
    title: '24 hostile keys',
    fault: (body) => answer(`{${hostileKeys}${body.slice(1)}`),
    effect: 'succeeds',
  },
  { title: '26 an answer twice', fault: (body) => ({ kind: 'twice', body }), effect: 'succeeds' },
]
