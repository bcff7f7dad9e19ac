import type { OrderSelection } from '@topup/domain'

/**
 * Finds the step to go back to when a page was opened without what it needs, such as after a reload; null when
 * nothing is missing. Source: spec §2 "Old layout", §4 "Recharge flow".
 */
export function missingStep(need: {
  readonly clientId: string
  readonly selection: Pick<OrderSelection, 'clientId' | 'server' | 'character' | 'productId'>
  readonly isLoggedIn: boolean
}): '/selectGame' | '/selectGoods' | null {
  const { clientId, selection, isLoggedIn } = need
  if (clientId === '') return '/selectGame'
  const isChosen =
    selection.clientId === clientId && selection.server !== null && selection.character !== null
  return isLoggedIn && isChosen && selection.productId !== null ? null : '/selectGoods'
}
