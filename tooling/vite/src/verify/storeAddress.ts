/** The machines of a developer: what is served there has no https. */
const local = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1\])$/i

/** Whether a host name is this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/**
 * Reads the address of a store as people write it: `pay.example.com` is meant with https, `127.0.0.1:5200` and `localhost` with http.
 * Null for what is no address.
 */
export function storeAddress(text: string): URL | null {
  if (text.includes('://')) return parsed(text)
  const host = parsed(`https://${text}`)
  if (host === null || !/^[^\s@?#]+$/.test(text)) return null
  return local.test(host.hostname) ? parsed(`http://${text}`) : isHostName(host) ? host : null
}

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** A name without a dot is a slip, as a brand's key in place of an address. */
const isHostName = ({ hostname }: URL): boolean => /\.[\w-]+$|^\[/.test(hostname)
