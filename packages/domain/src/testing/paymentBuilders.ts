import type { MethodRegion, PaymentMethod, PaymentOption } from '../payment/paymentMethod.ts'

/** A payment option with an icon, a channel and no price limits; `over` replaces any field. */
export function buildOption(over: Partial<PaymentOption> = {}): PaymentOption {
  return {
    paywayId: '700',
    channelId: 10401,
    name: 'Bank card',
    iconUrl: 'https://cdn.watt.example/card.png',
    sort: 1,
    minAmount: 0,
    maxAmount: 0,
    description: '',
    openCoupon: true,
    ...over,
  }
}

/** A payment method without sub-methods unless `over` names some. */
export function buildMethod(over: Partial<PaymentMethod> = {}): PaymentMethod {
  return { ...buildOption(over), subMethods: over.subMethods ?? [] }
}

/** A region and its methods. */
export function buildRegion(region: string, methods: readonly PaymentMethod[]): MethodRegion {
  return { region, methods }
}
