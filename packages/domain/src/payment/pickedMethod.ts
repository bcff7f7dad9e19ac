import type { PaymentMethod, PaymentOption } from './paymentMethod.ts'

/** A method as chosen; `subMethod` is null exactly when the method has none. */
export interface PickedMethod {
  readonly method: PaymentMethod
  readonly subMethod: PaymentOption | null
}

/** The option that pays: the sub-method when there is one, else the method itself. Source: spec §3 "Payment option". */
export function optionOf({ method, subMethod }: PickedMethod): PaymentOption {
  return subMethod ?? method
}

/** The key a choice is remembered by: `paywayId` or `paywayId/subPaywayId`. Source: spec §3 "Order selection". */
export function rechargeKeyOf({ method, subMethod }: PickedMethod): string {
  return subMethod === null ? method.paywayId : `${method.paywayId}/${subMethod.paywayId}`
}

/**
 * The method among those listed now that a stored method key names; null when there is none, so that the player
 * chooses again rather than pays with something else. Source: spec §4 "Recharge flow".
 */
export function defaultMethod(
  methods: readonly PaymentMethod[],
  rechargeKey: string | null,
): PickedMethod | null {
  return methods.flatMap(choicesOf).find((picked) => rechargeKeyOf(picked) === rechargeKey) ?? null
}

function choicesOf(method: PaymentMethod): readonly PickedMethod[] {
  if (method.subMethods.length === 0) return [{ method, subMethod: null }]
  return method.subMethods.map((subMethod) => ({ method, subMethod }))
}
