import { maxAnswerLength } from '../envelope/readEnvelope.ts'
import { privateFetch, requestUrl } from './requestUrl.ts'

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

/** Answers that were asked for before this code was here, by the address of their GET; each is given out once. */
export type EarlyAnswers = (url: string) => Promise<Response> | undefined

/** The means of sending. */
export interface Sending {
  readonly fetchRequest: typeof fetch
  readonly earlyAnswers?: EarlyAnswers | undefined
}

async function exchange(
  { method, origin, parameters, path }: Outgoing,
  { fetchRequest, earlyAnswers }: Sending,
  signal: AbortSignal,
): Promise<Incoming> {
  const url = method === 'GET' ? requestUrl(origin, path, parameters) : `${origin}${path}`
  const response = await (earlyAnswers?.(url) ?? ask())
  async function ask(): Promise<Response> {
    // The first screen's answers are early ones, so its script does without the library.
    const { default: ky } = await import('ky')
    return ky(url, {
      ...privateFetch,
      method,
      ...(method === 'POST' ? { body: parameters, keepalive: parameters.toString().length < 60_000 } : {}),
      // Ours is passed beside the request: ky would need AbortSignal.any for it, which old browsers lack.
      fetch: (request) => fetchRequest(request as Request, { signal }),
      // Tries and time limits are ours (failover), so that calls which move money are provably sent once.
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
    })
  }
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
export async function send(outgoing: Outgoing, sending: Sending, signal: AbortSignal): Promise<Incoming> {
  try {
    return await exchange(outgoing, sending, signal)
  } catch {
    return { kind: 'unreachable' }
  }
}
