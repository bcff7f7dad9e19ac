import type { Deployment } from '@topup/domain'
import { hostsOf } from '@topup/vite/deploy'
import type { KnownBrand, Target } from './target.ts'

// What is a fault of a store, from data alone: each judge answers with a sentence for every fault.

/** Groups of characters that stand around a key in a sentence. */
const around = /^[^\p{L}]+|[^\p{L}\d]+$/gu

/** What no player should read: the leftovers of a value that was missing. */
const leftover = /\bundefined\b|\bNaN\b|\[object \w+\]/

/**
 * What is wrong with the words of a screen: keys in place of their texts, placeholders that nobody filled, and leftovers
 * of missing values.
 */
export function wordFaults(words: readonly string[], keys: ReadonlySet<string>): readonly string[] {
  return words.flatMap((text) => {
    const key = text
      .split(/\s+/)
      .map((word) => word.replaceAll(around, ''))
      .find((word) => keys.has(word))
    if (key !== undefined) return [`the key ${key} in place of its text`]
    const placeholder = /\{\{.*?\}\}|\$t\(/.exec(text)?.[0]
    if (placeholder !== undefined) return [`the placeholder ${placeholder} in "${text.slice(0, 60)}"`]
    const left = leftover.exec(text)?.[0]
    return left === undefined ? [] : [`${left} in "${text.slice(0, 60)}"`]
  })
}

/** Whether a page speaks a language: by its own word, by its direction, and by at least two of the language's texts. */
export function languageFaults(
  found: { readonly lang: string; readonly dir: string; readonly lines: readonly string[] },
  expected: { readonly lang: string; readonly dir: string; readonly texts: ReadonlyMap<string, string> },
): readonly string[] {
  const own = new Set(expected.texts.values())
  const spoken = found.lines.filter((line) => own.has(line.trim())).length
  return [
    ...(found.lang === expected.lang ? [] : [`the page says that it is in "${found.lang}"`]),
    ...(found.dir === expected.dir ? [] : [`the page runs "${found.dir}", not "${expected.dir}"`]),
    ...(spoken > 1 ? [] : ['hardly a line of the page is a text of this language']),
  ]
}

/** Messages that the browser writes for a call that failed; the call itself is a fault already. */
const ofCall = /^Failed to load resource/

/** The fault that a console message of a script is; null for one that is none. `hosts` are the store's own, as origins. */
export function consoleFault(
  { type, text, url }: Readonly<Record<'type' | 'text' | 'url', string>>,
  hosts: readonly string[],
): string | null {
  if (type !== 'error' || ofCall.test(text) || isPlaceholder(url, hosts)) return null
  return `console: ${text}`
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
export function callFault({ method, url, outcome }: Call, hosts: readonly string[]): string | null {
  const isFine = typeof outcome === 'number' ? outcome < 400 : outcome === ended
  if (isFine || isPlaceholder(url, hosts)) return null
  return `call: ${method} ${addressOf(url)}: ${outcome}`
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

/** What a store called, and what it may call. */
export interface Calls {
  /** Origins that its scripts asked. */
  readonly called: ReadonlySet<string>
  readonly own: readonly string[]
  readonly environment: Target['environment']
}

/**
 * Whether a store speaks to the service of its own environment alone, a sentence for each other host of any brand's table.
 * A store on this machine says itself whom it calls, and may not say production. Hosts that no table has belong to login and
 * payment providers. Source: decision 37.
 */
export function hostFaults(
  { called, own, environment }: Calls,
  brands: readonly KnownBrand[],
): readonly string[] {
  const rows = brands.flatMap(({ key, deployments }) =>
    deployments.map((deployment: Deployment) => ({ key, deployment })),
  )
  const strange = [...called].flatMap((origin) => {
    const row = rows.find(({ deployment }) => hostsOf(deployment).includes(origin))
    const isLost = row?.deployment.environment === 'production' && environment !== 'production'
    return row === undefined || (own.includes(origin) && !isLost)
      ? []
      : [`it calls ${origin}, a ${row.deployment.environment} host of ${row.key}`]
  })
  if (own.length === 0) return [...strange, 'no host table has this address, so the store has no service']
  const isServed = own.some((origin) => called.has(origin))
  return isServed ? strange : [...strange, `it calls none of its hosts (${own.join(', ')})`]
}

/** Why the brand that a page names is not the one that is meant. */
export function brandFaults(
  shown: string | null,
  expected: string | null,
  knownKeys: readonly string[],
): readonly string[] {
  if (shown === null) return ['the page names no brand: it is not a store of ours']
  if (expected !== null && shown !== expected) return [`it is the store of ${shown}, not of ${expected}`]
  return knownKeys.includes(shown) ? [] : [`there is no brand ${shown} in this checkout`]
}

/** A text without a password and without the queries of addresses, where a token may stand. */
export function clean(text: string, password: string): string {
  const forms = password === '' ? [] : [password, encodeURIComponent(password)]
  return forms
    .reduce((left, form) => left.replaceAll(form, '•••'), text)
    .replaceAll(/(https?:\/\/[^\s"'?#)]+)[?#][^\s"')]*/g, '$1')
}
