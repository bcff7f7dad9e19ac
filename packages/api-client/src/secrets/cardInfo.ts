import { base64 } from './obfuscate.ts'

/** The two parameters that represent a prepaid card. `card_info` is a secret. */
export interface CardParameters {
  readonly card_info: string
  readonly hash: string
}

async function sha256Hex(asciiText: string): Promise<string> {
  const bytes = Uint8Array.from(asciiText, (character) => character.charCodeAt(0))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * A prepaid card as the wire carries it: base64 of `{"card_id","card_rwd"}`, and a checksum of that text. Both values
 * are trimmed. Needs a secure context (https or localhost). Source: spec §7 "In-game card pay", decision 34.
 */
export async function cardInfo(cardId: string, password: string): Promise<CardParameters> {
  const encoded = base64(JSON.stringify({ card_id: cardId.trim(), card_rwd: password.trim() }))
  return { card_info: encoded, hash: await sha256Hex(encoded) }
}
