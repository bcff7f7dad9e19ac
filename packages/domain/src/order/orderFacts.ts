import type { JournalEntry } from './journal.ts'
import { nothingTold } from './toldOrder.ts'
import type { ToldOrder } from './toldOrder.ts'
import { isUnknownPurchase } from './unknownPurchase.ts'

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
