/** The names that lead to this machine: what the sandbox answers to, and whose pages may read its calls. */
export interface LocalNames {
  /** Whether a host name, as `URL.hostname` spells it, leads here. */
  isHost(hostname: string): boolean
  /** Whether an `Origin` header names a page of this machine, on any port. `null` and malformed ones are foreign. */
  isOrigin(origin: string): boolean
}

/** `localhost`, any brand's `<brand>.localhost`, and the loopback addresses. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/** Loopback names and the `added` ones, such as that of a container or a forwarder on this machine. */
export function createLocalNames(added: readonly string[] = []): LocalNames {
  const known = new Set(added.map((name) => name.toLowerCase()))
  const isHost = (hostname: string) => loopbackName.test(hostname) || known.has(hostname)
  return {
    isHost,
    isOrigin: (origin) => {
      const url = URL.parse(origin)
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === origin && isHost(url.hostname)
    },
  }
}
