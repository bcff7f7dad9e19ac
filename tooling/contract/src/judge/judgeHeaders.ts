import { cleanText, tryTimeoutMs } from '@topup/api-client'
import type { Finding } from '../report/report.ts'
import type { Exchange } from '../wire/exchange.ts'

/** Whether a page of the store may read the answer. Source: docs/publishers.md "Headers". */
export function judgeCors(answer: Exchange, storeOrigin: string | null): readonly Finding[] {
  if (answer.kind === 'failed' || storeOrigin === null) return []
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === storeOrigin) return []
  return [
    {
      kind: 'broken',
      path: 'headers.access-control-allow-origin',
      expected: `${storeOrigin} or *`,
      found: allowed === null ? 'nothing' : cleanText(allowed, 100),
      rule: 'cors',
    },
  ]
}

/** Whether a page may read the header `Date`. */
export function exposesDate(headers: Headers): boolean {
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  return headers.has('date') && (exposed.includes('date') || exposed.includes('*'))
}

/** Whether a store would still listen. */
export function judgeTime({ ms }: Exchange): readonly Finding[] {
  if (ms <= tryTimeoutMs) return []
  const found = `${(ms / 1000).toFixed(1)} s`
  return [{ kind: 'broken', path: '', expected: 'an answer within 10 s', found, rule: 'time' }]
}
