import { cleanText, onceTimeoutMs, privateFetch, requestUrl } from '@topup/api-client'

/** What asking a host needs from outside. */
export interface WireDeps {
  readonly fetch: typeof fetch
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds of a clock that never jumps. */
  readonly tickMs: () => number
}

/** One request as it leaves, secrets included: never print it. */
export interface Outgoing {
  readonly origin: string
  readonly path: string
  readonly method: 'GET' | 'POST' | 'OPTIONS'
  readonly parameters: URLSearchParams
  readonly headers: Readonly<Record<string, string>>
}

/** What came back from one request. */
export type Exchange =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Headers
      /** With byte order marks, as it came. */
      readonly text: string
      /** Bytes of the answer, decompressed. */
      readonly size: number
      readonly ms: number
      /** How far the host's clock is ahead of this machine's; null without a readable `Date`. */
      readonly aheadMs: number | null
    }
  | { readonly kind: 'failed'; readonly reason: string; readonly ms: number }

/** Sends one request a single time and follows no redirect. Never throws: what goes wrong is `failed`. */
export async function exchange(outgoing: Outgoing, { fetch, now, tickMs }: WireDeps): Promise<Exchange> {
  const startedAt = now()
  const startedMs = tickMs()
  let encoding: string | null = null
  try {
    const response = await fetch(addressOf(outgoing), initOf(outgoing))
    encoding = response.headers.get('content-encoding')
    const aheadMs = aheadOf(response.headers.get('date'), (startedAt + now()) / 2)
    const bytes = await response.arrayBuffer()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const { status, headers } = response
    const size = bytes.byteLength
    return { kind: 'answered', status, headers, text, size, ms: tickMs() - startedMs, aheadMs }
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error, encoding), ms: tickMs() - startedMs }
  }
}

const addressOf = ({ origin, path, method, parameters }: Outgoing): string =>
  method === 'GET' ? requestUrl(origin, path, parameters) : `${origin}${path}`

function initOf({ method, headers, parameters }: Outgoing): RequestInit {
  return {
    ...privateFetch,
    redirect: 'manual',
    method,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    signal: AbortSignal.timeout(onceTimeoutMs),
    ...(method === 'POST' ? { body: parameters } : {}),
  }
}

/** `Date` has whole seconds, so it is half a second behind on average. */
function aheadOf(date: string | null, atMs: number): number | null {
  const said = Date.parse(date ?? '')
  return Number.isNaN(said) ? null : said + 500 - atMs
}

/** The message of an error can hold the address, and the secrets in it, so that only its code is told. */
function reasonOf(error: unknown, encoding: string | null): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${onceTimeoutMs} ms`
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'broken off'
  return encoding === null
    ? `no answer (${code})`
    : `a body that is no valid ${cleanText(encoding, 40)} (${code})`
}
