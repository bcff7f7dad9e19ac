import type { Endpoint } from '@topup/api-client'

/**
 * `fetch` over a connection of its own. A kept one can be closed by the service in the moment in which it is used again,
 * and how often that happens depends on how busy the machine is.
 */
export const freshFetch: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  return fetch(input, { ...init, headers })
}

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

/** A table of values, as JSON has them. */
type Fields = Record<string, unknown>

/** The fields of a value that JSON calls an object or a list; throws for any other, because the answer is not as the test expects. */
function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error('The answer has no such place')
  return value as Fields
}

/** Changes each answer of one call. */
export const answering = (call: Pick<Endpoint, 'path'>, change: (answer: Passing) => void): Deviation => ({
  answers: (answer) => {
    if (answer.path === call.path) change(answer)
  },
})

/** Puts another text in place of each answer of one call. */
export const saying = (call: Pick<Endpoint, 'path'>, say: (body: string) => string): Deviation =>
  answering(call, (answer) => {
    answer.body = say(answer.body)
  })

/** Changes the value at a path of each successful answer of one call; undefined takes it away. */
export const changing = (
  call: Pick<Endpoint, 'path'>,
  path: string,
  change: (value: unknown, around: Fields) => unknown,
): Deviation => saying(call, (body) => changeAt(body, path, change))

function changeAt(body: string, path: string, change: (value: unknown, around: Fields) => unknown): string {
  const envelope = fieldsOf(JSON.parse(body))
  if (envelope['code'] !== 1) return body
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const around = fieldsOf(keys.reduce<unknown>((inner, key) => fieldsOf(inner)[key], envelope))
  around[last] = change(around[last], around)
  return JSON.stringify(envelope)
}

/** Answers one call with another code wherever it has this one. */
export const recoding = (
  call: Pick<Endpoint, 'path'>,
  from: number,
  code: number,
  content: unknown = null,
): Deviation =>
  saying(call, (body) =>
    fieldsOf(JSON.parse(body))['code'] === from ? JSON.stringify({ code, msg: '', content }) : body,
  )

/** Changes the headers of each answer. */
export const heading = (change: (headers: Passing['headers'], path: string) => void): Deviation => ({
  answers: ({ headers, path }) => change(headers, path),
})
