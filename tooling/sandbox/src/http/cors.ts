/** A store under development: any port of this machine, by name or number. */
const localOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(?::\d+)?$/i

/** The headers that let a store of this machine read an answer; none for a foreign origin. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !localOrigin.test(origin)) return { vary: 'origin' }
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
    vary: 'origin',
  }
}
