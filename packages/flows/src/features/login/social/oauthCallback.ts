import type { Returned } from '../../../store/services.ts'

const names = [
  'state',
  'code',
  'id_token',
  'access_token',
  'user_id',
  'oauth_token',
  'oauth_verifier',
  'error',
  'denied',
] as const

/**
 * What a provider sent back in query or fragment, or null when the page was opened in another way. Each answer has the `state`
 * of its question: an `oauth_token` alone belongs to the game (SDK view), a `code` alone to whoever made the link. An address
 * that repeats a name is not accepted from any provider.
 * Source: spec §2, §7, faults.
 */
export function returnedLogin(search: string, fragment: string): Returned | null {
  const query = new URLSearchParams(search)
  const hash = new URLSearchParams(fragment.replace(/^#/, ''))
  const found = new Map<string, string>()
  for (const name of names) {
    const values = [...query.getAll(name), ...hash.getAll(name)]
    const [value] = values
    if (value !== undefined && values.length === 1 && /^[\x21-\x7e]{1,4096}$/.test(value))
      found.set(name, value)
  }
  const isAnswer = ['code', 'access_token', 'oauth_verifier', 'error', 'denied'].some((name) =>
    found.has(name),
  )
  return isAnswer && found.has('state') ? found : null
}
