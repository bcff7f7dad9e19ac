import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freshFetch } from './freshFetch.ts'

/** An answer on its way from the service to the checker. */
export interface Passing {
  readonly path: string
  readonly query: URLSearchParams
  status: number
  headers: Record<string, string>
  body: string
}

/** What a service does differently: with a request before it is answered, or with the answer. */
export interface Deviation {
  readonly asks?: (query: URLSearchParams, path: string) => void
  readonly answers?: (answer: Passing) => void
}

/** A host that passes everything on to a service, and what it does differently now. */
export interface DeviatingProxy {
  readonly origin: string
  /** Puts one deviation in place of the last. */
  play(deviation: Deviation): void
  close(): Promise<void>
}

/** Starts a proxy on a free port. `now` is the time of its header `Date`. */
export async function startDeviatingProxy(service: string, now: () => number): Promise<DeviatingProxy> {
  let deviation: Deviation = {}
  const server = createServer((request, response) => {
    void passOn(service, request, deviation).then((answer) => {
      response.sendDate = false
      const date = new Date(now()).toUTCString()
      response.writeHead(answer.status, { date, ...answer.headers }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    play: (next) => {
      deviation = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function passOn(
  service: string,
  request: IncomingMessage,
  { asks, answers }: Deviation,
): Promise<Passing> {
  const url = new URL(request.url ?? '/', service)
  asks?.(url.searchParams, url.pathname)
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  const { method = 'GET' } = request
  const kept = ['origin', 'content-type', 'access-control-request-method']
  const headers = kept.flatMap((name): [string, string][] => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const answer = await freshFetch(url, {
    method,
    headers,
    ...(method === 'POST' ? { body: Buffer.concat(parts) } : {}),
  })
  const passing: Passing = {
    path: url.pathname,
    query: url.searchParams,
    status: answer.status,
    headers: Object.fromEntries(
      [...answer.headers].filter(([name]) => /^(?:access-control-|content-type)/.test(name)),
    ),
    body: await answer.text(),
  }
  if (method !== 'OPTIONS') answers?.(passing)
  return passing
}
