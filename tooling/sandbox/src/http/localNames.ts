/** The names that lead to this sandbox: what it answers to, and whose pages may read its calls. */
export interface LocalNames {
  /** Whether a host name, as `URL.hostname` spells it, leads here. */
  isHost(hostname: string): boolean
  /** Whether an `Origin` header names a page that may call: one of this machine, on any port, or an allowed one. `null` and malformed ones are foreign. */
  isOrigin(origin: string): boolean
  /** The origin of a request's address as its sender knows it: where `https` ends before the sandbox, the address says `http`. */
  originOf(url: URL): string
}

/** What the sandbox answers to beside loopback names, and whom it lets in beside pages of this machine. */
export interface AddedNames {
  /** Names of this machine, such as that of a container or a forwarder; pages under them may call. */
  readonly hosts?: readonly string[]
  /** The origin under which other machines reach a shared sandbox; its own pages have it. */
  readonly publicOrigin?: string | null
  /** Origins of pages that may call, each exactly as a browser sends it. */
  readonly allowedOrigins?: readonly string[]
}

/** `localhost`, any brand's `<brand>.localhost`, and the loopback addresses. */
const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/** Loopback names and the added ones; nothing else. */
export function createLocalNames(added: AddedNames = {}): LocalNames {
  const { hosts = [], publicOrigin = null, allowedOrigins = [] } = added
  const known = new Set(hosts.map((name) => name.toLowerCase()))
  const open = publicOrigin === null ? null : new URL(publicOrigin)
  const allowed = new Set([...allowedOrigins, ...(open === null ? [] : [open.origin])])
  const isOwnMachine = (hostname: string) => loopbackName.test(hostname) || known.has(hostname)
  return {
    isHost: (hostname) => isOwnMachine(hostname) || hostname === open?.hostname,
    isOrigin: (origin) => {
      if (allowed.has(origin)) return true
      const url = URL.parse(origin)
      return (
        url !== null && /^https?:$/.test(url.protocol) && url.origin === origin && isOwnMachine(url.hostname)
      )
    },
    originOf: ({ host, origin }) => (open !== null && host === open.host ? open.origin : origin),
  }
}
