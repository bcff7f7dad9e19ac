import { decodeMethod } from '@topup/api-client'
import { paywaySchema, subPaymentSchema } from '@topup/api-client/contract'
import { allProviders } from '@topup/api-client/providers/allProviders'
import type { PaymentOption } from '@topup/domain'
import type { Finding } from '../report/report.ts'
import { describeFound, valueAt } from './describeFound.ts'
import { rowsOf } from './rowsOf.ts'
import { unusable } from './unusable.ts'

const channels: ReadonlySet<number> = new Set(allProviders.flatMap(({ channelIds }) => [...channelIds]))

/** One way to pay, as it was sent and as a store reads it. */
interface Way {
  readonly path: string
  readonly sent: unknown
  readonly option: PaymentOption
  /** Whether it is paid by one of its sub-methods: then its own channel starts nothing. */
  readonly isGroup: boolean
}

/**
 * Which ways to pay a store does not show, or shows and cannot use. Prices decide too, which differ by product.
 * Source: spec §5 "Method visibility", docs/publishers.md "Payment methods".
 */
export function judgeMethods(
  sent: unknown,
  options: { readonly allowLocalHosts: boolean },
): readonly Finding[] {
  const country = valueAt(sent, 'country')
  const countries = typeof country === 'object' && country !== null ? Object.entries(country) : []
  return countries.flatMap(([key, listed]: readonly [string, unknown]) =>
    rowsOf(paywaySchema, listed, `content.country.${key}`).flatMap((method) => {
      const subMethods = rowsOf(
        subPaymentSchema,
        valueAt(method.sent, 'sub_payment'),
        `${method.path}.sub_payment`,
      )
      return [
        ...judgeWay({ ...method, option: decodeMethod(method.row, options), isGroup: subMethods.length > 0 }),
        ...subMethods.flatMap((sub) =>
          judgeWay({ ...sub, option: decodeMethod(sub.row, options), isGroup: false }),
        ),
      ]
    }),
  )
}

function judgeWay({
  option,
  ...way
}: Omit<Way, 'option'> & { readonly option: PaymentOption | null }): readonly Finding[] {
  return option === null ? [] : [...judgeIcon({ ...way, option }), ...judgeChannel({ ...way, option })]
}

function judgeIcon({ path, sent, option }: Way): readonly Finding[] {
  if (option.iconUrl !== null) return []
  const expected = 'a picture, because a store does not show a method without an icon'
  return [unusable({ path: `${path}.icon`, expected, value: valueAt(sent, 'icon'), rule: 'methods' })]
}

function judgeChannel({ path, sent, option, isGroup }: Way): readonly Finding[] {
  const { channelId } = option
  const at = { path: `${path}.channel_id`, rule: 'methods' } as const
  const value = valueAt(sent, 'channel_id')
  if (channelId === null) {
    const expected = 'a channel, because a method without one is shown and cannot pay'
    return isGroup ? [] : [unusable({ ...at, expected, value })]
  }
  if (channels.has(channelId)) return []
  const expected = 'a channel of the contract, because a store does not show a method of any other'
  return [{ ...at, kind: 'tolerated', expected, found: describeFound(value, true) }]
}
