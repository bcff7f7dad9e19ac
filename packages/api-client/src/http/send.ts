import { readText } from './readText.ts'
import { privateFetch, requestUrl } from './requestUrl.ts'

/** One request as it leaves, a GET, secrets included: never log it. */
export interface Outgoing {
  readonly origin: string
  readonly path: string
  readonly parameters: URLSearchParams
}

/** What came back from a single request. */
export type Received =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLong' }
  /** Rejected, reset, cut off, aborted, redirected, or an HTTP error status. */
  | { readonly kind: 'unreachable' }

/** Answers that were requested before this code was loaded, by the URL of their GET; each is given out once. */
export type PrefetchedAnswers = (url: string) => Promise<Response> | undefined

/** What sending needs from outside. */
export interface SendOptions {
  readonly fetchRequest: typeof fetch
  readonly prefetchedAnswers?: PrefetchedAnswers | undefined
  /**
   * Called with the service's time, epoch milliseconds in whole seconds, as an answer carried it; never where the host does not
   * let the page read its `Date` header. Source: decision 53.
   */
  readonly hearServiceTime?: ((epochMs: number) => void) | undefined
}

async function exchange(
  { origin, parameters, path }: Outgoing,
  { fetchRequest, prefetchedAnswers, hearServiceTime }: SendOptions,
  signal: AbortSignal,
): Promise<Received> {
  const url = requestUrl(origin, path, parameters)
  const response = await (prefetchedAnswers?.(url) ??
    fetchRequest(new Request(url, privateFetch), { signal }))
  if (!response.ok) return { kind: 'unreachable' }
  const sentAtMs = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(sentAtMs)) hearServiceTime?.(sentAtMs)
  const text = await readText(response)
  return text === null ? { kind: 'tooLong' } : { kind: 'text', text }
}

/** Sends a request a single time. Never throws: whatever goes wrong on the way is `unreachable`. Source: spec §7, decision 35. */
export async function send(outgoing: Outgoing, sending: SendOptions, signal: AbortSignal): Promise<Received> {
  try {
    return await exchange(outgoing, sending, signal)
  } catch {
    return { kind: 'unreachable' }
  }
}
