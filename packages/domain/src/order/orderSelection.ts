import type { Choice } from '../base/choice.ts'
import { id, nullable, record, text } from '../base/readers.ts'

/** Whose choice something is: that of a player in a game, or of a guest, whose `suid` is empty. Source: faults M-08. */
export interface SelectionOwner {
  /** Null while no game is chosen. */
  readonly clientId: string | null
  readonly suid: string
}

/** What can be chosen. Source: spec §3 "Order selection". */
export interface Chosen {
  readonly gameName: string
  /** The game's `gp_id`; empty where the game list does not name one. */
  readonly gameProductId: string
  readonly area: Choice | null
  readonly server: Choice | null
  readonly realServer: string | null
  readonly character: Choice | null
  readonly productId: string | null
  readonly region: string | null
  /** The method chosen last, by its `rechargeKeyOf`. */
  readonly rechargeKey: string | null
}

/**
 * What the player has chosen so far; kept 7 days, cleared on login and game change, never the record of an order.
 * Source: spec §3 "Order selection", decision 28.
 */
export interface OrderSelection extends SelectionOwner, Chosen {}

/** How long a selection is kept. Source: spec §9 "Order and game info saved 7 days". */
export const orderSelectionExpiryDays = 7

/** Nothing chosen for a game: what a login, a logout and a change of game leave. Source: spec §4 "Login", "Game selection", faults A-14. */
export function nothingChosen(game: { readonly name: string; readonly gpId: string } | null): Chosen {
  return {
    gameName: game === null ? '' : game.name,
    gameProductId: game === null ? '' : game.gpId,
    area: null,
    server: null,
    realServer: null,
    character: null,
    productId: null,
    region: null,
    rechargeKey: null,
  }
}

/**
 * The stored form of a selection. The names are those of the first release, so that older and newer releases can
 * read each other's selections: `role` is the character, `goods` the id of the product, and `clientId` is empty
 * without a game.
 */
export interface StoredSelection extends Omit<OrderSelection, 'character' | 'clientId' | 'productId'> {
  readonly clientId: string
  readonly role: Choice | null
  readonly goods: string | null
}

const choice = record<Choice>({ display: text, value: id })

const storedSelection = record<StoredSelection>({
  gameName: text,
  clientId: text,
  suid: text,
  gameProductId: text,
  area: nullable(choice),
  server: nullable(choice),
  realServer: nullable(text),
  role: nullable(choice),
  goods: nullable(text),
  region: nullable(text),
  rechargeKey: nullable(text),
})

/** Converts a selection to its stored form. Source: spec §3 "Order selection", decision 26. */
export function toStoredSelection(selection: OrderSelection): StoredSelection {
  const { character, clientId, productId, ...rest } = selection
  return { ...rest, clientId: clientId ?? '', role: character, goods: productId }
}

/** Reads a selection back from the parsed JSON of storage; null when any of it is unreadable. Source: faults M-21. */
export function parseSelection(json: unknown): OrderSelection | null {
  const read = storedSelection(json)
  if (read === undefined) return null
  const { role: character, goods: productId, clientId, ...rest } = read
  return { ...rest, clientId: clientId || null, character, productId }
}

/**
 * The selection after the payment region changes: another region has other prices and other methods, so the
 * chosen product and method are cleared; the character stays.
 * Source: spec §4 "Changing region clears the chosen method", decision 54.
 */
export function selectionAfterRegion(selection: Chosen): Chosen {
  return { ...selection, productId: null, region: null, rechargeKey: null }
}
