import type { PayRequestWire } from '@topup/api-client'
import type { PaymentOption, Product } from '@topup/domain'
import { amountOf, bcp47 } from '@topup/domain'
import type { Known } from './known.ts'
import type { Tour } from './tour.ts'

/** A listed way to pay a product. */
export interface ChosenMethod {
  readonly country: string
  readonly option: PaymentOption
  readonly product: Product
}

/** The cheapest product without a limit that a listed method of these channels takes; null where there is none. */
export function methodOf(
  { methods, products }: Pick<Known, 'methods' | 'products'>,
  channelIds: readonly number[],
): ChosenMethod | null {
  const payable = products
    .filter(
      ({ price, isLimit, isPointCard }) => price !== null && price.minorUnits > 0 && !isLimit && !isPointCard,
    )
    .toSorted((one, other) => (one.price?.minorUnits ?? 0) - (other.price?.minorUnits ?? 0))
  for (const { region: country, methods: listed } of methods)
    for (const option of listed.flatMap((method) => [method, ...method.subMethods]))
      if (option.channelId !== null && channelIds.includes(option.channelId)) {
        const product = payable.find((each) =>
          isInRange(option, each.price === null ? 0 : amountOf(each.price)),
        )
        if (product !== undefined) return { country, option, product }
      }
  return null
}

/** Source: spec §5 "Payment channel price filter". */
const isInRange = ({ minAmount: min, maxAmount: max }: PaymentOption, amount: number): boolean =>
  (min <= 0 || amount >= min) && (max <= 0 || amount <= max)

/** The common parameters of a payment starter. Source: spec §7 "Common pay params". */
export function payRequestOf(
  { known, options, newId }: Tour,
  { country, option, product }: ChosenMethod,
  sessionId: string,
): PayRequestWire {
  const { brand } = options.target
  return {
    client_id: known.clientId ?? '',
    server_id: known.recipient?.serverId,
    role_id: known.recipient?.roleId,
    areaId: known.recipient?.areaId,
    platform: options.place.platform,
    product_id: product.productId,
    domain_area: options.place.region,
    bcp47_lang: bcp47(brand?.defaultLanguage ?? 'en'),
    country,
    did: newId(),
    session_id: sessionId,
    session_time: String(options.startedAtMs),
    pay_id: option.paywayId,
  }
}
