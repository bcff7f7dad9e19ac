/** A heading that methods are gathered under. Source: spec §9 "Channel grouping". */
export type PaymentGroup =
  | 'internetBank'
  | 'banking'
  | 'eWallet'
  | 'prepaidCard'
  | 'molPoints'
  | 'ininal'
  | 'trueWallet'
  | 'linePay'
  | 'trueMoney'
  | 'twelveCall'

const groupIds: readonly (readonly [PaymentGroup, readonly number[]])[] = [
  ['internetBank', [128, 129, 130, 131, 132, 133, 134, 136, 137, 138, 139, 140, 141]],
  ['banking', [91, 92, 93, 94, 121]],
  ['eWallet', [1]],
  ['prepaidCard', [3]],
  ['molPoints', [605]],
  ['ininal', [127]],
  ['trueWallet', [143]],
  ['linePay', [142]],
  ['trueMoney', [602]],
  ['twelveCall', [601]],
]

const groups: ReadonlyMap<string, PaymentGroup> = new Map(
  groupIds.flatMap(([group, ids]) => ids.map((id) => [String(id), group] as const)),
)

/** The group of a payway id as sent, or null when it stands alone. Source: spec §9 "Channel grouping". */
export function paymentGroup(paywayId: string): PaymentGroup | null {
  return groups.get(paywayId) ?? null
}
