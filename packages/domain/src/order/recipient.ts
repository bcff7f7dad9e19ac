import type { LinkPayer } from '../account/account.ts'
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

/** Who owes what a payment link asks for. Source: spec §6 "Replenish visitors". */
export interface LinkRecipient extends LinkPayer {
  readonly kind: 'paymentLink'
  /** Null in a record of an earlier release whose link named no game. */
  readonly clientId: string | null
  readonly gameName: string
}

/** An account that asked about an order of which nothing but its number was known. Source: decision 46. */
export interface AccountRecipient {
  readonly kind: 'account'
  /** Null where no game was chosen. */
  readonly clientId: string | null
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

/** The ids of a recipient as calls take them, and its area; null for what is not named. Source: spec §7 "Common pay params". */
export function idsOf(recipient: Recipient): {
  readonly clientId: string | null
  readonly area: Choice | null
  readonly serverId: string | null
  readonly characterId: string | null
} {
  const isCharacter = recipient.kind === 'character'
  const isOfLink = recipient.kind === 'paymentLink'
  return {
    clientId: recipient.kind === 'unread' ? null : recipient.clientId,
    area: isCharacter ? recipient.area : null,
    serverId: isCharacter ? recipient.server.value : isOfLink ? recipient.serverId : null,
    characterId: isCharacter ? recipient.character.value : isOfLink ? recipient.characterId : null,
  }
}

/**
 * Whether two areas may be one: where one is not known, the server and the character decide. Source: spec §5 "Area is sent
 * only when is_area_role is on".
 */
export const mayBeSameArea = (
  one: Pick<Choice, 'value'> | null,
  other: Pick<Choice, 'value'> | null,
): boolean => one === null || other === null || one.value === other.value

/** The names of a recipient as players read them; without a character it is an account of a game. */
export function namesOf(recipient: Recipient): {
  readonly game: string | null
  readonly account: string | null
  readonly server: string | null
  readonly character: string | null
} {
  const isCharacter = recipient.kind === 'character'
  const game = recipient.kind === 'unread' ? null : recipient.gameName
  const account = recipient.kind === 'unread' ? null : recipient.username
  return {
    game,
    account,
    server: isCharacter ? recipient.server.display : game,
    character: isCharacter ? recipient.character.display : account,
  }
}
