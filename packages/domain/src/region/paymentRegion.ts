/** The payment regions, as they travel in `domain_area`. Source: spec §3 "Payment regions". */
export const paymentRegions = [
  'universal',
  'eru',
  'sea',
  'ja',
  'kr',
  'twhk',
  'useuro',
  'ru',
  'hk',
  'codapay',
  'mea',
  'dragon',
] as const

/** Where a payment is booked; travels as `domain_area`. Source: spec §3 "Payment regions". */
export type PaymentRegion = (typeof paymentRegions)[number]

/** Client id to payment region. Source: spec §3, §4 step 2. */
export type RegionByClientId = Readonly<Partial<Record<PaymentRegion, readonly string[]>>>

/** Reads a region from a query, from storage or from the wire; null when it is not exactly one of the list. Source: spec §3 "Payment regions", faults M-21. */
export function parsePaymentRegion(value: unknown): PaymentRegion | null {
  return paymentRegions.find((region) => region === value) ?? null
}
