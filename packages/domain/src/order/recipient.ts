import type { Account } from '../account/account.ts'
import type { Choice } from '../base/choice.ts'

/** A character receives what was bought. Source: decision 31. */
export interface CharacterRecipient {
  readonly kind: 'character'
  readonly clientId: string
  readonly gameName: string
  readonly username: string
  readonly suid: string
  readonly area: Choice | null
  readonly server: Choice
  readonly character: Choice
}

/**
 * Who owes what a payment link asks for: the service knows server and character where the link does not name them (null), and
 * there is no login. Source: spec §6 "Replenish visitors".
 */
export interface LinkRecipient {
  readonly kind: 'paymentLink'
  readonly paymentLinkId: string
  readonly clientId: string
  readonly gameName: string
  readonly username: string
  readonly serverId: string | null
  readonly characterId: string | null
}

/** An account that asked about an order of which nothing but its number was known. Source: decision 46. */
export interface AccountRecipient {
  readonly kind: 'account'
  readonly clientId: string
  readonly gameName: string
  readonly username: string
  readonly suid: string
}

/**
 * Who receives what an order pays; `unread`: another release wrote the record, and this one cannot read whose it is. Source: decisions
 * 31 and 68.
 */
export type Recipient = CharacterRecipient | LinkRecipient | AccountRecipient | { readonly kind: 'unread' }

/** The account in whose name an order is; null where it has none or does not say. Source: decisions 46 and 48. */
export const buyerOf = (recipient: Recipient): CharacterRecipient | AccountRecipient | null =>
  recipient.kind === 'character' || recipient.kind === 'account' ? recipient : null

/** The ids of a recipient as calls take them; null for what is not named. Source: spec §7 "Common pay params". */
export interface RecipientIds {
  readonly clientId: string | null
  readonly areaId: string | null
  readonly serverId: string | null
  readonly characterId: string | null
}

/** The ids of a recipient. */
export function idsOf(recipient: Recipient): RecipientIds {
  const none = { clientId: null, areaId: null, serverId: null, characterId: null }
  if (recipient.kind === 'unread') return none
  const { clientId } = recipient
  if (recipient.kind === 'account') return { ...none, clientId }
  if (recipient.kind === 'paymentLink') {
    const { serverId, characterId } = recipient
    return { ...none, clientId, serverId, characterId }
  }
  const { area, server, character } = recipient
  return { clientId, areaId: area?.value ?? null, serverId: server.value, characterId: character.value }
}

/** The names of a recipient as players read them; the one of a payment link is an account of a game. */
export function namesOf(recipient: Recipient): {
  readonly game: string | null
  readonly account: string | null
  readonly server: string | null
  readonly character: string | null
} {
  if (recipient.kind === 'unread') return { game: null, account: null, server: null, character: null }
  const { gameName: game, username: account } = recipient
  if (recipient.kind === 'account') return { game, account, server: null, character: null }
  if (recipient.kind === 'paymentLink') return { game, account, server: game, character: account }
  return { game, account, server: recipient.server.display, character: recipient.character.display }
}

/** Makes the recipient that an account has chosen in a game, or that of a payment link. Source: decision 31. */
export function recipientFor(chosen: {
  readonly account: Pick<Account, 'suid' | 'username'>
  readonly game: { readonly clientId: string; readonly name: string }
  readonly area: Choice | null
  readonly server: Choice
  readonly character: Choice
}): CharacterRecipient | LinkRecipient {
  const { account, game, area, server, character } = chosen
  const { suid, username } = account
  const common = { clientId: game.clientId, gameName: game.name, username }
  const paymentLinkId = paymentLinkOf(account)
  return paymentLinkId === null
    ? { kind: 'character', ...common, suid, area, server, character }
    : {
        kind: 'paymentLink',
        paymentLinkId,
        ...common,
        serverId: namedId(server.value),
        characterId: namedId(character.value),
      }
}

const prefix = 'link:'

/**
 * Stands where a payment link does not name a server, a character or a product. The service knows them, and it is never
 * sent. Source: spec §6 "Replenish visitors".
 */
export const notNamed = '~'

/** An id of a snapshot as a call takes it: null where a payment link did not name it. Source: spec §6 "Replenish visitors". */
export const namedId = (id: string): string | null => (id === notNamed ? null : id)

/**
 * The account of a player who pays through a payment link: there is no login and no token.
 * Source: spec §6 "Replenish visitors".
 */
export function linkAccount(paymentLinkId: string, username: string): Account {
  return { username, suid: prefix + paymentLinkId, oauthToken: '', gpId: '' }
}

/** The id of the payment link whose account this is; null for every other account. Source: spec §6 "Replenish visitors". */
export const paymentLinkOf = ({ suid }: Pick<Account, 'suid'>): string | null =>
  suid.startsWith(prefix) ? suid.slice(prefix.length) : null
