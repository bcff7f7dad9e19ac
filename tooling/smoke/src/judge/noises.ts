import type { Fault } from '../report/report.ts'

/** A message of the browser's console. */
export interface ConsoleLine {
  readonly type: string
  readonly text: string
  /** Where it comes from. */
  readonly url: string
}

/** Messages that the browser writes for a call that failed; the call itself is a fault already. */
const ofCall = /^Failed to load resource/

/** The fault that a console message is; null for one that is none. `hosts` are the store's own, as origins. */
export function consoleFault({ type, text, url }: ConsoleLine, hosts: readonly string[]): Fault | null {
  if (type !== 'error' || ofCall.test(text) || isPlaceholder(url, hosts)) return null
  return { kind: 'console', text }
}

/** A call and how it ended: the status of its answer, or the browser's word for why there was none. */
export interface Call {
  readonly method: string
  readonly url: string
  readonly outcome: number | string
}

/** A page that is left ends its calls. */
const ended = 'net::ERR_ABORTED'

/** The fault that a call is; null for one that went well, was ended by the page, or went to a placeholder of the facts. */
export function callFault({ method, url, outcome }: Call, hosts: readonly string[]): Fault | null {
  const isFine = typeof outcome === 'number' ? outcome < 400 : outcome === ended
  if (isFine || isPlaceholder(url, hosts)) return null
  return { kind: 'call', text: `${method} ${addressOf(url)}: ${outcome}` }
}

/** Whether an address has a host that nobody can register and the store does not name as its own. Source: RFC 2606, decision 37. */
export function isPlaceholder(url: string, hosts: readonly string[]): boolean {
  const { hostname = '', origin = '' } = URL.parse(url) ?? {}
  return /\.(?:example|test|invalid)$/.test(hostname) && !hosts.includes(origin)
}

/** An address without what may be secret in it. */
export function addressOf(text: string): string {
  const url = URL.parse(text)
  if (url === null) return 'an address that cannot be read'
  return /^https?:$/.test(url.protocol) ? url.origin + url.pathname : `${url.protocol}…`
}
