import type { ServiceOrder } from './order.ts'

/**
 * The order of an idempotency key: the first of `orders`, oldest first, that this account made with it. The key of
 * another account is none of its own, and an empty key is none at all. Source: decisions 3 and 8.
 */
export const orderOfIntent = <Order extends Pick<ServiceOrder, 'sessionId' | 'account'>>(
  orders: readonly Order[],
  intent: Pick<ServiceOrder, 'sessionId' | 'account'>,
): Order | null =>
  intent.sessionId === ''
    ? null
    : (orders.find(
        ({ sessionId, account }) => sessionId === intent.sessionId && account === intent.account,
      ) ?? null)

/** What an order query names: a number, an idempotency key, or both; empty where it names none. */
export interface OrderQuery {
  readonly billingNo: string
  readonly sessionId: string
}

/**
 * The order that a query asks about: by its number where there is one, else by the idempotency key. A query carries no
 * login, so the account plays no part. Source: decision 3.
 */
export function queriedOrder<Order extends Pick<ServiceOrder, 'billingNo' | 'sessionId'>>(
  orders: readonly Order[],
  { billingNo, sessionId }: OrderQuery,
): Order | null {
  if (billingNo !== '') return orders.find((order) => order.billingNo === billingNo) ?? null
  return sessionId === '' ? null : (orders.find((order) => order.sessionId === sessionId) ?? null)
}

/**
 * The order that tells most of a link's debt, among the orders of that link, oldest first: the one that paid it, else
 * the newest that is open, else the newest. Source: decisions 22 and 46.
 */
export function orderOfLink<Order extends Pick<ServiceOrder, 'outcome'>>(
  orders: readonly Order[],
): Order | null {
  const newest = (wanted: ServiceOrder['outcome']) =>
    orders.filter(({ outcome }) => outcome === wanted).at(-1)
  return newest('success') ?? newest('pending') ?? orders.at(-1) ?? null
}
