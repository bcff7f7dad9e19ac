import { limitOf } from '@topup/service-model'
import type { LimitAt, LimitRule } from '@topup/service-model'
import type { Ledger } from './ledger.ts'
import { characters, products } from './shop.ts'

const dayMs = 86_400_000

/** What is left of the limited products for a character. */
export interface LimitService {
  /** All limited products. */
  all(characterId: string): readonly LimitAt[]
  /** Null for a product without a limit. */
  of(productId: string, characterId: string): LimitAt | null
  /** Limited products are sold out for a character from now on, or on sale again. */
  turn(characterId: string): void
}

/** Makes the limits of one run; orders of any account for a character count for it. Source: spec §4 "Limited goods". */
export function createLimitService(deps: {
  readonly ledger: Ledger
  readonly limitType: LimitRule['limitType']
  readonly nowMs: () => number
}): LimitService {
  const { ledger, limitType, nowMs } = deps
  const soldOut = new Set<string>()

  const limitAt = (productId: string, characterId: string): LimitAt => {
    const soldOutUntilMs = soldOut.has(characterId) ? nowMs() + dayMs : null
    const owner = characters.find((each) => each.characterId === characterId)
    const isOfPlayer = (other: string) =>
      characters.some(
        (each) => each.characterId === other && each.suid === owner?.suid && each.clientId === owner.clientId,
      )
    const bought = ledger.orders.filter(
      (order) => order.productId === productId && isOfPlayer(order.characterId),
    )
    const rule = { productId, limitType, frequency: 9, days: 30, soldOutUntilMs }
    return limitOf(rule, bought, { characterId, nowMs: nowMs() })
  }
  const limited = products.filter(({ isLimited }) => isLimited).map(({ id }) => id)

  return {
    all: (characterId) => limited.map((productId) => limitAt(productId, characterId)),
    of: (productId, characterId) => (limited.includes(productId) ? limitAt(productId, characterId) : null),
    turn: (characterId) => void (soldOut.delete(characterId) || soldOut.add(characterId)),
  }
}
