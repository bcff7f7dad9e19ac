import { ownValue, readText } from '@topup/domain'
import type { Entry, EntrySecrets } from '@topup/domain'
import type { BrandStorage } from '../platform/brandStorage.ts'

/** The visit from inside a game that a tab belongs to; `suid` is empty until the link's account is known. */
export interface GameVisit {
  readonly clientId: string
  readonly suid: string
}

/**
 * What a tab keeps of a game visit, never the token (decision 35). `left`: the player logged in with an account
 * of their own.
 */
type Kept = GameVisit | 'left'

const key = 'gameVisit'

/** Keeps the game visit as long as the tab lives. Source: decision 55. */
export const keepGameVisit = (tab: BrandStorage, kept: Kept): void => void tab.write(key, kept)

/** The game visit that this tab keeps; null in a tab that was never a game's. */
export const keptGameVisit = (tab: BrandStorage): Kept | null => tab.read(key, parseKept)

/**
 * Whether the store is opened inside a game: `sdk` with the game's session, `lost` in a game's tab that has
 * lost it, as after a reload. A link with a game of its own, or a payment link, begins another visit. Source:
 * spec §6 "SDK view", decision 55.
 */
export function gameVisitOf(tab: BrandStorage, entry: Entry, secrets: EntrySecrets): 'sdk' | 'lost' | null {
  const kept = keptGameVisit(tab)
  const isInGame = entry.visit === 'sdk'
  const opener = gameOfLink(entry, secrets)
  if (opener !== null) {
    keepGameVisit(tab, { clientId: opener, suid: '' })
    // The link's token is valid for its game only, whatever was chosen in this tab before.
    for (const item of ['game', 'linkGame']) tab.remove(item)
    return 'sdk'
  }
  if (kept === 'left' || (kept === null && !isInGame)) return null
  if (!isInGame && (entry.clientId ?? entry.paymentLinkId ?? entry.rpClientId) !== null) {
    tab.remove(key)
    return null
  }
  // On the way back from a login provider the player is about to log in.
  return kept !== null && (secrets.state ?? secrets.oauthVerifier) !== null ? 'sdk' : 'lost'
}

/** The game whose link, with its session, this is; null for any other address. */
const gameOfLink = ({ visit, clientId }: Entry, { oauthToken, oauthVerifier }: EntrySecrets): string | null =>
  visit === 'sdk' && oauthToken !== null && oauthVerifier === null ? clientId : null

function parseKept(stored: unknown): Kept | null {
  if (stored === 'left') return stored
  const clientId = readText(ownValue(stored, 'clientId'))
  return clientId === null ? null : { clientId, suid: readText(ownValue(stored, 'suid')) ?? '' }
}
