import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

/** How a host behaves for one request. */
export type Fault =
  | { readonly kind: 'answer'; readonly body: string; readonly status?: number; readonly type?: string }
  /** Never answers; the connection stays open. */
  | { readonly kind: 'hang' }
  /** Answers when the test lets it. */
  | { readonly kind: 'late'; readonly body: string; readonly until: Promise<void> }
  /** Sends headers and one byte, and never the rest. */
  | { readonly kind: 'drip' }
  /** Drops the connection before any answer; the request has arrived. */
  | { readonly kind: 'reset' }
  /** Drops the connection as soon as it is opened: no request arrives. */
  | { readonly kind: 'cut' }
  /** Sends its whole answer twice. */
  | { readonly kind: 'twice'; readonly body: string }
  /** Sends without end, for as long as the client reads. */
  | { readonly kind: 'endless' }
  /** Promises more bytes than it sends, then drops the connection. */
  | { readonly kind: 'truncate'; readonly body: string }
  | { readonly kind: 'redirect'; readonly to: string }

/** A request as the host saw it. */
export interface Seen {
  /** The time of the test's clock on arrival. */
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  readonly headers: IncomingMessage['headers']
}

/** A real HTTP server on the loopback with scripted faults. */
export interface FaultServer {
  readonly origin: string
  readonly seen: readonly Seen[]
  /** Scripts the next requests; the last one repeats. */
  script(...faults: readonly Fault[]): void
  /** Resolves once `count` requests have arrived in all. */
  received(count: number): Promise<void>
  close(): Promise<void>
}

/** An envelope with code 1. */
export function success(content: unknown): Fault {
  return { kind: 'answer', body: JSON.stringify({ code: 1, msg: '', content }) }
}

/** An envelope with an error code. */
export function rejection(code: unknown, msg = 'rejected', content: unknown = null): Fault {
  return { kind: 'answer', body: JSON.stringify({ code, msg, content }) }
}

function* spaces(): Generator<string> {
  for (;;) yield ' '.repeat(100_000)
}

async function act(fault: Fault, response: ServerResponse): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  switch (fault.kind) {
    case 'answer':
      response.writeHead(fault.status ?? 200, { 'content-type': fault.type ?? 'application/json' })
      response.end(fault.status === 204 ? undefined : fault.body)
      return
    case 'late':
      await fault.until
      response.writeHead(200, headers).end(fault.body)
      return
    case 'hang':
      return
    case 'drip':
      response.writeHead(200, headers)
      response.write('{')
      return
    case 'cut':
    case 'reset':
      response.destroy()
      return
    case 'endless':
      response.writeHead(200, headers)
      await pipeline(spaces, response).catch(() => undefined)
      return
    case 'twice': {
      const length = Buffer.byteLength(fault.body)
      const answer = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${fault.body}`
      response.socket?.end(answer + answer)
      return
    }
    case 'truncate':
      response.writeHead(200, { ...headers, 'content-length': fault.body.length + 100 })
      response.write(fault.body, () => response.destroy())
      return
    case 'redirect':
      response.writeHead(302, { location: fault.to }).end()
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Starts a host on a free port of 127.0.0.1. */
export async function startFaultServer(now: () => number): Promise<FaultServer> {
  const seen: Seen[] = []
  const watchers = new Set<() => void>()
  let faults: readonly Fault[] = [{ kind: 'hang' }]
  let next = 0

  const scripted = (): Fault => faults[Math.min(next, faults.length - 1)] ?? { kind: 'hang' }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const form = new URLSearchParams(await textOf(request))
    const { headers, method = '' } = request
    seen.push({ at: now(), method, path: url.pathname, query: url.searchParams, form, headers })
    const fault = scripted()
    next += 1
    for (const watcher of watchers) watcher()
    await act(fault, response)
  }

  const server = createServer((request, response) => void handle(request, response))
  // A connection kept open would already exist, so it could not be dropped on connect.
  server.maxRequestsPerSocket = 1
  server.on('connection', (socket) => {
    if (scripted().kind === 'cut') socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    script(...upcoming) {
      faults = upcoming
      next = 0
    },
    received: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (seen.length < count) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
