import ky from 'ky'
import { maxAnswerLength } from '../envelope/readEnvelope.ts'

/** One request as it leaves, secrets included: never log it. */
export interface Outgoing {
  readonly origin: string
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly parameters: URLSearchParams
}

/** What came back from a single request. */
export type Incoming =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooLong' }
  /** Refused, reset, cut off, aborted, redirected, or an HTTP error status. */
  | { readonly kind: 'unreachable' }

async function exchange(
  outgoing: Outgoing,
  fetchRequest: typeof fetch,
  signal: AbortSignal,
): Promise<Incoming> {
  const { method, origin, parameters, path } = outgoing
  const query = parameters.toString()
  const response = await ky(method === 'GET' ? `${origin}${path}?${query}` : `${origin}${path}`, {
    method,
    ...(method === 'POST' ? { body: parameters, keepalive: query.length < 60_000 } : {}),
    // Ours is passed beside the request: ky would need AbortSignal.any for it, which old browsers lack.
    fetch: (request) => fetchRequest(request as Request, { signal }),
    // Tries and time limits are ours (failover), so that calls which move money are provably sent once.
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A redirect would carry the query, and the secrets in it, to a host outside the brand's table.
    redirect: 'error',
  })
  if (!response.ok) return { kind: 'unreachable' }
  const text = await readText(response)
  return text === null ? { kind: 'tooLong' } : { kind: 'text', text }
}

/** Reads no further than an answer may be long: one without an end must not fill the memory. Null when it is longer. */
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

/** Sends a request a single time. Never throws: whatever goes wrong on the way is `unreachable`. Source: spec §7, ruling 9. */
export async function send(
  outgoing: Outgoing,
  fetchRequest: typeof fetch,
  signal: AbortSignal,
): Promise<Incoming> {
  try {
    return await exchange(outgoing, fetchRequest, signal)
  } catch {
    return { kind: 'unreachable' }
  }
}
