import type { Random } from '../time/random.ts'

/** What becomes of one request. `before`: the service never hears of it; `after`: it did what was asked. */
export type Outcome =
  | 'fine'
  | 'connectionRefused'
  | 'silentBefore'
  | 'resetAfter'
  | 'silentAfter'
  | 'late'
  | 'deliveredLate'
  | 'twice'
  | 'twiceLate'
  | 'truncated'
  | 'htmlBefore'
  | 'htmlAfter'
  | 'errorBefore'
  | 'errorAfter'
  | 'emptyAfter'
  | 'bentAfter'
  | 'redirected'

const faults: Readonly<Record<Exclude<Outcome, 'fine'>, number>> = {
  connectionRefused: 3,
  silentBefore: 2,
  resetAfter: 4,
  silentAfter: 3,
  late: 4,
  deliveredLate: 2,
  twice: 9,
  twiceLate: 2,
  truncated: 2,
  htmlBefore: 1,
  htmlAfter: 2,
  errorBefore: 1,
  errorAfter: 2,
  emptyAfter: 1,
  bentAfter: 3,
  redirected: 1,
}

/** Draws what becomes of a request; `share` of them meet a fault. */
export function drawOutcome(random: Random, share: number): Outcome {
  return random.chance(share) ? random.weighted(faults) : 'fine'
}

/** Whether the service is asked at all. */
export function isDelivered(outcome: Outcome): boolean {
  return !['connectionRefused', 'silentBefore', 'htmlBefore', 'errorBefore', 'redirected'].includes(outcome)
}

/** What the page gets in place of the service's words: a body with its status, or nothing at all. */
export type Bent = { readonly status: number; readonly body: string } | 'reset' | 'silence'

const html = '<!doctype html><title>Sign in to this network</title>'

const codeAsText = (body: string) => body.replace(/"code":(-?\d+)/, '"code":"$1"')

/** Whether an answer still says what the service said: decimal text is the number that it spells. Source: decision 51. */
export const saysTheSame = (bent: string, body: string): boolean => bent === body || bent === codeAsText(body)

const bends: readonly ((body: string) => string)[] = [
  () => 'null',
  () => '[]',
  () => '{"code":"1","msg":"","content":{}}',
  () => '{"code":1,"msg":""}',
  () => '{"code":1,"msg":"","content":null}',
  () => '{"code":1,"msg":"","content":[]}',
  () => '{"code":1,"msg":"","content":{"billing_no":{"a":1},"status":"1"}}',
  () => '{"code":1.5,"msg":"","content":{}}',
  () => '{"code":-1,"msg":"","content":null}',
  () => '{"code":10,"msg":"","content":null}',
  (body) => `\u0000${body}`,
  codeAsText,
  (body) => body.replace('"code":1', '"code":"ok"'),
  (body) => body.replace(/"status":-?\d+/, '"status":10'),
]

type Bend = (body: string, random: Random) => Bent

const whole: Bend = (body) => ({ status: 200, body })
const broken: Bend = () => 'reset'
const unanswered: Bend = () => 'silence'
const failed: Bend = (body, random) => ({
  status: random.pick([500, 429, 403, 504]),
  body: random.chance(0.5) ? body : html,
})

const bendOf: Readonly<Record<Outcome, Bend>> = {
  fine: whole,
  late: whole,
  deliveredLate: whole,
  twice: whole,
  twiceLate: whole,
  connectionRefused: broken,
  resetAfter: broken,
  redirected: broken,
  silentBefore: unanswered,
  silentAfter: unanswered,
  truncated: (body, random) => ({ status: 200, body: body.slice(0, random.below(body.length)) }),
  htmlBefore: () => ({ status: 200, body: html }),
  htmlAfter: (_, random) => ({ status: random.pick([200, 502, 503]), body: html }),
  errorBefore: failed,
  errorAfter: failed,
  emptyAfter: (_, random) => ({ status: random.pick([200, 204]), body: '' }),
  bentAfter: (body, random) => ({ status: 200, body: (random.pickOf(bends) ?? String)(body) }),
}

/** What comes back of an answer, given its outcome. */
export const bend = (outcome: Outcome, body: string, random: Random): Bent => bendOf[outcome](body, random)
