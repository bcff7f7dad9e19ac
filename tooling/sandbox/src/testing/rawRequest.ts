import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request with headers that `fetch` does not let a program choose: `host`, `origin`, `sec-fetch-site`. */
export interface RawRequest {
  /** Default `GET`. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What came back. */
export interface RawAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends exactly the given headers; `Host` is the address's own where none is given. */
export function rawRequest(
  url: string,
  { method = 'GET', headers = {}, body = '' }: RawRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, setHost: !('host' in headers) }, (answer) => {
      const { statusCode: status = 0, headers } = answer
      text(answer).then((sent) => resolve({ status, headers, text: sent }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
