import type { JournalEntry } from './journal.ts'
import { reportedOf } from './origin.ts'
import { nothingReported } from './reportedDetails.ts'
import type { ReportedDetails } from './reportedDetails.ts'
import { isUnknownPurchase } from './unknownPurchase.ts'

/** What screens show about an order; null where a fact is not known. Source: decision 31. */
export interface OrderFacts extends Omit<ReportedDetails, 'productId'> {
  readonly game: string | null
  readonly method: string | null
  /** What came beside the product, in the service's own words. */
  readonly bonus: string | null
  /** Growth points. */
  readonly points: number | null
}

/**
 * The facts of an order: those of the tap that made it, or, for an external order, those that the service
 * reports. Source: decision 31.
 */
export function factsOf(entry: JournalEntry): OrderFacts {
  const { product, recipient, payable, method, points } = entry.snapshot
  const reported = reportedOf(entry)
  if (reported !== null) return reportedFacts(reported)
  if (isUnknownPurchase(entry.snapshot)) return reportedFacts(nothingReported)
  return {
    product: product.display,
    game: recipient.gameName,
    account: recipient.username,
    server: recipient.server.display,
    character: recipient.character.display,
    amount: (entry.kind === 'final' ? entry.charged : undefined) ?? payable,
    method: method.name,
    bonus: product.bonus === '' ? null : product.bonus,
    points: points === 0 ? null : points,
  }
}

const reportedFacts = ({ product, account, server, character, amount }: ReportedDetails): OrderFacts => ({
  product,
  game: null,
  account,
  server,
  character,
  amount,
  method: null,
  bonus: null,
  points: null,
})
