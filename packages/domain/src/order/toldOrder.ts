import type { Money } from '../money/money.ts'
import type { JournalEntry } from './journal.ts'
import { isUnknownPurchase } from './unknownPurchase.ts'

/** What the service says of an order; null where it says nothing. Source: spec §3 "Order/billing info". */
export interface ToldOrder {
  readonly productId: string | null
  readonly product: string | null
  readonly account: string | null
  readonly server: string | null
  readonly role: string | null
  readonly amount: Money | null
}

/** An order of which nothing but its number is known. */
export const nothingTold: ToldOrder = {
  productId: null,
  product: null,
  account: null,
  server: null,
  role: null,
  amount: null,
}

/** Whether nothing but the number of an order is known. Source: ruling 5. */
export const isNothingTold = (told: ToldOrder): boolean => Object.values(told).every((fact) => fact === null)

/** What is known of an order, for screens; null where nothing is. Source: ruling 5. */
export interface OrderFacts extends Omit<ToldOrder, 'productId'> {
  readonly game: string | null
  readonly method: string | null
}

/** The facts of an order: those of the tap that made it, or for an order that was made elsewhere those that the service tells. Source: ruling 5. */
export function factsOf(entry: JournalEntry): OrderFacts {
  const { product, recipient, payable, method } = entry.snapshot
  if (entry.told !== undefined) return factsTold(entry.told)
  if (isUnknownPurchase(entry.snapshot)) return factsTold(nothingTold)
  return {
    product: product.display,
    game: recipient.gameName,
    account: recipient.username,
    server: recipient.server.display,
    role: recipient.role.display,
    amount: payable,
    method: method.name,
  }
}

const factsTold = ({ product, account, server, role, amount }: ToldOrder): OrderFacts => ({
  product,
  game: null,
  account,
  server,
  role,
  amount,
  method: null,
})
