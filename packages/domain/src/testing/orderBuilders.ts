import { type Journal, type JournalEntry, ownOrder } from '../order/journal.ts'
import { withTimes } from '../order/orderTimes.ts'
import type { OrderSelection } from '../order/orderSelection.ts'
import type { PurchaseSnapshot } from '../order/purchaseSnapshot.ts'
import type { CharacterRecipient, LinkRecipient, Recipient } from '../order/recipient.ts'

/** The character that most orders of the tests are for. */
const kaelith: CharacterRecipient = {
  kind: 'character',
  clientId: '100001',
  gameName: 'Starfall Chronicle',
  username: 'ren_hoshi',
  suid: '5001',
  area: null,
  server: { display: 'S128 Moonfall', value: 's128' },
  character: { display: 'Kaelith', value: '900001' },
}

/** Who owes what a payment link asks for. */
export const buildLinkRecipient = (over: Partial<LinkRecipient> = {}): LinkRecipient => ({
  kind: 'paymentLink',
  paymentLinkId: 'R1',
  clientId: '100001',
  gameName: 'Starfall Chronicle',
  username: 'ren_hoshi',
  serverId: 's128',
  characterId: '900001',
  ...over,
})

/** A purchase for one kind of recipient. */
type Bought<R extends Recipient> = PurchaseSnapshot & { readonly recipient: R }

/** An entry whose recipient is a character. */
type ForCharacter = JournalEntry & { readonly snapshot: Bought<CharacterRecipient> }

/** A purchase of US$4.99 for one character; `over` replaces any field. */
export function buildPurchaseSnapshot(over?: Partial<Bought<CharacterRecipient>>): Bought<CharacterRecipient>
export function buildPurchaseSnapshot(over: Partial<PurchaseSnapshot>): PurchaseSnapshot
export function buildPurchaseSnapshot(over: Partial<PurchaseSnapshot> = {}): PurchaseSnapshot {
  return {
    intentId: 'intent-1',
    intendedAtMs: 1_790_000_000_000,
    recipient: kaelith,
    product: { productId: 'crystals.680', display: '680 Crystals', typeKey: 'crystals', bonus: '' },
    price: { minorUnits: 499, currency: 'USD' },
    coupon: null,
    payable: { minorUnits: 499, currency: 'USD' },
    points: 0,
    method: { paywayId: '700', channelId: 10401, name: 'Bank card', country: 'MY' },
    paymentRegion: 'universal',
    ...over,
  }
}

const apiOrigin = 'https://pay.watt.example'

/** A purchase that was sent and not answered. */
export function buildIntended(intentId: string): ForCharacter & { readonly kind: 'intended' } {
  return { kind: 'intended', snapshot: buildPurchaseSnapshot({ intentId }), apiOrigin }
}

/** A purchase that the API rejected; no query has confirmed yet that there is no order. */
export function buildRejected(intentId: string): ForCharacter & { readonly kind: 'rejected' } {
  return { ...buildIntended(intentId), kind: 'rejected' }
}

/** A purchase without an answer that the player dismissed. */
export function buildDismissed(
  intentId: string,
  dismissedAtMs: number,
): ForCharacter & { readonly kind: 'dismissed' } {
  return { ...buildIntended(intentId), kind: 'dismissed', from: 'intended', dismissedAtMs }
}

/** An open order; its intent is named after its billing number. */
export function buildOrdered(billingNo: string): ForCharacter & { readonly kind: 'ordered' } {
  const snapshot = buildPurchaseSnapshot({ intentId: `intent of ${billingNo}` })
  return {
    kind: 'ordered',
    snapshot,
    apiOrigin,
    billingNo,
    payUrl: 'https://pay.provider.example/',
    origin: ownOrder,
  }
}

/** A final order for which a full query answered success. */
export function buildFinal(billingNo: string): ForCharacter & { readonly kind: 'final' } {
  const { snapshot } = buildOrdered(billingNo)
  return {
    kind: 'final',
    snapshot,
    apiOrigin,
    billingNo,
    outcome: 'success',
    finalAtMs: 1_790_000_100_000,
    origin: ownOrder,
  }
}

/** A selection in which everything is chosen. */
export const buildSelection = (): OrderSelection => ({
  gameName: 'Starfall Chronicle',
  clientId: '100001',
  suid: '5001',
  gameProductId: '77',
  area: { display: 'Asia', value: '7' },
  server: { display: 'S128 Moonfall', value: 's128' },
  realServer: 's100',
  character: { display: 'Kaelith', value: '900001' },
  productId: 'crystals.680',
  region: 'MY',
  rechargeKey: '1/12',
})

/** The same entry, as one that pays what a payment link asked for. */
export function forLink<E extends JournalEntry>(entry: E, over?: Partial<LinkRecipient>): ForLink<E>
export function forLink(entry: JournalEntry, over?: Partial<LinkRecipient>): unknown {
  return { ...entry, snapshot: { ...entry.snapshot, recipient: buildLinkRecipient(over) } }
}

type ForLink<E> = E extends JournalEntry
  ? Omit<E, 'snapshot'> & { readonly snapshot: Bought<LinkRecipient> }
  : never

/** The journal without the times in it, for what does not depend on them. */
export const withoutTimes = (journal: Journal): Journal => journal.map((entry) => withTimes(entry, {}))
