import { freshFetch } from './freshFetch.ts'

/** An answer on its way from the service to the checker. */
export interface Passing {
  readonly path: string
  status: number
  headers: Record<string, string>
  body: string
}

/** What a service does differently: with a request before it is answered, or with the answer. */
export interface Deviation {
  readonly asks?: (query: URLSearchParams, path: string) => void
  readonly answers?: (answer: Passing) => void
}

/** Asks a service that does something differently. `now` is the time of its header `Date`. */
export const deviatingFetch =
  ({ asks, answers }: Deviation, now: () => number = Date.now): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asks?.(url.searchParams, url.pathname)
    const answer = await freshFetch(url, init)
    const passing: Passing = {
      path: url.pathname,
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), date: new Date(now()).toUTCString() },
      body: await answer.text(),
    }
    if (init?.method !== 'OPTIONS') answers?.(passing)
    // An answer that may have no body, as of a preflight, has none.
    return new Response(passing.body === '' ? null : passing.body, passing)
  }
