import { getPageConfig } from '@topup/api-client/contract'
import type { Finding } from '../report/report.ts'
import { exchange, type Exchange } from '../wire/exchange.ts'
import type { Tour } from './tour.ts'

type Answered = Extract<Exchange, { readonly kind: 'answered' }>

const isAnswered = (answer: Exchange): answer is Answered => answer.kind === 'answered'

/** Judges what all answers have in common. */
export function judgeHost({ answers, book }: Tour): void {
  const answered = answers.filter(isAnswered)
  if (answered.length === 0) return
  const rule = (subject: string, note: string, findings: readonly Finding[]) =>
    book.rule({ group: 'host', subject, findings, note })
  const hidden = answered.filter(({ headers }) => !exposesDate(headers)).length
  rule(
    'Date is exposed',
    `${answered.length - hidden} of ${answered.length} answers`,
    hidden === 0 ? [] : [unexposed],
  )
  const ahead = answered.flatMap(({ aheadMs }) => aheadMs ?? []).toSorted((one, other) => one - other)
  const middle = ahead[Math.floor(ahead.length / 2)]
  if (middle !== undefined) rule('the clock', `${sayAhead(middle)} this machine's`, judgeClock(middle))
  const plain = answered.filter(({ size, headers }) => size > largeBytes && !headers.has('content-encoding'))
  const largest = Math.max(...answered.map(({ size }) => size))
  rule(
    'compression',
    `largest answer ${kilobytes(largest)}`,
    plain.length === 0 ? [] : [uncompressed(plain.length)],
  )
}

/** From here on compression saves a phone a whole round trip. */
const largeBytes = 16_000

/** A clock that is this wrong ends countdowns and coupons at another minute than the service means. */
const clockToleranceMs = 60_000

const unexposed: Finding = {
  kind: 'tolerated',
  path: 'headers.access-control-expose-headers',
  expected: 'Date',
  found: 'no such name, or no Date',
  rule: 'date',
}

const uncompressed = (count: number): Finding => ({
  kind: 'tolerated',
  path: 'headers.content-encoding',
  expected: 'gzip or br',
  found: `none in ${count} of the answers of more than 16 kB`,
  rule: 'compression',
})

/** Whether a page may read the header `Date`. */
function exposesDate(headers: Headers): boolean {
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  return headers.has('date') && (exposed.includes('date') || exposed.includes('*'))
}

function judgeClock(aheadMs: number): readonly Finding[] {
  if (Math.abs(aheadMs) <= clockToleranceMs) return []
  const found = `${sayAhead(aheadMs)} this machine's`
  return [
    { kind: 'broken', path: 'headers.date', expected: 'the time, within a minute', found, rule: 'clock' },
  ]
}

function sayAhead(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return seconds <= 1 ? 'within a second of' : `${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'}`
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Asks as a browser does before a request that is not simple. */
export async function askPreflight({ book, options, deps }: Tour): Promise<void> {
  const { storeOrigin, origin } = options.target
  const subject = 'a preflight'
  const note = 'no page was named (--store or --brand)'
  if (storeOrigin === null) return book.rule({ group: 'host', subject, note })
  const { path } = getPageConfig
  const answer = await exchange(
    {
      origin,
      path,
      method: 'OPTIONS',
      parameters: new URLSearchParams(),
      headers: { origin: storeOrigin, 'access-control-request-method': 'GET' },
    },
    deps,
  )
  const allowed = answer.kind === 'answered' ? answer.headers.get('access-control-allow-origin') : null
  const isFine = allowed === '*' || allowed === storeOrigin
  const found = answer.kind === 'answered' ? `the HTTP status ${answer.status} without it` : answer.reason
  const refused: Finding = {
    kind: 'tolerated',
    path: 'headers.access-control-allow-origin',
    expected: `${storeOrigin} or *`,
    found,
    rule: 'preflight',
  }
  const findings = isFine ? [] : [refused]
  book.rule({ group: 'host', subject, address: `OPTIONS ${path}`, ms: answer.ms, findings })
}
