import { ownValue } from '../base/ownProperty.ts'
import { count, oneOf, record } from '../base/readers.ts'
import { mergeTimes } from './orderTimes.ts'
import type { OrderTimes } from './orderTimes.ts'

type Asked = NonNullable<OrderTimes['asked']>
type Refused = NonNullable<OrderTimes['refused']>

const asked = record<Asked>({
  atMs: count,
  answer: oneOf('unreachable', 'noInformation', 'loggedOut', 'notFound', 'read'),
})

const refused = record<Refused>({
  atMs: count,
  code: (value) => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined),
})

/**
 * Reads the times of a stored order; each that cannot be read is left out, and none of them makes an order
 * unreadable. Source: decisions 68 and 76.
 */
export function parseTimes(value: unknown): OrderTimes {
  const read = {
    numberedAtMs: count(ownValue(value, 'numberedAtMs')),
    openedAtMs: count(ownValue(value, 'openedAtMs')),
    asked: asked(ownValue(value, 'asked')),
    refused: refused(ownValue(value, 'refused')),
  }
  return mergeTimes(read)
}
