import { maxAnswerLength } from '../envelope/readEnvelope.ts'
import type { Transport } from './ask.ts'
import { privateFetch, requestUrl } from './requestUrl.ts'

/** One request as it leaves, secrets included: never log it. */
export interface Outgoing {
  readonly origin: string
  readonly path: string
  readonly method: 'GET' | 'POST'
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
}

const fetchTransport: Transport = (url, init, { fetchRequest, signal }) =>
  fetchRequest(new Request(url, init), { signal })

let libraryTransport: Transport | null = null

/**
 * Loads the HTTP library (ky) with the first request that needs it. The first screen does without it, because
 * its answers are early ones. Once the library is loaded, requests no longer wait for anything; otherwise a
 * request made while the page is being closed would never be sent. If the library cannot be loaded, requests
 * use plain fetch: some browsers never request a failed script again, and no call may depend on that.
 */
const loadTransport = (): Promise<Transport> =>
  import('./kyTransport.ts').then(
    ({ kyTransport }) => (libraryTransport = kyTransport),
    () => fetchTransport,
  )

async function exchange(
  { method, origin, parameters, path }: Outgoing,
  { fetchRequest, prefetchedAnswers }: SendOptions,
  signal: AbortSignal,
): Promise<Received> {
  const url = method === 'GET' ? requestUrl(origin, path, parameters) : `${origin}${path}`
  const init: RequestInit = { ...privateFetch, method }
  if (method === 'POST') {
    init.body = parameters
    init.keepalive = parameters.toString().length < 60_000
  }
  const by = { fetchRequest, signal }
  const response = await (prefetchedAnswers?.(url) ??
    libraryTransport?.(url, init, by) ??
    loadTransport().then((ask) => ask(url, init, by)))
  if (!response.ok) return { kind: 'unreachable' }
  const text = await readText(response)
  return text === null ? { kind: 'tooLong' } : { kind: 'text', text }
}

/**
 * Reads an answer up to the longest allowed length, so that an endless one cannot fill the memory. Null when it
 * is longer.
 */
async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length <= maxAnswerLength) continue
    await reader.cancel()
    return null
  }
}

/** Sends a request a single time. Never throws: whatever goes wrong on the way is `unreachable`. Source: spec §7, decision 35. */
export async function send(outgoing: Outgoing, sending: SendOptions, signal: AbortSignal): Promise<Received> {
  try {
    return await exchange(outgoing, sending, signal)
  } catch {
    return { kind: 'unreachable' }
  }
}
