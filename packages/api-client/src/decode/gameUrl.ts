import type { ContentOf } from '../contract/wire.ts'
import type { evokeGame } from '../contract/config.ts'
import type { DecodeOptions } from './readers.ts'
import { safeUrl } from './safeUrl.ts'

/** A scheme of an app: `starfall://open`. Plain ASCII, so that nothing hides in it. */
const appLink = /^([a-z][a-z\d+.-]{1,40}):\/\/[\x21-\x5b\x5d-\x7e]{0,2000}$/i

/** Schemes that a browser or the system gives a meaning of its own; none of them is a game. */
const notAGame =
  /^(?:https?|wss?|ftp|file|javascript|vbscript|data|blob|filesystem|about|intent|content|market|tel|sms|smsto|mailto|view-source|resource|jar|chrome|chrome-extension|moz-extension|ms-.*|x-.*|itms.*)$/i

/**
 * The link that leads back into the game: a web page under the rule for all links, or the game's own app. Null where
 * there is no game to go back to. Source: decision 33, spec §7 "Lists and config", faults M-14.
 */
export function decodeGameUrl(wire: ContentOf<typeof evokeGame>, options: DecodeOptions = {}): string | null {
  const url = String(wire.url ?? '')
  const page = safeUrl(url, options)
  if (page !== null) return page
  const scheme = appLink.exec(url)?.[1]
  return scheme === undefined || notAGame.test(scheme) ? null : url
}
